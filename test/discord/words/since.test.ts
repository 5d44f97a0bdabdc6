import { afterAll, expect, test } from 'vitest'
import { sinceLastMove } from '../../../src/discord/words/missed.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import type { User } from '../../../src/tables/model/people.js'
import { seatsToMove } from '../../../src/tables/model/table.js'
import { ANN, begun, cleanUp, openHouse, playing, press } from '../../tables/kit/house.js'

afterAll(cleanUp)

test.each(LOCALES)('what was missed has its heading in %s, however much of it is left out', async (locale) => {
  const house = openHouse()
  const { id } = await begun(house, undefined, { options: { turns: '1000' } })
  const mover = async (): Promise<User> => {
    const table = await playing(house, id)
    return table.players[seatsToMove(table)[0] ?? 0] ?? ANN
  }
  const user = await mover()
  await press(house, id, 'end')
  while ((await mover()).id !== user.id) await press(house, id, ...Array.from({ length: 90 }, () => 'add'), 'end')
  const [heading, earlier, ...latest] = await sinceLastMove(house.tables, await playing(house, id), user, locale)
  expect(heading).toBe(`**${TEXTS[locale].panel.since}**`)
  const entries = await house.tables.log(id, 0)
  expect(earlier).toBe(TEXTS[locale].turn.earlier(entries.length - 2 - latest.length))
  expect(latest.length).toBeGreaterThan(10)
})
