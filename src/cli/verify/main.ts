/** `npm run verify`: repeats the draws of a game and says whether they match the record. */
import { readFileSync } from 'node:fs'
import { loadEnvironment, readDatabase } from '../../config.js'
import { GAMES } from '../../games/index.js'
import { openForOperator } from '../../store/open.js'
import { StoreUnavailable } from '../../store/unavailable.js'
import { TableUnreadable } from '../../tables/model/loaded-table.js'
import { messageOf } from '../../tables/model/message-of.js'
import { run } from '../arguments.js'
import { VERIFY, type VerifyJob } from './command.js'
import { type Report, reportOnTable, reportOnTranscript } from './report.js'

const STANDARD_INPUT = 0

async function report(job: VerifyJob): Promise<Report> {
  if (job.kind === 'transcript') return reportOnTranscript(readText(job.file), job.file, GAMES)
  const { store, close } = await openForOperator(readDatabase(process.env), true)
  return reportOnTable(store, GAMES, job.tableId).finally(close)
}

/** Something that the operator named cannot be read. The message is one sentence. */
class Unreadable extends Error {}

function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8')
  } catch (cause) {
    throw new Unreadable(`${file} cannot be read: ${messageOf(cause)}`, { cause })
  }
}

const STATUS = { right: 0, wrong: 1, unreadable: 2 } as const

async function main(job: VerifyJob): Promise<number> {
  loadEnvironment()
  const { verdict, text } = await report(job)
  if (verdict === 'unreadable') process.stderr.write(`verify: ${text}\n`)
  else process.stdout.write(`${text}\n`)
  return STATUS[verdict]
}

await run(VERIFY, main, { kinds: [Unreadable, StoreUnavailable, TableUnreadable], status: STATUS.unreadable })
