import { expect, test } from 'vitest'
import type { MenuOption } from '../../src/engine/panel.js'
import { handBy } from '../../src/game-kit/alt.js'
import { buttonRows, menus } from '../../src/game-kit/rows.js'
import { ALT_TEXT_LIMIT } from '../../src/games/face.js'

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

/** What a menu makes of a description. */
function described(description: string): string | undefined {
  const [menu] = menus(
    'Choose a town',
    options(1).map((option) => ({ ...option, description })),
  )
  return menu?.kind === 'menu' ? menu.options[0]?.description : undefined
}

test('a description that is too long loses whole parts, and no word is cut in two', () => {
  const [paid, way] = ['common supply $3, Annie $2, Bill $1', 'via Salt Lake City, San Francisco, …, Los Angeles']
  expect(described(`${paid} · ${way}`)).toBe(`${paid} · ${way}`)
  expect(described(`${paid} · ${way} · invites Annie and Bill`)).toBe(`${paid} · ${way} · …`)
  // A first part is not all that is left of a description: what follows is told as far as its words fit.
  expect(described(`free · ${'settlement '.repeat(20)}`)).toBe(`free · ${'settlement '.repeat(8).trim()}…`)
  expect(described(`${'settlement, '.repeat(20)}`)).toBe(`${'settlement, '.repeat(8).slice(0, -2)}…`)
  expect(described('x'.repeat(200))).toBe(`${'x'.repeat(99)}…`)
  expect(described('👨‍👩‍👧'.repeat(20))).toBe(`${'👨‍👩‍👧'.repeat(12)}…`)
})

test('neither are the words of a hand’s picture cut within an emoji', () => {
  const reader = { locale: 'en', names: ['Ann'], viewer: 0 } as const
  for (const goings of ['Go.', 'Goes.']) {
    const told = handBy({ tellHand: () => '😀'.repeat(ALT_TEXT_LIMIT), tellGoings: () => goings })({ players: [{}] }, 0, reader)
    expect(told).toMatch(/^Ann\. 😀+… Go/u)
    expect(told.length).toBeGreaterThanOrEqual(ALT_TEXT_LIMIT - 1)
  }
})

test('nor is one on a button', () => {
  const label = (text: string) => buttonRows([{ label: text, style: 'primary', target: { kind: 'prompt', path: [] } }])
  expect(label('settlement '.repeat(20))).toMatchObject([{ buttons: [{ label: `${'settlement '.repeat(7).trim()}…` }] }])
})
