/**
 * The entry point of threads that run from source. Node's TypeScript loader is registered only for the main thread, so each
 * thread needs its own.
 */
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.script)
