import type { Panel, Target } from '../../../engine/panel.js'

/** What can be pressed or chosen on a panel. */
export function targetsOn({ blocks }: Panel): readonly Target[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'text') return []
    if (block.kind === 'menu') return block.options.map(({ target }) => target)
    return block.buttons.filter(({ disabled }) => disabled !== true).map(({ target }) => target)
  })
}
