/**
 * A process that holds all shards of a bot and tells, one JSON object a line, what it hears and which sessions it could leave.
 * Arguments: the sandbox's API and the bot's token.
 */
import { REST } from '@discordjs/rest'
import { createGateway } from '../../../src/discord/wire/gateway.js'
import { holdAllShards } from '../../../src/discord/wire/shard-holdings.js'
import { systemClock } from '../../../src/tables/service/system.js'

const [api = '', token = ''] = process.argv.slice(2)
const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

/** What was heard since the last session was told. A kill does not come between the two. */
let channel: string | undefined

const gateway = createGateway({
  rest: new REST({ api }).setToken(token),
  token,
  where: 'the sandbox',
  clock: systemClock,
  log: { debug() {}, info() {}, warn() {}, error() {} },
  holdings: {
    ...holdAllShards(),
    note(shard, session) {
      tell({ shard, session, channel })
      channel = undefined
    },
  },
  meet() {},
  hosts: {
    async open() {},
    begin() {},
    hear(_shard, { t, d }) {
      if (t === 'CHANNEL_CREATE' && 'name' in d) channel = d.name ?? undefined
      return undefined
    },
    async close() {},
  },
  lose() {},
})

await gateway.connect()
tell({ connected: true })
