/** A hint in words: the best action, where it leads, and whether the next one is as good. */
import { at } from '../../engine/lists.js'
import type { Button, MenuOption, Panel } from '../../engine/panel.js'
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { Hint } from '../../tables/model/services.js'
import { readerOf } from './reader.js'

type Candidate = Hint['candidates'][number]

/** Complete sentences in markdown, for the player of the seat. */
export function hintLines(hint: Hint, locale: Locale): readonly string[] {
  const { hints } = TEXTS[locale]
  const [best, second] = hint.candidates
  if (best === undefined) return [hints.only]
  const own = Math.round(at(best.points, hint.seat))
  const rival = Math.round(Math.max(...best.points.filter((_, seat) => seat !== hint.seat)))
  const lines = [hints.best(told(hint, best, locale)), hints.outlook(own, own - rival)]
  if (second === undefined) return lines
  const next = isAsGood(best, second) ? hints.asGood : hints.worse
  return [...lines, next(told(hint, second, locale))]
}

/** Whether the difference between two actions may be chance. */
function isAsGood(best: Candidate, second: Candidate): boolean {
  return best.worth - second.worth < 2 * Math.hypot(best.error, second.error)
}

/** The action as the log would tell it, or by its label if the log would tell nothing. */
function told({ table, seat, sample }: Hint, { action }: Candidate, locale: Locale): string {
  const { game } = table
  const reader = readerOf(table, locale, seat)
  const [sentence] = game.story(game.replay(sample, seat, action).facts, reader)
  return sentence ?? labelOf(game.panel(sample, seat, [], reader).panel, action)
}

/** The label of the button or option that stands for an action, or the title of the panel if there is none. */
export function labelOf({ title, blocks }: Panel, action: string): string {
  const targets = blocks.flatMap((block): readonly (Button | MenuOption)[] => {
    if (block.kind === 'text') return []
    return block.kind === 'buttons' ? block.buttons : block.options
  })
  const found = targets.find(({ target }) => target.kind === 'action' && target.action === action)
  return `**${found?.label ?? title}**`
}
