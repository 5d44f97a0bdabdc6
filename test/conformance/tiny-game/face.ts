/** How the sealed bids look and read. */
import { at } from '../../../src/engine/lists.js'
import { deedsOf } from '../../../src/game-kit/digest.js'
import type { ControlsInput, GameFace, Reader } from '../../../src/games/face.js'
import type { ByLocale } from '../../../src/i18n/locale.js'
import type { Action, Code, Fact, View } from './rules.js'

interface Texts {
  readonly name: string
  readonly pitch: string
  readonly hand: string
  readonly bid: string
  readonly pass: string
  readonly choose: string
  readonly prize: (points: number) => string
  readonly over: (points: string) => string
  readonly yourHand: (cards: string) => string
  readonly chosen: (name: string) => string
  readonly taken: (name: string, points: number) => string
  readonly takes: (points: number) => string
  readonly untaken: string
  readonly refusals: Readonly<Record<Code, string>>
}

const TEXTS: ByLocale<Texts> = {
  en: {
    name: 'Sealed bids',
    pitch: 'Three prizes, three cards.',
    hand: 'My cards',
    bid: 'Bid a card',
    pass: 'Pass',
    choose: 'Which card?',
    prize: (points) => `The prize is worth ${points}.`,
    over: (points) => `Final points: ${points}.`,
    yourHand: (cards) => `You hold ${cards}.`,
    chosen: (name) => `${name} has chosen.`,
    taken: (name, points) => `${name} takes ${points}.`,
    takes: (points) => `takes ${points}`,
    untaken: 'Nobody takes the prize.',
    refusals: { 'not-asked': 'You are not asked now.', 'no-such-card': 'You do not hold that card.' },
  },
  fr: {
    name: 'Plis cachetés',
    pitch: 'Trois prix, trois cartes.',
    hand: 'Mes cartes',
    bid: 'Miser une carte',
    pass: 'Passer',
    choose: 'Quelle carte ?',
    prize: (points) => `Le prix vaut ${points}.`,
    over: (points) => `Points finaux : ${points}.`,
    yourHand: (cards) => `Vous tenez ${cards}.`,
    chosen: (name) => `${name} a choisi.`,
    taken: (name, points) => `${name} prend ${points}.`,
    takes: (points) => `prend ${points}`,
    untaken: 'Personne ne prend le prix.',
    refusals: { 'not-asked': 'Ce n’est pas à vous.', 'no-such-card': 'Vous n’avez pas cette carte.' },
  },
  de: {
    name: 'Verdeckte Gebote',
    pitch: 'Drei Preise, drei Karten.',
    hand: 'Meine Karten',
    bid: 'Karte bieten',
    pass: 'Passen',
    choose: 'Welche Karte?',
    prize: (points) => `Der Preis zählt ${points}.`,
    over: (points) => `Endstand: ${points}.`,
    yourHand: (cards) => `Du hältst ${cards}.`,
    chosen: (name) => `${name} hat gewählt.`,
    taken: (name, points) => `${name} nimmt ${points}.`,
    takes: (points) => `nimmt ${points}`,
    untaken: 'Niemand nimmt den Preis.',
    refusals: { 'not-asked': 'Du bist nicht gefragt.', 'no-such-card': 'Diese Karte hast du nicht.' },
  },
}

const each = <T>(make: (texts: Texts) => T): ByLocale<T> => ({ en: make(TEXTS.en), fr: make(TEXTS.fr), de: make(TEXTS.de) })
const pointsIn = (view: View, reader: Reader) => view.points.map((own, seat) => `${at(reader.names, seat)} ${own}`).join(', ')
const status = (view: View, reader: Reader) =>
  view.prize === null ? TEXTS[reader.locale].over(pointsIn(view, reader)) : TEXTS[reader.locale].prize(view.prize)

function controls({ legal, path, encode, view, reader }: ControlsInput<Action, View, Code>) {
  const texts = TEXTS[reader.locale]
  const cards = legal.flatMap((action) => (action.kind === 'bid' ? [action] : []))
  if (path[0] === 'bid' && cards.length > 0) {
    const options = cards.map((action) => ({
      label: `${action.card}`,
      target: { kind: 'action', action: encode(action) } as const,
    }))
    return { panel: { title: texts.bid, blocks: [{ kind: 'menu', placeholder: texts.choose, options } as const] }, marks: [] }
  }
  const bid = { label: texts.bid, style: 'primary', target: { kind: 'prompt', path: ['bid'] } } as const
  const passing = legal.map((action) => ({
    label: texts.pass,
    style: 'secondary' as const,
    target: { kind: 'action', action: encode(action) } as const,
  }))
  const buttons = [...(cards.length > 0 ? [bid] : []), ...passing.slice(cards.length)]
  return {
    panel: {
      title: texts.name,
      blocks: [{ kind: 'text', text: status(view, reader) } as const, { kind: 'buttons', buttons } as const],
    },
    marks: [],
  }
}

export const face: GameFace<Action, View, Fact, Code, never> = {
  name: each((texts) => texts.name),
  pitch: each((texts) => texts.pitch),
  handName: each((texts) => texts.hand),
  optionTexts: each(() => ({})),
  controls,
  board: (view) => ({
    width: 40,
    height: 20,
    key: `sealed-bids:${view.prize}`,
    paint: (ctx) => ctx.fillRect(0, 0, 4 * (view.prize ?? 10), 20),
  }),
  alt: (view, _news, reader) => status(view, reader),
  hand: (view, _seat, reader) => TEXTS[reader.locale].yourHand(view.hand.join(', ')),
  story(fact, reader) {
    const texts = TEXTS[reader.locale]
    switch (fact.kind) {
      case 'hand':
        return texts.yourHand(fact.cards.join(', '))
      case 'prize':
        return texts.prize(fact.value)
      case 'chosen':
        return texts.chosen(at(reader.names, fact.seat))
      case 'taken':
        return fact.seat === null ? texts.untaken : texts.taken(at(reader.names, fact.seat), fact.value)
      case 'over':
        return null
    }
  },
  heading: (fact, reader) => (fact.kind === 'prize' ? TEXTS[reader.locale].prize(fact.value) : null),
  digest: (facts, seat, reader, name) => {
    const taken = facts.find((fact) => fact.kind === 'taken' && fact.seat === seat)
    return deedsOf(taken?.kind === 'taken' ? [TEXTS[reader.locale].takes(taken.value)] : [], reader, name).join()
  },
  refusal: (refusal, reader) => TEXTS[reader.locale].refusals[refusal.code],
  text: (view, reader) => [{ title: TEXTS[reader.locale].name, text: `${status(view, reader)} ${pointsIn(view, reader)}` }],
  status,
  result: (view, reader) => [TEXTS[reader.locale].over(pointsIn(view, reader)), ...(reader.ending?.remarks ?? [])].join(' '),
  rules: (locale) => [{ id: 'bids', title: TEXTS[locale].name, text: TEXTS[locale].pitch }],
}
