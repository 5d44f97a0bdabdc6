import { describe, expect, test } from 'vitest'
import { componentsIn } from '../../../src/cli/wire/screen.js'
import { rulebookOf, topicsOf } from '../../../src/discord/presses/rulebook.js'
import { atNoTable, readCustomId, writeCustomId } from '../../../src/discord/wire/custom-id.js'
import { LIMITS } from '../../../src/discord/wire/limits.js'
import type { Message } from '../../../src/discord/wire/message.js'
import { GAMES } from '../../../src/games/index.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'

const unpainted = { paint: async () => ({ png: new Uint8Array(), alt: '' }) }

/** The topic that the button with this label opens. Null if it is disabled. */
function leadsTo({ blocks }: Message, label: string): string | null {
  const button = componentsIn(blocks).find((component) => component.label === label)
  if (button === undefined) throw new Error(`no button says ${label}`)
  const verb = readCustomId(button.custom_id ?? '')?.verb
  return button.disabled !== true && verb?.kind === 'rulebook' ? verb.topic : null
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('the rules of $id', ({ game }) => {
  test.each(LOCALES)('are read in %s by Next from the first topic to the last, and back by Previous', async (locale) => {
    const { rulesNext, rulesPrevious } = TEXTS[locale].panel
    const topics = topicsOf(game, locale).map(({ id }) => id)
    for (const [index, topic] of topics.entries()) {
      const page = await rulebookOf(unpainted, game, topic, locale)
      expect(leadsTo(page, rulesNext)).toBe(topics[index + 1] ?? null)
      expect(leadsTo(page, rulesPrevious)).toBe(topics[index - 1] ?? null)
    }
  })

  test.each(LOCALES)('fit into a message in %s, each topic without being cut', async (locale) => {
    for (const topic of topicsOf(game, locale)) {
      const said = componentsIn((await rulebookOf(unpainted, game, topic.id, locale)).blocks).map(({ content }) => content ?? '')
      expect(said.some((text) => text.endsWith(topic.text))).toBe(true)
      expect(said.join('').length).toBeLessThanOrEqual(LIMITS.text)
    }
  })
})

test.each([
  ['s1:00000000:0:rulebook:pioneers', atNoTable({ kind: 'rulebook', gameId: 'pioneers', topic: null })],
  ['s1:00000000:0:topics', atNoTable({ kind: 'topics', topic: null })],
])('the menu of an older message, %s, is still read', (text, id) => {
  expect(readCustomId(text)).toEqual(id)
  expect(writeCustomId(id)).toBe(text)
})
