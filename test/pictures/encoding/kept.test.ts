import { describe, expect, test } from 'vitest'
import type { Drawing } from '../../../src/pictures/drawing.js'
import type { Wanted } from '../../../src/pictures/encoding/in-turn.js'
import { keeping } from '../../../src/pictures/encoding/kept.js'

const BOARD: Drawing = { key: 'board', width: 1, height: 1, paint: () => {} }

/** Pictures that are made when the test says so. */
function studio() {
  const orders: { readonly wanted: Wanted; readonly make: (byte: number) => void; readonly fail: () => void }[] = []
  const heard: string[] = []
  const make = (_drawing: Drawing, wanted: Wanted) =>
    new Promise<Uint8Array>((resolve, reject) => {
      const fail = () => reject(new Error('out of ink'))
      orders.push({ wanted, make: (byte) => resolve(new Uint8Array([byte])), fail })
    })
  const png = keeping(make, { keep: 2, pictured: (how) => heard.push(how) })
  return { png, orders, heard, wanted: () => orders.map((order) => order.wanted) }
}

describe('equal pictures', () => {
  test('are made once, whoever wants them', async () => {
    const { png, orders, heard, wanted } = studio()
    const first = png(BOARD, 'at-once')
    expect(png(BOARD, 'soon')).toBe(first)
    orders[0]?.make(1)
    await first
    expect(png(BOARD, 'at-once')).toBe(first)
    expect(wanted()).toEqual(['at-once'])
    expect(heard).toEqual(['made', 'kept', 'kept'])
  })

  test('are ordered again by whoever waits, as long as they wait for those that somebody waits for', async () => {
    const { png, orders, wanted } = studio()
    const told = png(BOARD, 'soon')
    const answer = png(BOARD, 'at-once')
    expect(wanted()).toEqual(['soon', 'at-once'])
    orders[1]?.make(2)
    expect(await answer).toEqual(new Uint8Array([2]))
    expect(png(BOARD, 'soon')).toBe(answer)
    orders[0]?.make(1)
    expect(await told).toEqual(new Uint8Array([1]))
    expect(png(BOARD, 'at-once')).toBe(answer)
  })

  test('are not ordered again once they are made, however late', async () => {
    const { png, orders, wanted } = studio()
    const told = png(BOARD, 'soon')
    orders[0]?.make(1)
    await told
    expect(png(BOARD, 'at-once')).toBe(told)
    expect(wanted()).toEqual(['soon'])
  })

  test('are made anew after a failure', async () => {
    const { png, orders } = studio()
    const failed = png(BOARD, 'at-once')
    orders[0]?.fail()
    await expect(failed).rejects.toThrow('out of ink')
    const next = png(BOARD, 'at-once')
    orders[1]?.make(1)
    expect(await next).toEqual(new Uint8Array([1]))
  })
})
