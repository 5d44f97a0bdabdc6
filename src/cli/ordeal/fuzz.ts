/** Sends forged, mutated and random presses, commands and forms. None of them may change a table. */
import { setTimeout as after, setImmediate } from 'node:timers/promises'
import { at } from '../../engine/lists.js'
import { pick, type Random, seededRandom } from '../../engine/random.js'
import { withDatabase } from '../scratch.js'
import { type Desk, openDesk } from './fuzz/desk.js'
import { digestOf, isAllTold } from './fuzz/digest.js'
import { command, realIds, realValues, somebody } from './fuzz/generators.js'
import { mutated } from './fuzz/mutation.js'
import { commandPayload, formPayload, pressPayload } from './fuzz/payloads.js'
import { hasRight } from './fuzz/right.js'
import { type Stage, setStage } from './fuzz/stage.js'
import { strangeTexts } from './fuzz/strange-texts.js'
import type { Asked, Trial, Verdict } from './trial.js'

const LOOK_EVERY = 10_000
const LONGEST_MUTATION = 3

export const fuzzTrial: Trial = {
  name: 'fuzz',
  what: 'N forged and random custom_ids, options and forms, in one process without network or pictures, on tables of all kinds',
  unit: 'count',
  usual: 1_000_000,
  run: (asked) => fuzz(asked),
}

type Kind = 'buttons' | 'menus' | 'commands' | 'options being typed' | 'forms'

interface Source {
  readonly stage: Stage
  readonly random: Random
  readonly ids: readonly string[]
  readonly values: readonly string[]
  /** A text from fast-check. */
  readonly strange: () => Promise<string>
  readonly hasRight: (press: Parameters<typeof hasRight>[0]) => boolean
}

/** Delivers `amount` interactions. `around` may wrap the desk. */
export function fuzz({ amount, seed, progress }: Asked, around: (desk: Desk) => Desk = (desk) => desk): Promise<Verdict> {
  return withDatabase(async (path) => {
    const desk = around(openDesk(path))
    const source = await sourceFor(desk, seed)
    while (!isAllTold(path)) await after(10)
    const figures = new Map<string, number>()
    const failures: string[] = []
    const count = (what: string) => figures.set(what, (figures.get(what) ?? 0) + 1)
    let changes = 0
    let known = digestOf(path)
    for (let sent = 1; sent <= amount; sent++) {
      const { kind, payload } = await drawn(source)
      count(kind)
      const how = await desk.deliver(payload)
      if (how === 'ignored' && kind !== 'forms') failures.push(`nothing was said to ${JSON.stringify(payload)}`)
      if (sent % LOOK_EVERY !== 0 && sent !== amount) continue
      await setImmediate()
      const now = digestOf(path)
      if (now !== known) {
        changes++
        failures.push(`a table was changed by one of the ${LOOK_EVERY} before number ${sent}`)
      }
      known = now
      progress(`${sent} delivered`)
    }
    await desk.close()
    failures.push(...desk.complaints)
    return { figures: { ...Object.fromEntries(figures), exceptions: desk.complaints.length, 'state changes': changes }, failures }
  })
}

async function sourceFor({ tables }: Desk, seed: string): Promise<Source> {
  const stage = await setStage(tables, seededRandom(`${seed}/stage`))
  const random = seededRandom(`${seed}/fuzz`)
  const texts = strangeTexts(random.below(2 ** 30))
  const logs = new Map<string, Awaited<ReturnType<typeof tables.log>>>()
  for (const { id } of stage.tables) logs.set(id, await tables.log(id, 0))
  return {
    stage,
    random,
    ids: stage.tables.flatMap(realIds),
    values: stage.tables.flatMap(realValues),
    strange: async () => (await texts.next()).value,
    hasRight: (press) => hasRight(press, stage.tables, logs),
  }
}

async function drawn(source: Source): Promise<{ readonly kind: Kind; readonly payload: object }> {
  const { stage, random } = source
  const { user, place } = somebody(stage, random)
  const dice = random.below(100)
  if (dice < 80) return drawnPress(source)
  if (dice < 85) {
    const values = [await source.strange(), await text(source, source.values)]
    return { kind: 'forms', payload: formPayload(user, place, await text(source, source.ids), values, random) }
  }
  const options = [await source.strange(), await text(source, source.values), 'Europe/Paris', '22:30']
  const { name, options: entered } = command(options, random)
  const stranger = pick(stage.strangers, random)
  if (dice < 90) return typing(source, name, entered)
  return { kind: 'commands', payload: commandPayload(stranger, place, name, entered, false, random) }
}

/** An option of a command while it is being typed. */
function typing({ stage, random }: Source, name: string, entered: ReturnType<typeof command>['options']) {
  const { user, place } = somebody(stage, random)
  const focused = { type: 3, name: 'timezone', value: 'eur', focused: true }
  const options = entered.map((option) => (option.options === undefined ? option : { ...option, options: [focused] }))
  const all = options.some((option) => option.options !== undefined) ? options : [focused]
  return { kind: 'options being typed', payload: commandPayload(user, place, name, all, true, random) } as const
}

async function drawnPress(source: Source): Promise<{ readonly kind: Kind; readonly payload: object }> {
  const { stage, random } = source
  for (;;) {
    const { user, place } = somebody(stage, random)
    const customId = await text(source, source.ids)
    const values =
      random.below(4) === 0
        ? await Promise.all(Array.from({ length: 1 + random.below(2) }, () => text(source, source.values)))
        : null
    if (source.hasRight({ userId: user.id, place: placeOf(source, place, customId), customId, values: values ?? [] })) continue
    const payload = pressPayload(user, placeOf(source, place, customId), customId, values, random)
    return { kind: values === null ? 'buttons' : 'menus', payload }
  }
}

/** Usually the place of the table named in the id. */
function placeOf({ stage }: Source, place: Stage['places'][number], customId: string) {
  const table = stage.tables.find(({ id }) => customId.includes(id))
  return table === undefined || customId.length % 4 === 0 ? place : { guildId: table.guildId, channelId: table.channelId }
}

/** A real text, a mutated one, or one from fast-check. */
async function text({ random, strange }: Source, real: readonly string[]): Promise<string> {
  const dice = random.below(10)
  if (dice < 3) return pick(real, random)
  if (dice < 5) return strange()
  let result = at(real, random.below(real.length))
  for (let times = 1 + random.below(LONGEST_MUTATION); times > 0; times--) result = mutated(result, real, random)
  return result
}
