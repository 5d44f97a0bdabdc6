/** A thread's program that is told by the seed what goes wrong with it. */
import { parentPort, workerData } from 'node:worker_threads'

const hurried = new Int32Array(workerData.hurry)

parentPort.on('message', ({ id, seed }) => {
  // Never asks again whether it has to end.
  if (seed === 'stuck') for (;;);
  // Ends only when it is hurried.
  if (seed === 'endless') while (Atomics.load(hurried, 0) !== id);
  parentPort.postMessage({ kind: 'found', id, found: seed === 'hint' ? { candidates: [], iterations: 0 } : seed })
})
parentPort.postMessage({ kind: 'ready' })
