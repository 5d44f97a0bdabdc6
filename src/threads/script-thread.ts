/** A thread that runs a script, as seen by the thread that has use for it. */
import { Worker } from 'node:worker_threads'

/** Both sides know messages by their kind. The script says `ready` once it takes messages. */
interface ScriptThreadOptions<Heard extends { readonly kind: string }> {
  readonly script: URL
  /** What the script finds as `workerData`. */
  readonly data: object
  readonly hear: (message: Heard) => void
  /** Called with the reason when the thread has ended although it was not given up. */
  readonly ended: (reason: unknown) => void
  /** The reason in one sentence, if the thread gives none. */
  readonly endedWhy: string
}

export interface ScriptThread<Sent> {
  /** Starts the thread unless it runs. Throws if the system cannot. */
  start(): void
  isReady(): boolean
  /** Starts the thread unless it runs. Throws as `start`, and if the message cannot be cloned. */
  send(message: Sent): void
  /** Nothing more is heard of the thread that runs. The caller has to end it. Null if none runs. */
  giveUp(): Worker | null
}

/** Node cannot run TypeScript by itself. */
const FROM_SOURCE = new URL('./from-source.mjs', import.meta.url)

/** It starts when first needed, and again after it has ended or was given up. It does not keep the process alive. */
export function createScriptThread<Sent, Heard extends { readonly kind: string }>({
  script,
  data,
  hear,
  ended,
  endedWhy,
}: ScriptThreadOptions<Heard>): ScriptThread<Sent> {
  let worker: Worker | null = null
  let isReady = false

  function giveUp(): Worker | null {
    const last = worker
    worker = null
    isReady = false
    return last
  }

  function started(): Worker {
    const fresh = new Worker(script.pathname.endsWith('.ts') ? FROM_SOURCE : script, {
      workerData: { ...data, script: script.href },
    })
    fresh.unref()
    const end = (reason: unknown) => {
      if (worker !== fresh) return
      giveUp()
      ended(reason)
    }
    fresh.on('message', (message: Heard) => {
      if (worker !== fresh) return
      if (message.kind === 'ready') isReady = true
      hear(message)
    })
    fresh.on('error', end)
    fresh.on('exit', () => end(new Error(endedWhy)))
    return fresh
  }

  return {
    start() {
      worker ??= started()
    },
    isReady: () => isReady,
    send(message) {
      worker ??= started()
      worker.postMessage(message)
    },
    giveUp,
  }
}
