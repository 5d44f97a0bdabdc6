import { expect, test } from 'vitest'
import { freshIn } from '../../../../src/games/pioneers/board/fresh.js'
import { chartOf } from '../../../../src/games/pioneers/board/scene/chart.js'
import { crossing } from '../../../../src/games/pioneers/board/scene/labels.js'
import { berthOf } from '../../../../src/games/pioneers/board/scene/standing.js'
import { lineBetween, placeOf } from '../../../../src/games/pioneers/data/map.js'
import { MAPS } from '../../../../src/games/pioneers/data/maps.js'
import { face } from '../../../../src/games/pioneers/face.js'
import { pioneersRules } from '../../../../src/games/pioneers/index.js'
import { played } from '../played.js'

const READER = { locale: 'en', names: ['Annie', 'Bill', 'Katie', 'Jim'], viewer: 'table' } as const
const { decisions } = played(4, 'built')
const states = decisions.filter(({ state }) => state.phase !== 'deal')

test('the roads that news tells of are pointed out on the board', () => {
  const fact = {
    kind: 'road-bought',
    to: 'table',
    seat: 0,
    line: ['boston', 'albany'],
    action: 'one-road',
    paid: 2,
  } as const
  const [first] = states
  if (first === undefined) throw new Error('no decision')
  const view = pioneersRules.view(first.state, 'table')
  const map = MAPS[view.map]
  const line = lineBetween(map, placeOf(map, 'boston'), placeOf(map, 'albany'))
  expect(freshIn([fact], view)).toEqual([{ kind: 'built', line }])
  expect(face.board(view, freshIn([fact], view), READER).key).not.toBe(face.board(view, [], READER).key)
})

test('the latest ride and every city that was settled are pointed out on the board', () => {
  const shown = states.filter(
    ({ news }) => news.some(({ kind }) => kind === 'moved') && news.some(({ kind }) => kind === 'settled'),
  )
  expect(shown.length).toBeGreaterThan(10)
  for (const { state, news } of shown) {
    const view = pioneersRules.view(state, 'table')
    const fresh = freshIn(news, view)
    const [ridden] = fresh
    expect(ridden?.kind === 'ridden' && ridden.path.at(-1)).toBe(view.stagecoach)
    expect(fresh).toContainEqual({ kind: 'settled', place: view.stagecoach })
    const keys = (face.board(view, fresh, READER).things?.() ?? []).map(({ key }) => key)
    expect(keys).toContain('fresh city')
    expect(keys.length).toBeGreaterThan((face.board(view, [], READER).things?.() ?? []).length + 1)
  }
})

test('the stagecoach stands clear of the built roads wherever its city has room for that', () => {
  const covering = states.filter(({ state }) => {
    const view = pioneersRules.view(state, 'table')
    const chart = chartOf(view.map)
    const berth = berthOf(view, chart)
    return chart.lines.some((ends, line) => view.roads[line] !== 0 && crossing(berth, ends) > 10)
  })
  expect(covering.length / states.length).toBeLessThan(0.1)
})
