/** `npm run tables`: shows tables to the operator and closes them. */
import { loadEnvironment, readDatabase } from '../../config.js'
import { GAMES } from '../../games/index.js'
import { openForOperator } from '../../store/open.js'
import type { OperatorConnection } from '../../store/ports.js'
import { StoreUnavailable } from '../../store/unavailable.js'
import { NotStored } from '../../tables/model/not-stored.js'
import { run } from '../arguments.js'
import { closeTable } from './close-table.js'
import { TABLES, type TablesJob } from './command.js'
import { asJson, listed, shown } from './report.js'

const LIVE = ['lobby', 'playing', 'quarantined'] as const
const ENDED = ['over', 'cancelled'] as const

/** What to print, or a problem as one sentence for standard error. */
type Said = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string }

async function carryOut(job: TablesJob, tables: OperatorConnection): Promise<Said> {
  if (job.kind === 'list') {
    const lines = await tables.list(job.all ? [...LIVE, ...ENDED] : LIVE)
    return { ok: true, text: job.json ? asJson(lines, false) : listed(lines) }
  }
  const { tableId } = job
  if (job.kind === 'show') {
    const table = await tables.show(tableId)
    if (table === null) return noSuchTable(tableId)
    return { ok: true, text: job.json ? asJson(table, job.names) : shown(table, job.names) }
  }
  switch (await closeTable(tables.store, GAMES, tableId, new Date())) {
    case 'closed':
      return { ok: true, text: `Closed table ${tableId}.` }
    case 'already-over':
      return { ok: false, problem: `Table ${tableId} is over already: there is nothing to close.` }
    case 'no-such-table':
      return noSuchTable(tableId)
  }
}

function noSuchTable(tableId: string): Said {
  return { ok: false, problem: `There is no table ${tableId}: --list --all shows which there are.` }
}

async function main(job: TablesJob): Promise<number> {
  loadEnvironment()
  const tables = await openForOperator(readDatabase(process.env), job.kind !== 'close')
  const said = await carryOut(job, tables).finally(() => tables.close())
  if (said.ok) process.stdout.write(`${said.text}\n`)
  else process.stderr.write(`tables: ${said.problem}\n`)
  return said.ok ? 0 : 1
}

await run(TABLES, main, { kinds: [StoreUnavailable, NotStored], status: 1 })
