/** Why a process cannot begin, as its operator is told. */
import { REST } from '@discordjs/rest'
import { expect, onTestFinished, test } from 'vitest'
import { createGateway } from '../../../src/discord/wire/gateway.js'
import { holdAllShards, type ShardHoldings } from '../../../src/discord/wire/shard-holdings.js'
import { StoreUnavailable } from '../../../src/store/unavailable.js'
import { systemClock } from '../../../src/tables/service/system.js'
import { hostSandbox } from '../../sandbox/host.js'

/** A process that has not connected, with a token that Discord knows, or another one. */
async function gatewayWith(begin: ShardHoldings['begin'], token?: string) {
  const sandbox = await hostSandbox({})
  const own = token ?? sandbox.botToken
  const gateway = createGateway({
    rest: new REST({ api: sandbox.apiUrl }).setToken(own),
    token: own,
    where: 'the sandbox',
    clock: systemClock,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    holdings: { ...holdAllShards(), begin },
    meet() {},
    hosts: { async open() {}, begin() {}, hear: () => undefined, async close() {} },
    lose() {},
  })
  onTestFinished(() => gateway.close())
  return gateway
}

test('that the database is not for this bot is no trouble with Discord', async () => {
  const refusal = new StoreUnavailable('in-use', 'The database is used by others.')
  const gateway = await gatewayWith(async ({ application }) => {
    await application()
    throw refusal
  })
  await expect(gateway.connect()).rejects.toBe(refusal)
})

test('a token that Discord does not know is', async () => {
  const gateway = await gatewayWith(async () => {}, 'another.token.altogether')
  await expect(gateway.connect()).rejects.toThrow('the sandbox refuses the token')
})
