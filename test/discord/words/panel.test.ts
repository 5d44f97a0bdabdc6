import { expect, test } from 'vitest'
import type { Emojis } from '../../../src/discord/wire/emojis.js'
import { panelMessage } from '../../../src/discord/words/panel.js'
import type { Button, Panel } from '../../../src/engine/panel.js'
import { begunTable, labelsOf, toldTables } from '../kit/told-tables.js'

const button = (label: string): Button => ({ label, style: 'primary', target: { kind: 'prompt', path: [label.toLowerCase()] } })

const PANEL: Panel = {
  title: 'Purchase',
  blocks: [
    { kind: 'text', text: 'You have $5.' },
    { kind: 'text', text: '**A** Boston – Albany' },
    { kind: 'buttons', buttons: [button('Road')] },
    { kind: 'text', text: 'Or save it.' },
    { kind: 'buttons', buttons: [button('Done')] },
  ],
}

test('a panel’s picture is between its words and what can be pressed, which ends the message', async () => {
  const table = await begunTable(toldTables())
  const picture = { png: new Uint8Array(1), alt: 'The map.' }
  const notice = { notice: ['You settle in Boston.'], answer: ['Save it.'] }
  const { blocks } = panelMessage(table, PANEL, picture, notice, [], 'en', () => undefined)
  const told = blocks.map((block) => JSON.stringify(block))
  const order = [
    'Purchase',
    'You settle in Boston.',
    'You have $5.',
    'Boston – Albany',
    'The map.',
    'Road',
    'Or save it.',
    'Done',
    'Save it.',
  ]
  expect(order.map((words) => told.findIndex((block) => block.includes(words)))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

test('a button tells by its icon what its brief label leaves out', async () => {
  const table = await begunTable(toldTables())
  const coach: Button = { ...button('Coach $1'), besideIcon: '$1', icon: 'coach' }
  const panel: Panel = { title: 'Purchase', blocks: [{ kind: 'buttons', buttons: [coach, button('Done')] }] }
  const labels = (emojis: Emojis) =>
    labelsOf(panelMessage(table, panel, { png: new Uint8Array(1), alt: '' }, { notice: [] }, [], 'en', emojis).blocks)
  expect(labels(() => ({ id: '1', name: 'coach' }))).toEqual(['$1', 'Done'])
  expect(labels(() => undefined)).toEqual(['Coach $1', 'Done'])
})
