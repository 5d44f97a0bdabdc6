/** Where a thread begins: the engine reads no TypeScript by itself, and what reads it for the main thread does not for others. */
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.script)
