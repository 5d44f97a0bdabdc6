/** What a battle would come to, in words. */
import { at } from '../../../engine/lists.js'
import { nameOf } from '../../../game-kit/reader.js'
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
  const { own, others, ownLosses, theirLosses } = battle
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
  const lost = tellLosses(ownLosses, reader, (hits) => fleetOf(countsOf(hits), reader.locale))
  const several = others.length > 1
  const most = several ? lostUnits(theirLosses.most, reader) : fleetOf(countsOf(theirLosses.most), reader.locale)
  const isSure = worthSame(theirLosses)
  const destroyed = theirLosses.most.length === 0 ? preview.none : isSure ? most : preview.upTo({ most })
  return `${line} ${preview.outcome({ lost, destroyed })}`
}

/** The same in a few words, for a menu. */
export function tellShortly({ own, others, ownLosses }: Preview, reader: Reader): string {
  const { preview } = TEXTS[reader.locale].panel
  // What different sides do to a unit does not add up (Y14).
  const theirs = listed(
    reader.locale,
    others.map(({ attack }) => `${attack}`),
  )
  const lost = tellLosses(ownLosses, reader, (hits) => fleetOf(countsOf(hits), reader.locale))
  return preview.short({ attack: own.attack, theirs, lost })
}

function tellLosses({ least, most }: Losses, { locale }: Reader, tell: (hits: readonly Hit[]) => string): string {
  const { range, none } = TEXTS[locale].panel.preview
  const told = (hits: readonly Hit[]) => (hits.length === 0 ? none : tell(hits))
  return worthSame({ least, most }) ? told(most) : range({ least: told(least), most: told(most) })
}

const worthSame = ({ least, most }: Losses) => JSON.stringify(least) === JSON.stringify(most)
