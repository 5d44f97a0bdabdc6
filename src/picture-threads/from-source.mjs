/** Where a thread begins that is run from its source: what reads TypeScript for the main thread does not do so for others. */
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.script)
