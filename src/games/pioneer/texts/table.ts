/** The whole table in words: galaxy, cards on sale, technologies, and everybody's things. */
import { isOwn, nameOf } from '../../../game-kit/reader.js'
import type { Locale } from '../../../i18n/locale.js'
import { listed } from '../../../i18n/words.js'
import type { Reader, TextSection } from '../../face.js'
import { CARD_IDS } from '../data/cards.js'
import { isOn, unitsOn } from '../data/pieces.js'
import { AREAS, type Level, RESEARCH_PRICES, TECHNOLOGIES } from '../data/technologies.js'
import { UNITS } from '../data/units.js'
import type { TileView, View } from '../rules/view-types.js'
import { describeCard, describeSystem, describeTechnology } from './effects.js'
import { GLOSSARY } from './glossary.js'
import { tellHand } from './hand.js'
import { TEXTS } from './index.js'
import { cardName, technologyName, tileLabel, unitsOf } from './naming.js'
import { tellResult } from './result.js'
import { isInLastRound, tellStatus } from './status.js'

/** Everything that the picture shows; before the galaxy is laid out only that it is not. */
export function tellTable(view: View, reader: Reader): readonly TextSection[] {
  const { locale } = reader
  const { sections } = TEXTS[locale].state
  if (view.tiles.length === 0) return [{ title: sections.galaxy, text: tellStatus(view, reader) }]
  return [
    { title: sections.galaxy, text: tellGalaxy(view, reader) },
    { title: sections.cards, text: bulleted(tellPiles(view, locale)) },
    { title: sections.technologies, text: bulleted(tellTechnologies(locale)) },
    ...view.players.map((_, seat) => ({ title: nameOf(reader, seat), text: tellHand(view, seat, reader) })),
  ]
}

const bulleted = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

function tellGalaxy(view: View, reader: Reader): string {
  const { state } = TEXTS[reader.locale]
  return [
    tellResult(view, reader),
    state.round(view),
    state.starsLeft({ stars: view.faceDown, isLast: isInLastRound(view, reader) }),
    bulleted(view.tiles.map((tile, index) => tellTile(view, tile, index, reader))),
  ].join('\n')
}

/** A tile with what the viewer knows of it, and everybody's units there. */
export function tellTile(view: View, tile: TileView, index: number, reader: Reader): string {
  const parts = [...tellStar(tile, reader), ...view.players.flatMap((_, seat) => tellUnits(tile, seat, reader))]
  return TEXTS[reader.locale].state.tile({
    place: tileLabel(view, index, reader.locale),
    parts: parts.join(TEXTS[reader.locale].digest.semicolon),
  })
}

function tellStar({ system, isUp, isBombed, seenBy }: TileView, reader: Reader): readonly string[] {
  const { locale } = reader
  const { state } = TEXTS[locale]
  if (isBombed) return []
  if (isUp) return system === null ? [] : [describeSystem(system, locale)]
  const own = seenBy.filter((seat) => isOwn(reader, seat)).map(() => state.you)
  const names = [...own, ...seenBy.filter((seat) => !isOwn(reader, seat)).map((seat) => nameOf(reader, seat))]
  return [
    // The heading has its name.
    ...(system === null ? [] : [describeSystem(system, locale)]),
    ...(names.length === 0 ? [] : [state.seenBy({ names: listed(locale, names) })]),
  ]
}

function tellUnits(tile: TileView, seat: number, reader: Reader): readonly string[] {
  const { locale } = reader
  if (!isOn(tile, seat)) return []
  const units = UNITS.flatMap((unit) => {
    const count = unitsOn(tile, seat, unit)
    if (count === 0) return []
    const isFort = unit === 'colony' && tile.colony?.isFortified === true
    return [isFort ? GLOSSARY[locale].fortified : unitsOf(unit, count, locale)]
  })
  return [TEXTS[locale].state.units({ who: nameOf(reader, seat), units: units.join(', ') })]
}

function tellPiles({ piles, prices }: View, locale: Locale): readonly string[] {
  return CARD_IDS.map((id) =>
    TEXTS[locale].state.pile({
      card: cardName(id, locale),
      price: GLOSSARY[locale].money(prices[id]),
      left: piles[id],
      effect: describeCard(id, locale),
    }),
  )
}

function tellTechnologies(locale: Locale): readonly string[] {
  const { state } = TEXTS[locale]
  return AREAS.map((area) => {
    const steps = TECHNOLOGIES[area].map((_, index) => {
      const level = (index + 1) as Exclude<Level, 0>
      return state.step({
        level,
        technology: technologyName(area, level, locale),
        price: GLOSSARY[locale].money(RESEARCH_PRICES[area][index] ?? 0),
        effect: describeTechnology(area, level, locale),
      })
    })
    return state.technology({ area: GLOSSARY[locale].areas[area], steps: steps.join(TEXTS[locale].digest.semicolon) })
  })
}
