import { expect, test } from 'vitest'
import { createOpenPanels } from '../../../src/discord/context/open-panels.js'
import type { Delivered } from '../../../src/discord/context/reply.js'
import type { Message, Shown } from '../../../src/discord/wire/message.js'
import { ANN, testClock } from '../../tables/kit/house.js'

const clock = testClock()
const BEFORE = { channelId: 'c1', user: ANN, locale: 'en', until: clock.now().getTime() + 60_000 } as const

function messageOf(shown: Pick<Shown, 'tableId' | 'position' | 'mayAct'>): Message {
  return {
    blocks: [],
    picture: null,
    pings: [],
    shown: { ...shown, positionForPlayer: shown.position, isHand: false, endsAt: null, asks: null },
  }
}

/** The ids of the messages that are left of those delivered one after the other, and of the panel among them. */
async function leftOf(
  messages: readonly Message[],
): Promise<{ readonly left: readonly string[]; readonly panel: string | null }> {
  const panels = createOpenPanels(clock)
  const left = new Set<string>()
  for (const [number, message] of messages.entries()) {
    const messageId = `m${number + 1}`
    left.add(messageId)
    const delivered: Delivered = { messageId, change: async () => {}, remove: async () => void left.delete(messageId) }
    await panels.stands(BEFORE, message, delivered)
  }
  return { left: [...left], panel: panels.at('t1')[0]?.messageId ?? null }
}

test('a question keeps its place where an answer arrives late that says that nothing was asked', async () => {
  const asked = messageOf({ tableId: 't1', position: 8, mayAct: true })
  const outOfTurn = messageOf({ tableId: 't1', position: 7, mayAct: false })
  expect(await leftOf([asked, outOfTurn])).toEqual({ left: ['m1'], panel: 'm1' })
  expect(await leftOf([outOfTurn, asked])).toEqual({ left: ['m2'], panel: 'm2' })
})

test('what says how a table stands now takes the place of any panel', async () => {
  const asked = messageOf({ tableId: 't1', position: 8, mayAct: true })
  expect(await leftOf([asked, messageOf({ tableId: 't1', position: 8, mayAct: false })])).toEqual({ left: ['m2'], panel: 'm2' })
  expect(await leftOf([asked, messageOf({ tableId: 't2', position: 3, mayAct: false })])).toEqual({ left: ['m2'], panel: null })
})
