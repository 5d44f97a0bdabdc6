import { expect, test } from 'vitest'
import { latestHeading, standingStory, storyOfTurns, wholeStory, withCause } from '../../../src/discord/words/chronicle.js'
import { hindsight } from '../../../src/discord/words/hindsight.js'
import { readerOf } from '../../../src/discord/words/reader.js'
import { lastPage } from '../../../src/discord/words/reference.js'
import { linesOfTurn } from '../../../src/discord/words/turns-taken.js'
import type { Reader } from '../../../src/games/face.js'
import type { AnyFact } from '../../../src/games/game.js'
import { pioneers } from '../../../src/games/pioneers/index.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { anonymousId } from '../../../src/tables/model/anonymous.js'
import type { ActionEntry, DrawEntry, LogEntry, SeatEntry } from '../../../src/tables/model/log.js'
import type { User } from '../../../src/tables/model/people.js'
import type { Table } from '../../../src/tables/model/table.js'
import { ANN, BEN, CAT, DAN, good, request } from '../../tables/kit/house.js'
import { toldTables } from '../kit/told-tables.js'

const READER: Reader = { locale: 'en', names: ['Ann', 'Ben'], viewer: 'table' }

const fact = (kind: string, more: object): AnyFact => ({ to: 'table', kind, ...more })

function byClock(position: number, ...facts: readonly AnyFact[]): ActionEntry {
  const base = { position, at: new Date(0), turn: 1 }
  return { ...base, kind: 'action', seat: 0, userId: ANN.id, cause: 'clock', action: 'x', facts }
}

const NUGGET = byClock(1, fact('nugget', { seat: 0 }))
const END_OF_TURN = byClock(2, fact('turn', { seat: 1, round: 1 }), fact('no-move', { seat: 1, reason: 'unreachable' }))

async function begun() {
  const { tables } = toldTables()
  const { id } = good(await tables.open(request()))
  good(await tables.join(id, BEN))
  return { tables, table: good(await tables.start(id, ANN)) }
}

test('an action by the clock says so, but what the next turn begins with does not', async () => {
  const table = { ...(await begun()).table, game: pioneers }
  expect(standingStory(table, [NUGGET, END_OF_TURN], READER)).toEqual([
    'Ann takes a gold nugget *(time ran out)*.',
    'Round 1: it is Ben’s turn.',
    'Ben cannot ride to any matching city; the stagecoach stays where it is.',
  ])
  const chapters = wholeStory(table, [NUGGET, END_OF_TURN], READER).flatMap((told) => told.chapters)
  expect(chapters.flatMap(({ sentences }) => sentences)).toEqual([
    'Ann takes a gold nugget *(time ran out)*.',
    'Ben cannot ride to any matching city; the stagecoach stays where it is.',
  ])
})

test('a message that says whose turn it is leaves out the sentence with which it began, and no earlier one', async () => {
  const table = { ...(await begun()).table, game: pioneers }
  const next = byClock(3, fact('turn', { seat: 0, round: 2 }), fact('no-move', { seat: 0, reason: 'unreachable' }))
  expect(storyOfTurns(table, [END_OF_TURN, next], READER)).toEqual([
    'Round 1: it is Ben’s turn.',
    'Ben cannot ride to any matching city; the stagecoach stays where it is.',
    'Ann cannot ride to any matching city; the stagecoach stays where it is.',
  ])
  expect(latestHeading(table, [END_OF_TURN, next], READER)).toBe('Round 2 · Ann')
  expect(latestHeading(table, [NUGGET], READER)).toBeNull()
})

test.each(LOCALES)('a reason joins the parentheses with which a sentence ends, but not those of a name, in %s', (locale) => {
  const { order } = TEXTS[locale].chronicle.causes
  const told = (sentence: string) => withCause(sentence, 'order', locale).replaceAll('\u202f', '')
  expect(told('Ann joins (to Bill; $2 for you).')).toBe(`Ann joins (to Bill; $2 for you; *${order}*).`)
  expect(told('Ann joins ($2 for Cat \\(she\\)).')).toBe(`Ann joins ($2 for Cat \\(she\\); *${order}*).`)
  expect(told('Ann joins Cat \\(she\\).')).toBe(`Ann joins Cat \\(she\\) *(${order})*.`)
})

test('messages tell together what players did, and what happens by itself apart from it', async () => {
  const table = { ...(await begun()).table, game: pioneers }
  const road = (line: readonly string[], paid: number) => fact('road-bought', { seat: 0, line, action: 'two-roads', paid })
  const late = byClock(2, road(['albany', 'buffalo'], 0))
  const pressed = [byClock(1, road(['albany', 'boston'], 5)), late].map((entry) => ({ ...entry, cause: 'player' as const }))
  const together = 'Ann builds roads for $5: Albany – Boston and Albany – Buffalo.'
  expect(standingStory(table, pressed, READER)).toEqual([together])
  expect(wholeStory(table, pressed, READER)).toHaveLength(2)
  const apart = standingStory(table, [...pressed.slice(0, 1), late], READER)
  expect(apart).toEqual([expect.stringContaining('Albany – Boston'), expect.stringMatching(/Buffalo \*\(time ran out\)\*\.$/)])
})

test.each([
  ['en', '(time ran out)'],
  ['fr', '(temps écoulé)'],
  ['de', TEXTS.de.chronicle.causes.clock],
] as const)('a turn on one line says with the name whose time ran out in it, in %s', async (locale, remark) => {
  const table = { ...(await begun()).table, game: pioneers }
  const place = { city: 'albany', pioneer: 'banker', coach: 'start' }
  const entries = [
    byClock(1, fact('settled', { seat: 0, tile: 'banker', ...place }), fact('joined', { seat: 1, by: 0, ...place })),
  ]
  const reader = { ...READER, locale }
  const [line = ''] = linesOfTurn({ number: 1, seat: 0, entries }, () => ({ table, reader }))
  expect(line).toMatch(/^\*\*\w+\*\* \*\([^()]+\)\* .*Albany.*Ben/)
  expect(line.split(/\*\((?=[^()]+\)\*)/)).toHaveLength(2)
  expect(line).toContain(remark)
})

test('what happened in a seat is told with the name of whoever had it then', async () => {
  const table = { ...(await begun()).table, game: pioneers, players: [CAT, BEN] }
  const by = (position: number, { id }: User): ActionEntry => ({
    ...byClock(position, ...NUGGET.facts),
    userId: id,
    cause: 'player',
  })
  const base = { at: new Date(0), turn: 1, seat: 0, kind: 'replaced' } as const
  const undo = { at: new Date(0), turn: 1, seat: 1, userId: BEN.id, kind: 'undo', asked: true } as const
  const log: readonly LogEntry[] = [
    { ...base, position: 1, kind: 'seated', userIds: [ANN.id, BEN.id] },
    by(2, ANN),
    { ...base, position: 3, from: ANN, to: DAN },
    by(4, DAN),
    { ...base, position: 5, from: DAN, to: CAT },
    by(6, CAT),
  ]
  const told = [
    'The seats were drawn; the order is Ann and Ben.',
    'Ann takes a gold nugget.',
    'Dan has taken over Ann’s seat.',
    'Dan takes a gold nugget.',
    'Cat has taken over Dan’s seat.',
    'Cat takes a gold nugget.',
  ]
  const reader: Reader = { ...READER, names: ['Cat', 'Ben'] }
  const whole = (entries: readonly LogEntry[]) =>
    wholeStory(table, entries, reader).flatMap(({ chapters }) => chapters.flatMap(({ sentences }) => sentences))
  expect(standingStory(table, log, reader)).toEqual(told)
  expect(whole(log)).toEqual(told)
  expect(whole([...log, { ...undo, position: 7, to: 3 }]).at(-1)).toContain('(Dan takes a gold nugget. Cat takes a gold nugget.)')
  const own = standingStory(table, log, { ...reader, viewer: 0 })
  expect(own.slice(0, 4)).toEqual(told.slice(0, 4))
  expect(own[4]).toBe('You have taken over Dan’s seat.')
})

test('a turn in which a seat changed hands is told with both names', async () => {
  const table = { ...(await begun()).table, players: [CAT, BEN] }
  const by = (position: number, { id }: User): ActionEntry => {
    const added = fact('add', { by: 0, value: position })
    return { ...byClock(position, added), userId: id, cause: 'player' }
  }
  const handover: LogEntry = { at: new Date(0), turn: 1, seat: 0, kind: 'replaced', position: 2, from: ANN, to: CAT }
  const entries = [by(1, ANN), by(3, CAT)]
  const then = hindsight(table, [...entries, handover], { ...READER, names: ['Cat', 'Ben'] })
  expect(linesOfTurn({ number: 1, seat: 0, entries }, then)).toEqual(['**Ann** add 1', '**Cat** add 3'])
})

test('the end of the game is caused by nobody and has a heading in the log', async () => {
  const table = { ...(await begun()).table, game: pioneers }
  const over = fact('over', { winners: [0], reason: 'roads' })
  const [sentence = ''] = pioneers.story([over], READER)
  expect(standingStory(table, [byClock(3, over)], READER)).toEqual([sentence])
  expect(wholeStory(table, [byClock(3, over)], READER).flatMap(({ chapters }) => chapters)).toEqual([
    { heading: sentence.slice(0, -1), sentences: [] },
  ])
  const declined = fact('declined', { seat: 1, by: 0 })
  const [told = ''] = standingStory(table, [byClock(3, declined, over)], READER)
  expect(told).toMatch(/\*\(time ran out\)\*\.$/)
})

const UNDO = { at: new Date(0), turn: 1, seat: 0, userId: ANN.id, kind: 'undo' } as const

test('each undo takes back one move, whatever the press did', async () => {
  const { table } = await begun()
  const press = (position: number, more: object): ActionEntry => ({ ...byClock(position), cause: 'player', ...more })
  const undo = (position: number, to: number) => ({ ...UNDO, position, to, asked: false })
  const told = (...entries: readonly LogEntry[]) => standingStory(table, entries, READER).join(' ')
  expect(told(press(1, {}), press(2, { continues: true }), undo(3, 0))).toContain('undid 1 move.')
  expect(told(press(1, {}), press(2, {}), undo(3, 1), undo(4, 0))).toContain('undid 2 moves')
})

test.each([
  ['en', 'Ann undid their latest move and everything after it, with consent.'],
  ['fr', 'Ann a annulé sa dernière action et tout ce qui a suivi, après accord.'],
  ['de', 'Ann hat mit Zustimmung den letzten eigenen Schritt und alles danach zurückgenommen.'],
] as const)('an undo by consent is told alike by the whole log and by its last part, in %s', async (locale, sentence) => {
  const { table } = await begun()
  const entries = [NUGGET, END_OF_TURN, byClock(3), byClock(4), { ...UNDO, position: 5, to: 0, asked: true }]
  for (const from of entries.keys()) {
    expect(standingStory(table, entries.slice(from), { ...READER, locale })).toEqual([sentence])
  }
})

test.each([
  ['en', 'Ann ends the turn.', 'You end your turn.', 'Ann takes a gold nugget.'],
  ['fr', 'Ann termine son tour.', 'Vous terminez votre tour.', 'Ann prend une pépite d’or.'],
  ['de', 'Ann beendet den Zug.', 'Du beendest deinen Zug.', 'Ann nimmt ein Goldnugget.'],
] as const)(
  'an undo by consent names the move, so that it is not taken for the last that is told, in %s',
  async (locale, end, ownEnd, nugget) => {
    const table = { ...(await begun()).table, game: pioneers }
    const pressed = (entry: ActionEntry, more: object): ActionEntry => ({ ...entry, cause: 'player', ...more })
    const theirs = pressed(byClock(3, fact('nugget', { seat: 1 })), { seat: 1, userId: BEN.id })
    const ended = pressed(END_OF_TURN, { action: 'end-turn' })
    const entries: readonly LogEntry[] = [pressed(NUGGET, {}), ended, theirs, { ...UNDO, position: 4, to: 1, asked: true }]
    const reader = { ...READER, locale }
    const { tookBackAgreed, own } = TEXTS[locale].chronicle
    expect(standingStory(table, entries, reader)).toEqual([nugget, `${tookBackAgreed('Ann', 1)} *(${end})*`])
    expect(standingStory(table, entries, { ...reader, viewer: 0 }).at(-1)).toBe(`${own.tookBackAgreed(1)} *(${ownEnd})*`)
    // A part of the log that begins later does not name another move instead.
    expect(standingStory(table, entries.slice(2), reader)).toEqual([tookBackAgreed('Ann', 1)])
    const log = wholeStory(table, entries, reader).flatMap(({ chapters }) => chapters.flatMap(({ sentences }) => sentences))
    expect(log.at(-1)).toContain(`${tookBackAgreed('Ann', 1)} *(${end} `)
    expect(log.at(-1)).toContain(nugget.replace('Ann', 'Ben'))
    // A second one, of the move before, names both.
    const both = [...entries, { ...UNDO, position: 5, to: 0, asked: true }]
    expect(standingStory(table, both, reader)).toEqual([`${tookBackAgreed('Ann', 2)} *(${nugget} ${end})*`])
    // What nobody else had to agree to is only counted.
    const free = [pressed(NUGGET, {}), { ...UNDO, position: 2, to: 0, asked: false }]
    expect(standingStory(table, free, reader)).toEqual([TEXTS[locale].chronicle.tookBack('Ann', 1)])
  },
)

test('to tell steps that others let a player undo over and over takes no more work for each than for a few', async () => {
  const { table } = await begun()
  /** How often the story looks at what was pressed. */
  const looksAt = (presses: number): number => {
    let looks = 0
    const watched = (position: number): ActionEntry =>
      Object.defineProperty({ ...byClock(position), cause: 'player' as const }, 'position', {
        enumerable: true,
        get() {
          looks++
          return position
        },
      })
    const pair = (at: number) => [watched(at), { ...UNDO, position: at + 1, to: at - 1, asked: true }]
    const entries = Array.from({ length: presses }, (_, index) => pair(2 * index + 1)).flat()
    wholeStory(table, entries, READER)
    standingStory(table, entries, READER)
    return looks
  }
  expect(looksAt(1_000)).toBeLessThan(12 * looksAt(100))
})

test('an undo by consent names nothing that only one seat knows', async () => {
  const { table } = await begun()
  const peek: AnyFact = { ...fact('peek', { by: 0, value: 1 }), to: 0 }
  const secret: ActionEntry = { ...byClock(1, peek), cause: 'player' }
  const entries: readonly LogEntry[] = [secret, { ...UNDO, position: 2, to: 0, asked: true }]
  const { tookBackAgreed, own } = TEXTS.en.chronicle
  expect(standingStory(table, entries, READER)).toEqual([tookBackAgreed('Ann', 1)])
  expect(standingStory(table, entries, { ...READER, viewer: 0 })).toEqual([`${own.tookBackAgreed(1)} *(0 peek 1)*`])
})

test('a usual move that was undone is told in full', async () => {
  const sentence = `${'Bill déplace un vaisseau du secteur 4 vers le secteur 12. '.repeat(4)}Bill termine.`
  const table = { ...(await begun()).table, game: { ...pioneers, story: () => [sentence] } }
  const [told] = wholeStory(table, [BEGUN, { ...UNDO, position: 2, to: 0, asked: true }], READER).flatMap(
    ({ chapters }) => chapters,
  )
  expect(told?.sentences.join('|')).toContain(`*(${sentence})*`)
})

/** A sentence with lists below it, as a game may tell the beginning of a round. */
const WEEK = ['Week 3 begins.', ...Array.from({ length: 12 }, (_, at) => `  - ${at}: ${'somebody new '.repeat(3)}`)].join('\n')
const ofWeeks = {
  ...pioneers,
  story: () => [WEEK],
  chapters: () => [{ heading: null, sentences: [WEEK] }],
}
const BEGUN: DrawEntry = { position: 1, at: new Date(0), turn: 1, kind: 'draw', action: 'x', facts: [fact('week', {})] }

test('a page of the log shows the lists below a sentence in full', async () => {
  const table = { ...(await begun()).table, game: ofWeeks }
  expect(lastPage(wholeStory(table, [BEGUN], READER)).lines).toEqual([`- ${WEEK}`])
})

test('what was undone is told on one line', async () => {
  const table = { ...(await begun()).table, game: ofWeeks }
  const base = { at: new Date(0), turn: 1, seat: 0, userId: ANN.id }
  const undo = { ...base, position: 2, kind: 'undo', to: 0, asked: true } as const
  const [told] = wholeStory(table, [BEGUN, undo], READER).flatMap(({ chapters }) => chapters)
  expect(told?.sentences.join('|')).toMatch(/ \*\(Week 3 begins\. 0: somebody new [^\n]+…\)\*$/)
})

test('a resigned seat plays on only as long as the game does', async () => {
  const { tables, table } = await begun()
  const resigned: SeatEntry = { position: 1, at: new Date(0), turn: 1, kind: 'resigned', seat: 1, user: BEN }
  const told = (at: Table) => standingStory(at, [resigned], READER)
  expect(told(table)).toEqual(['Ben has resigned; the bot now plays the seat.'])
  const { table: over } = good(await tables.resign(table.id, BEN))
  expect(over.status).toBe('over')
  expect(told(over)).toEqual(['Ben has resigned.'])
})

test.each(LOCALES)('who was forgotten is anonymous in the language of the reader, in %s', async (locale) => {
  const { table } = await begun()
  const { anonymous } = TEXTS[locale].mine
  // The name in another language is stored.
  const user = { id: anonymousId('abc'), name: 'Nemo' }
  const at = { position: 1, at: new Date(0), turn: 1, seat: 1 }
  const entries: readonly SeatEntry[] = [
    { ...at, kind: 'resigned', user },
    { ...at, kind: 'replaced', from: user, to: user },
    { ...at, kind: 'away', user },
    { ...at, kind: 'back', user },
  ]
  const told = entries.map((entry) => standingStory(table, [entry], { ...READER, locale }).join())
  expect(told).toEqual(entries.map(() => expect.stringContaining(anonymous)))
  expect(told.join()).not.toContain(user.name)
  expect(readerOf({ ...table, players: [user, BEN] }, locale, 'table').names).toEqual([anonymous, 'Ben'])
})

test.each([
  [
    'en',
    'Ben has resigned; a computer player (⚙ veteran) now plays the seat.',
    'a computer player (⚙ veteran) now plays your seat',
  ],
  ['fr', 'Ben a abandonné\u202f; un ordinateur (⚙ vétéran) joue désormais à sa place.', 'joue désormais à votre place'],
  ['de', 'Ben hat aufgegeben; ein Computergegner (⚙ Veteran) spielt den Platz weiter.', '(⚙ Veteran) spielt deinen Platz weiter'],
] as const)('a resigned seat is played by the computer player that the host has chosen, in %s', async (locale, told, own) => {
  const { table } = await begun()
  const chosen: Table = { ...table, terms: { ...table.terms, computerTakeover: 'veteran' } }
  const entry: SeatEntry = { position: 1, at: new Date(0), turn: 1, kind: 'resigned', seat: 1, user: BEN }
  const story = (viewer: Reader['viewer']) => standingStory(chosen, [entry], { ...READER, locale, viewer })
  expect(story('table')).toEqual([told])
  expect(story(1)[0]).toContain(own)
})

test.each([
  ['en', 'You have resigned; the bot now plays your seat.', 'You are back in control.'],
  ['fr', 'Vous avez abandonné\u202f; le bot joue désormais à votre place.', 'Vous êtes de retour et reprenez la main.'],
  ['de', 'Du hast aufgegeben; der Bot spielt deinen Platz weiter.', 'Du bist wieder da und entscheidest wieder selbst.'],
] as const)('a player reads of their own seat in the second person, in %s', async (locale, left, returned) => {
  const { table } = await begun()
  const at = { position: 1, at: new Date(0), turn: 1 }
  const entries: readonly SeatEntry[] = [
    { ...at, kind: 'resigned', seat: 1, user: BEN },
    { ...at, position: 2, kind: 'back', seat: 1, user: BEN },
  ]
  expect(standingStory(table, entries, { ...READER, locale, viewer: 1 })).toEqual([left, returned])
  const others = standingStory(table, entries, { ...READER, locale, viewer: 0 })
  expect(others.join()).toContain('Ben')
})
