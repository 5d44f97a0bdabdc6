/** What a battle would come to, in words. */
import { at } from '../../../engine/lists.js'
import { nameOf } from '../../../game-kit/reader.js'
import type { Locale } from '../../../i18n/locale.js'
import { listed } from '../../../i18n/words.js'
import type { Reader } from '../../face.js'
import type { Hit } from '../rules/types.js'
import type { Losses, Preview, View } from '../rules/view-types.js'
import { TEXTS } from './index.js'
import { countsOf, fleetOf, tileLabel } from './naming.js'
import { lostUnits } from './story.js'

/** Both sides with what they have, and what each would lose: a line of a list, to the one who attacks. */
export function tellPreview(view: View, battle: Preview, reader: Reader): string {
  const { preview } = TEXTS[reader.locale].panel
  const { own, others } = battle
  const isFortified = at(view.tiles, battle.tile).colony?.isFortified === true
  const sides = [own, ...others].map((side) =>
    preview.side({
      who: side === own ? preview.own : nameOf(reader, side.seat),
      units: fleetOf(side.units, reader.locale, isFortified),
      attack: side.attack,
      defence: side.defence,
    }),
  )
  const line = preview.line({
    place: tileLabel(view, battle.tile, reader.locale),
    sides: sides.join(TEXTS[reader.locale].digest.semicolon),
  })
  const lost = tellOwnLosses(battle.ownLosses, reader)
  const several = others.length > 1
  const destroyed = tellTheirLosses(battle, reader, (hits) =>
    several ? lostUnits(hits, reader) : fleetOf(countsOf(hits), reader.locale),
  )
  return `${line} ${preview.outcome({ lost, destroyed })}`
}

/** The same in a few words, for a menu. What is destroyed is told only `inFull`, and not whose it was. */
export function tellShortly(battle: Preview, reader: Reader, inFull: boolean): string {
  const { own, others, ownLosses } = battle
  const { preview } = TEXTS[reader.locale].panel
  // What different sides do to a unit does not add up (Y14).
  const theirs = listed(
    reader.locale,
    others.map(({ attack }) => `${attack}`),
  )
  const destroyed = inFull ? tellTheirLosses(battle, reader, (hits) => fleetOf(countsOf(hits), reader.locale)) : null
  return preview.short({ attack: own.attack, theirs, lost: tellOwnLosses(ownLosses, reader), destroyed })
}

function tellTheirLosses({ theirLosses }: Preview, { locale }: Reader, units: Telling['units']): string {
  // How much of it is the reader's own choice.
  return tellLosses(theirLosses, locale, { units, range: TEXTS[locale].panel.preview.upTo })
}

function tellOwnLosses(losses: Losses, { locale }: Reader): string {
  const { range } = TEXTS[locale].panel.preview
  return tellLosses(losses, locale, { units: (hits) => fleetOf(countsOf(hits), locale), range })
}

interface Telling {
  readonly units: (hits: readonly Hit[]) => string
  readonly range: (told: { readonly least: string; readonly most: string }) => string
}

/** Nothing is best or worst where all of it is worth the same. */
function tellLosses({ least, most, span }: Losses, locale: Locale, { units, range }: Telling): string {
  const { either, alike, none } = TEXTS[locale].panel.preview
  const told = (hits: readonly Hit[]) => (hits.length === 0 ? none : units(hits))
  const [few, many] = [told(least), told(most)]
  // Units of different owners, where these are not named.
  if (few === many) return many
  switch (span) {
    case 'none':
      return many
    case 'worth':
      return range({ least: few, most: many })
    case 'either':
      return either({ one: few, other: many })
    case 'more':
      return alike({ one: few, other: many })
  }
}
