import { expect, test } from 'vitest'
import type { MenuOption } from '../../src/engine/panel.js'
import { menus } from '../../src/game-kit/rows.js'

const options = (count: number) =>
  Array.from(
    { length: count },
    (_, index): MenuOption => ({ label: `Town ${index}`, target: { kind: 'action', action: String(index) } }),
  )

test('up to 25 options are one menu with its placeholder as it is', () => {
  expect(menus('Choose a town', options(25))).toEqual([{ kind: 'menu', placeholder: 'Choose a town', options: options(25) }])
  expect(menus('Choose a town', [])).toEqual([])
})

test('more options are menus that can be told apart, without losing one', () => {
  const rows = menus('Choose a town', options(60)).flatMap((row) => (row.kind === 'menu' ? [row] : []))
  expect(rows.map(({ placeholder }) => placeholder)).toEqual([
    'Choose a town · 1/3',
    'Choose a town · 2/3',
    'Choose a town · 3/3',
  ])
  expect(rows.flatMap((row) => row.options)).toEqual(options(60))
})
