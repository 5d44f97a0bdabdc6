/** The format of a transcript: the content of each line. Extra keys are allowed anywhere. */
import { z } from 'zod'

const seat = z.int().min(0).max(3)
const dollars = z.int().min(0)
const profession = z.enum(['banker', 'barkeeper', 'merchant', 'sergeant', 'gold-digger', 'farmer'])
const tile = z.enum([...profession.options, 'hotel'])
const line = z.tuple([z.string(), z.string()])
const reason = z.enum(['roads', 'stack', 'no-tiles', 'stalemate'])

const setup = z.looseObject({
  type: z.literal('setup'),
  game: z.literal('pioneers'),
  rulesVersion: z.int().min(1),
  seats: z.int().min(2).max(4),
  seed: z.string(),
  board: z.looseObject({ start: z.string(), cities: z.array(z.string()), lines: z.array(line), covered: z.array(z.string()) }),
  tiles: z.record(z.string(), tile),
  coaches: z.record(z.string(), z.looseObject({ seats: z.array(profession), points: z.int() })),
  startingCoach: z.array(z.string()),
  display: z.array(z.string()).length(4),
  stack: z.int(),
  cash: z.array(z.int()),
  first: seat,
})

const fact = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('turn'), seat, round: z.int() }),
  z.looseObject({ kind: z.literal('income'), seat, amount: dollars }),
  z.looseObject({ kind: z.literal('road-bought'), seat, line, action: z.enum(['one-road', 'two-roads']), paid: dollars }),
  z.looseObject({
    kind: z.literal('coach-bought'),
    seat,
    coach: z.string(),
    slot: z.int().min(1).max(4),
    paid: dollars,
    refill: z.string().nullable(),
  }),
  z.looseObject({
    kind: z.literal('moved'),
    seat,
    path: z.array(z.string()).min(2),
    bank: dollars,
    owners: z.record(z.string().regex(/^[0-3]$/), z.int().min(1)),
  }),
  z.looseObject({ kind: z.literal('settled'), seat, city: z.string(), tile, pioneer: profession, coach: z.string() }),
  z.looseObject({ kind: z.literal('tile-kept'), seat, tile }),
  z.looseObject({ kind: z.literal('tile-boxed'), seat, tile }),
  z.looseObject({ kind: z.literal('sergeant-road'), seat, line }),
  z.looseObject({ kind: z.literal('pioneer-returned'), seat, coach: z.string(), pioneer: profession }),
  z.looseObject({ kind: z.literal('nugget'), seat, value: z.int() }),
  z.looseObject({ kind: z.literal('farmer-settled'), seat, city: z.string(), coach: z.string() }),
  z.looseObject({ kind: z.literal('hotel-paid'), seat, amount: z.literal(3) }),
  z.looseObject({ kind: z.literal('action-skipped'), seat, tile: z.enum(['sergeant', 'barkeeper', 'farmer']) }),
  z.looseObject({ kind: z.literal('coach-emptied'), seat, coach: z.string(), points: z.int(), dollars: z.literal(1) }),
  z.looseObject({ kind: z.literal('invited'), seat, by: seat, pioneer: profession }),
  z.looseObject({
    kind: z.literal('joined'),
    seat,
    by: seat,
    city: z.string(),
    pioneer: profession,
    coach: z.string(),
    paid: z.literal(2),
  }),
  z.looseObject({ kind: z.literal('declined'), seat, by: seat }),
  z.looseObject({ kind: z.literal('no-move'), seat, reason: z.enum(['no-passengers', 'unreachable']) }),
  z.looseObject({ kind: z.literal('end-triggered'), seat, reason }),
  z.looseObject({
    kind: z.literal('scored'),
    seat,
    track: z.int(),
    emptySeats: z.int(),
    nuggets: z.int(),
    network: z.int(),
    total: z.int(),
    dollars,
  }),
  z.looseObject({ kind: z.literal('over'), winners: z.array(seat).min(1), reason }),
])

const factLine = z.looseObject({ type: z.literal('fact'), seq: z.int().min(1), fact })

export type Setup = z.infer<typeof setup>
export type Fact = z.infer<typeof fact>
export type Kind = Fact['kind']
export type FactOf<K extends Kind> = Extract<Fact, { kind: K }>
export type Profession = z.infer<typeof profession>
export type Tile = z.infer<typeof tile>
export type EndReason = z.infer<typeof reason>

/** The closed list of fact kinds. */
export const KINDS: readonly Kind[] = fact.options.map((option) => option.shape.kind.value)

export interface Recorded {
  readonly setup: Setup
  readonly facts: readonly Fact[]
}

/** Reads the lines of one game. Throws at the first malformed one. */
export function readTranscript(lines: readonly string[]): Recorded {
  const [first = '', ...rest] = lines
  const facts = rest.map((text, index) => {
    const read = factLine.parse(JSON.parse(text))
    if (read.seq !== index + 1) throw new Error(`seq ${read.seq} on line ${index + 2}`)
    return read.fact
  })
  return { setup: setup.parse(JSON.parse(first)), facts }
}
