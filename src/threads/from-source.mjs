/**
 * The entry point of threads that run from source. The main thread's TypeScript loader does not apply to other threads, so each
 * one registers its own.
 */
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.script)
