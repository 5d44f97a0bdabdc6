/** What a battle would come to, in words. */
import { nameOf } from '../../../game-kit/reader.js'
import type { Reader } from '../../plug.js'
import type { Hit } from '../rules/types.js'
import type { Losses, Preview, Side, View } from '../rules/view-types.js'
import { TEXTS } from './index.js'
import { countsOf, fleetOf, tileLabel } from './naming.js'
import { lostUnits } from './story.js'

/** Both sides with what they have, and what each would lose: a line of a list, to the one who attacks. */
export function tellPreview(view: View, battle: Preview, reader: Reader): string {
  const { preview } = TEXTS[reader.locale].panel
  const { own, others, ownLosses, theirLosses } = battle
  const sides = [own, ...others].map((side) => tellSide(side, side === own ? preview.own : nameOf(reader, side.seat), reader))
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
  const theirs = others.reduce((sum, { attack }) => sum + attack, 0)
  const lost = tellLosses(ownLosses, reader, (hits) => fleetOf(countsOf(hits), reader.locale))
  return preview.short({ attack: own.attack, theirs, lost })
}

/** Who stands somewhere, with attack and defence. */
function tellSide({ units, attack, defence }: Side, who: string, { locale }: Reader): string {
  return TEXTS[locale].panel.preview.side({ who, units: fleetOf(units, locale), attack, defence })
}

function tellLosses({ least, most }: Losses, { locale }: Reader, tell: (hits: readonly Hit[]) => string): string {
  const { range, none } = TEXTS[locale].panel.preview
  const told = (hits: readonly Hit[]) => (hits.length === 0 ? none : tell(hits))
  return worthSame({ least, most }) ? told(most) : range({ least: told(least), most: told(most) })
}

const worthSame = ({ least, most }: Losses) => JSON.stringify(least) === JSON.stringify(most)
