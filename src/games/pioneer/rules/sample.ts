/**
 * The same table with everything dealt anew that a viewer may not know: hands, what lies face down, damage not yet settled for
 * all.
 */
import type { Viewer } from '../../../engine/game.js'
import { pick, type Random, shuffled } from '../../../engine/random.js'
import { STAR_IDS } from '../data/systems.js'
import { anyHits, certainHits } from './aims.js'
import { targetsOf } from './battle.js'
import { joined, metalsIn, sorted, without } from './cards.js'
import { tileOf } from './draft.js'
import type { Common, Player, Playing, State, Tile, Volley } from './types.js'

/** A state drawn among those that look the same to `viewer`, each as likely as it is. */
export function sample(state: State, viewer: Viewer, random: Random): State {
  if (state.phase === 'layout' || state.phase === 'over') return state
  const players = state.players.map((player, seat) =>
    seat === viewer ? player : handDealt(player, hasLaidMetals(state, seat), random),
  )
  const dealt = { ...state, players, ...starsDealt(state, viewer, random) }
  if (dealt.phase !== 'battle') return dealt
  return { ...dealt, volleys: dealt.volleys.map((volley) => (volley.seat === viewer ? volley : aimed(state, volley, random))) }
}

/** In one's own card phase the hand has no metals. */
function hasLaidMetals({ phase, active }: Playing, seat: number): boolean {
  return seat === active && (phase === 'cards' || phase === 'drive' || phase === 'die')
}

/** Of the hand what nobody else can work out goes back into the deck, and as many cards are drawn again. */
function handDealt(player: Player, isLaid: boolean, random: Random): Player {
  const hidden = without(player.hand, player.known)
  if (hidden.length === 0 || player.deck.length === 0) return player
  const pool = joined(player.deck, hidden)
  const drawn = shuffled(isLaid ? metalsIn(pool, false) : pool, random).slice(0, hidden.length)
  return { ...player, hand: joined(player.known, sorted(drawn)), deck: without(pool, drawn) }
}

/** Tiles that only others have seen. */
function starsDealt({ tiles, unseen }: Common, viewer: Viewer, random: Random): Pick<Common, 'tiles' | 'unseen'> {
  const isHidden = ({ isUp, system, seenBy }: Tile) =>
    !isUp && system !== null && !(viewer !== 'table' && seenBy.includes(viewer))
  const hidden = tiles.filter(isHidden).map(({ system }) => system)
  if (hidden.length === 0) return { tiles, unseen }
  const pool = shuffled(
    STAR_IDS.filter((star) => unseen.includes(star) || hidden.includes(star)),
    random,
  )
  const dealt = tiles.map((tile) => (isHidden(tile) ? { ...tile, system: pool.pop() ?? pick(unseen, random) } : tile))
  return { tiles: dealt, unseen: STAR_IDS.filter((star) => pool.includes(star)) }
}

/** What a seat may have aimed at; where nothing was to decide, everybody can work it out. */
function aimed(table: Common, volley: Volley, random: Random): Volley {
  const { tile, seat, attack, isSettled } = volley
  const targets = targetsOf(table, tileOf(table, tile), seat)
  return { ...volley, hits: certainHits(targets, attack) ?? anyHits(targets, attack, isSettled, random) }
}
