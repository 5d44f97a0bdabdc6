/** Whether everything is said in every language. */
import { LOCALES } from '../../../src/i18n/locale.js'
import { sampled, seatsOf } from '../playout.js'
import type { Subject } from '../subject.js'
import type { Check, Problems } from './contract.js'
import { holesIn, readersOf } from './readers.js'

/** Identical words in all languages mean that a text was not translated. */
function translated(texts: readonly string[], where: string): Problems {
  return [
    ...texts.flatMap((text) => holesIn(text, where)),
    ...(new Set(texts).size > 1 ? [] : [`${where} is not translated: ${texts[0]}`]),
  ]
}

export const everyFactIsTold: Check = ({ game }, { log, seats }) => {
  const seen = new Map(log.flatMap(({ facts }) => facts).map((fact) => [JSON.stringify({ ...fact, seat: undefined }), fact]))
  return [...seen.values()].flatMap((fact) => {
    const told = readersOf(fact.to, seats).map((reader) => game.story([fact], reader))
    if (told.every((sentences) => sentences.length === 0)) return []
    if (told.some((sentences) => sentences.length === 0)) return [`${fact.kind} is told in some languages only`]
    return translated(
      told.map((sentences) => sentences.join(' ')),
      fact.kind,
    )
  })
}

/** A story names a player, or is empty: it must say what happened to whom. */
export const somethingIsTold: Check = ({ game }, { log, seats }) =>
  readersOf('table', seats).flatMap((reader) => {
    const told = log.flatMap(({ facts }) => game.story(facts, reader))
    return told.length > 0 ? [] : [`nothing is told in ${reader.locale}`]
  })

/** The log has every sentence of the story, under headings or in one piece, and every turn can be told on one line. */
export const logsAreDivided: Check = ({ game }, { log, seats }) =>
  readersOf('table', seats).flatMap((reader) =>
    log.flatMap(({ facts }) => {
      const chapters = game.chapters(facts, reader)
      const lines = chapters.flatMap(({ heading, sentences }) => [...(heading === null ? [] : [heading]), ...sentences])
      const digest = game.digest(facts, 0, reader)
      return [
        ...lines.flatMap((line) => holesIn(line, 'the log')),
        ...(lines.length === game.story(facts, reader).length ? [] : [`the log tells ${lines.length} of ${facts.length} facts`]),
        ...(digest === '' ? [] : holesIn(digest, 'a digest')),
        ...(/[\n.]$|\n/.test(digest) ? [`a digest on several lines, or with a full stop: ${digest}`] : []),
      ]
    }),
  )

/** Messages tell a game in no more lines than the log, and of everybody whom the digest of a turn names. */
export const gistsAreShort: Check = ({ game }, { log, seats }) => {
  const facts = log.flatMap((entry) => entry.facts)
  return (['table', ...seatsOf(seats)] as const).flatMap((viewer) =>
    readersOf(viewer, seats).flatMap((reader) => {
      const linesOf = (told: readonly string[]) => told.join('\n').split('\n')
      const [story, gist] = [linesOf(game.story(facts, reader)), linesOf(game.gist(facts, reader))]
      const entries = log.map((entry) => ({
        story: game.story(entry.facts, reader),
        gist: game.gist(entry.facts, reader),
        digest: game.digest(entry.facts, 0, reader),
      }))
      const longer = entries.filter((entry) => entry.gist.length > entry.story.length)
      // To the players themselves it says "you".
      const others = reader.names.filter((_, seat) => seat !== viewer)
      const untold = entries.flatMap((entry) => {
        const told = entry.gist.join('\n')
        return others.filter((name) => entry.digest.includes(name) && !told.includes(name))
      })
      return [
        ...untold.map((name) => `the gist does not tell of ${name}`),
        ...gist.flatMap((line) => holesIn(line, 'the gist')),
        ...(gist.length <= story.length ? [] : [`the gist has ${gist.length} lines, the story ${story.length}`]),
        ...longer.map((entry) => `the gist is longer than the story: ${entry.gist.join(' ')}`),
      ]
    }),
  )
}

export const statesAreDescribed: Check = ({ game }, { decisions, last, seats }) => [
  ...sampled(decisions, 20).flatMap(({ state, movers }) =>
    (['table', ...movers] as const).flatMap((viewer) =>
      readersOf(viewer, seats).flatMap((reader) => [
        ...holesIn(game.status(state, reader), 'the status'),
        ...[game.notice(state, reader)].flatMap((notice) => (notice === null ? [] : holesIn(notice, 'the notice'))),
        ...game.text(state, reader).flatMap(({ title, text }) => [...holesIn(title, 'a title'), ...holesIn(text, 'the text')]),
        ...seatsOf(seats).flatMap((seat) => holesIn(game.hand(state, seat, reader), 'a hand')),
      ]),
    ),
  ),
  ...readersOf('table', seats).flatMap((reader) => holesIn(game.result(last, reader), 'the result')),
]

/** The result names everybody and contains the table's remarks about each seat. */
export const resultsTellTheEnding: Check = ({ game }, { last, outcome, seats }) =>
  readersOf('table', seats).flatMap((reader) => {
    if (outcome === null) return []
    const remarks = seatsOf(seats).map((seat) => (seat === 0 ? null : `remark ${seat}`))
    const result = game.result(last, { ...reader, ending: { outcome, remarks } })
    return remarks.flatMap((remark) => (remark === null || result.includes(remark) ? [] : [`${remark} is not in: ${result}`]))
  })

/** Problems of texts that need no state. */
export function fixedTextProblems({ game, refusals }: Subject): Problems {
  const refused = refusals.flatMap((refusal) =>
    translated(
      readersOf(0, game.seats.max).map((reader) => game.refusal(refusal, reader)),
      `refusal ${refusal.code}`,
    ),
  )
  const options = LOCALES.flatMap((locale) =>
    game.options.flatMap((option) => {
      const texts = game.optionTexts[locale][option.id]
      return [texts?.name, ...option.choices.map((choice) => texts?.choices[choice])].flatMap((text) =>
        holesIn(text ?? '', `option ${option.id} in ${locale}`),
      )
    }),
  )
  const orders = LOCALES.flatMap((locale) => {
    const texts = game.orderTexts?.[locale]
    return game.standingOrders.flatMap((order) => holesIn(texts?.choices[order] ?? '', `order ${order} in ${locale}`))
  })
  return [...refused, ...options, ...orders, ...nameProblems(game), ...rulesProblems(game)]
}

function nameProblems(game: Subject['game']): Problems {
  return LOCALES.flatMap((locale) =>
    [game.name[locale], game.pitch[locale], game.handName[locale]].flatMap((text) => holesIn(text, `a name in ${locale}`)),
  )
}

function rulesProblems(game: Subject['game']): Problems {
  const ids = (locale: (typeof LOCALES)[number]) => game.rules(locale).map((topic) => topic.id)
  return LOCALES.flatMap((locale) => [
    ...(ids(locale).join() === ids('en').join() && ids(locale).length > 0 ? [] : [`other rules topics in ${locale}`]),
    ...game
      .rules(locale)
      .flatMap(({ title, text, caption }) => [
        ...holesIn(title, 'a title'),
        ...holesIn(text, 'a topic'),
        ...(caption === undefined ? [] : holesIn(caption, 'a caption')),
      ]),
  ])
}
