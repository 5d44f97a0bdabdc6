import { setTimeout as pause } from 'node:timers/promises'
import type { QueryConfig } from 'pg'
import { expect, test } from 'vitest'
import { createOutage } from '../../../../src/store/postgres/connection/outage.js'
import type { Session } from '../../../../src/store/postgres/connection/session.js'

const LOST = 7

test('an outage does not end before what was lost during it has come to its end at the server', async () => {
  let isThere = true
  let renew = () => {}
  const renewed = new Promise<void>((resolve) => {
    renew = resolve
  })
  let isRenewing = () => {}
  const renewing = new Promise<void>((resolve) => {
    isRenewing = resolve
  })
  const session = {
    serverProcess: 1,
    cut() {},
    async ask(statement: string | QueryConfig) {
      if (typeof statement === 'string') {
        isRenewing()
        await renewed
      } else if (statement.text.includes('pg_terminate_backend')) return { rows: isThere ? [{ pid: LOST }] : [] }
      return { rows: [{ isReadOnly: false, isOurs: true }], rowCount: 1 }
    },
  } as unknown as Session
  const outage = createOutage({
    open: async () => session,
    name: 'stagecoach',
    database: 'games',
    troubled() {},
    lease: { id: 'a', lose() {} },
  })
  await outage.admitted(() => false)
  outage.begin('disconnected', new Error('gone'), session)
  await renewing
  await outage.settled({ hasServerEnded: false, serverProcess: LOST } as Session)
  renew()
  await pause(500)
  expect(outage.trouble()).toMatch(/out of reach/)
  isThere = false
  await expect.poll(outage.trouble).toBeNull()
  outage.close()
})
