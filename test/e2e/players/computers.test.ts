/** Computer players over the wire: one command and one press to a first game, in every language, with nobody called in vain. */
import { afterEach, expect, test } from 'vitest'
import { forwardUntil, movableClock } from '../kit/movable-clock.js'
import { offersOn, player, playOn, publicOffer, textOf, verbOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

/** How far the clock goes on between two looks, in the time that computer players let people read and think. */
const STEP_MS = 2_000

let scene: Scene | null = null
afterEach(async () => {
  await scene?.close()
  scene = null
})

async function opened() {
  const clock = movableClock()
  scene = await openScene({ seed: 'computers', clock, sandbox: { clock: clock.discord } })
  const { sandbox } = scene
  return { clock, sandbox, annie: player(sandbox, 'Annie'), bill: player(sandbox, 'Bill') }
}

test('one command and one press lead to a first game against three opponents', async () => {
  const { clock, annie } = await opened()
  await annie.command('pioneers', { new: { computers: 3, level: 'newcomer' } })
  expect(textOf(annie.last())).toContain('Bessie ⚙ newcomer')
  await annie.press('Start')
  // Her own turn calls her. A question may be asked in private instead.
  const isCalled = () => annie.screen().some(({ pings, ephemeralFor }) => pings.includes(annie.id) || ephemeralFor === annie.id)
  // The first computer player lets people read before it begins.
  await forwardUntil(clock, isCalled, STEP_MS)
  const pinged = annie.screen().flatMap(({ pings }) => pings)
  expect(pinged.every((id) => id === annie.id)).toBe(true)
  expect(annie.screen().map(textOf).join()).not.toContain('<@computer')
})

test.each([
  ['en-US', 'Add a computer player', 'legend'],
  ['fr', 'Ajouter un ordinateur', 'légende'],
  ['de', 'Computergegner hinzufügen', 'Legende'],
])('the host of a lobby in %s adds one by a menu, and nobody else does', async (language, placeholder, level) => {
  const { annie, bill } = await opened()
  await annie.command('pioneers', { new: { language: language.slice(0, 2) } })
  expect(JSON.stringify(annie.last())).toContain(placeholder)
  const offer = annie.offer(level)
  await bill.use(offer)
  expect(textOf(bill.lastPrivate())).toContain('Annie')
  await annie.use(offer)
  expect(textOf(annie.last())).toContain(`Bessie ⚙ ${level}`)
  expect(publicOffer(bill, 'join')).toBeTruthy()
})

test('alone with computer players, a player reads what cannot be undone, and is not offered to ask for it', async () => {
  const { clock, annie } = await opened()
  await annie.command('pioneers', { new: { computers: 1, level: 'newcomer' } })
  await annie.press('Start')
  const isCalled = () => annie.offers().some((offer) => verbOf(offer) === 'take')
  const isCoach = ({ label }: { readonly label: string }) => /^Coach \$/.test(label)
  for (let look = 0; look < 60; look++) {
    await forwardUntil(clock, isCalled, STEP_MS)
    await annie.command('pioneers', { hand: {} })
    if (annie.offers().some(isCoach)) break
    const answer = annie.offers().find((offer) => offer.label === 'Decline')
    if (answer !== undefined) await annie.use(answer)
  }
  expect(textOf(annie.lastPrivate())).toMatch(/Cannot be undone: .*\*\*Coach \$\d/)
  const coach = annie.offers().find(isCoach)
  if (coach === undefined) throw new Error('there is no coach to buy')
  const { message } = await annie.use(coach)
  expect(message && textOf(message)).not.toContain('others')
  expect(message && offersOn(message).map(verbOf)).not.toContain('ask-undo')
})

test.each([
  ['Annie', 'Hint', /\*\*Hint\*\* – .+\n.*You can then expect about \d+ points/s],
  ['Jim', 'Suggestion', /\*\*Suggestion\*\* – .+\n.*Comptez alors sur environ \d+ points/s],
  ['Katie', 'Empfehlung', /\*\*Empfehlung\*\* – .+\n.*Dann kannst du mit etwa \d+ Punkten rechnen/s],
])('%s gets a hint by one press on the panel, in words, and goes on there', async (name, label, words) => {
  const { clock, sandbox } = await opened()
  const asker = player(sandbox, name)
  await asker.command('pioneers', { new: { computers: 1, level: 'newcomer' } })
  await asker.use(publicOffer(asker, 'start'))
  const isWaitedFor = () =>
    asker.offers().some((offer) => verbOf(offer) === 'take') ||
    asker.screen().some(({ ephemeralFor }) => ephemeralFor === asker.id)
  await forwardUntil(clock, isWaitedFor, STEP_MS)
  await asker.command('pioneers', { hand: {} })
  // A question that was asked meanwhile may be a message of its own.
  const { message } = await asker.use(asker.offer(label))
  expect(message && textOf(message)).toMatch(words)
  expect(message && offersOn(message).map((offer) => offer.label)).toContain(label)
})

test('a hint is given although somebody else has answered the same question meanwhile', async () => {
  const { clock, sandbox, annie } = await opened()
  await annie.command('pioneer-days', { new: { computers: 1, level: 'newcomer' } })
  await annie.press('Settings')
  const unique = annie.offers().find(({ label }) => /unique/i.test(label))
  if (unique === undefined) throw new Error('there are no player boards to choose')
  await annie.use(unique)
  await annie.press('Start')
  const hasBessieChosen = () =>
    annie
      .screen()
      .some((message) => /- Bessie ⚙ newcomer sets out with .+\n\*\*Annie, your answer is needed\./.test(textOf(message)))
  await sandbox.until(() => annie.offers().some(({ label }) => label === 'Hint'))
  const asked = annie.offer('Hint')
  expect(hasBessieChosen()).toBe(false)
  await forwardUntil(clock, hasBessieChosen, STEP_MS)
  await annie.use(asked)
  expect(textOf(annie.lastPrivate())).toContain('You can then expect about')
})

test.each([
  ['en', 'If a player leaves: ⚙ newcomer', 'Does not count for ratings, leaderboards or records'],
  ['fr', 'Si quelqu’un part : ⚙ débutant', 'Ne compte ni pour les cotes, ni pour les classements, ni pour les records'],
  ['de', 'Wenn jemand geht: ⚙ Neuling', 'Zählt weder für Wertungen und Bestenlisten noch für Rekorde'],
])('the host lets computer players take over, in %s, and the lobby says what that means', async (language, label, meaning) => {
  const { sandbox, bill } = await opened()
  const host = player(sandbox, { en: 'Annie', fr: 'Jim', de: 'Katie' }[language] ?? '')
  await host.command('pioneers', { new: { language } })
  await host.use(publicOffer(host, 'lobby-settings'))
  expect(JSON.stringify(host.lastPrivate())).toContain(meaning)
  const offer = host.offers().find((each) => each.label.replaceAll('\u202f', ' ') === label)
  if (offer === undefined) throw new Error(`there is no ${label}`)
  await host.use(offer)
  const told = `${label} · ${meaning}`
  await sandbox.until(() => bill.screen().some((message) => textOf(message).replaceAll('\u202f', ' ').includes(told)))
})

test('the seat of a player who resigned is played on by a computer player, and nobody is called for it', async () => {
  const { clock, sandbox, annie, bill } = await opened()
  const katie = player(sandbox, 'Katie')
  await annie.command('pioneers', { new: { seats: 3, pace: 'none' } })
  await annie.press('Settings')
  await annie.press('If a player leaves: ⚙ traveler')
  for (const guest of [bill, katie]) await guest.use(publicOffer(guest, 'join'))
  await annie.use(publicOffer(annie, 'start'))
  await katie.command('pioneers', { resign: {} })
  const sure = katie.offers().find((offer) => verbOf(offer) === 'resign')
  if (sure !== undefined) await katie.use(sure)
  const since = annie.screen().length
  const publicTexts = () => annie.screen().flatMap((message) => (message.ephemeralFor === null ? [textOf(message)] : []))
  const hasPlayed = () => publicTexts().some((text) => /Katie.*\(on autopilot\)/.test(text))
  // The first look after a press is after its change is stored, so whoever is to think then begins.
  const goOn = () => {
    clock.forward(2_000)
    return hasPlayed()
  }
  await playOn(sandbox, [annie, bill], 'takeover', { until: goOn })
  expect(hasPlayed()).toBe(true)
  const pinged = annie
    .screen()
    .slice(since)
    .flatMap(({ pings }) => pings)
  expect(pinged).not.toContain(katie.id)
})

test('whoever plays against nobody but computer players is asked before the game ends, because nobody else is', async () => {
  const { sandbox, annie } = await opened()
  await annie.command('pioneers', { new: { computers: 1, level: 'newcomer' } })
  await annie.press('Start')
  await annie.command('pioneers', { end: {} })
  expect(textOf(annie.lastPrivate())).toMatch(/without a result\?/)
  await annie.press('Keep playing')
  expect(textOf(annie.lastPrivate())).toContain('Nothing has changed')
  await annie.command('pioneers', { end: {} })
  await annie.press('End the game')
  await sandbox.until(() =>
    annie.screen().some((message) => /Annie/.test(textOf(message)) && /ended|closed/i.test(textOf(message))),
  )
})

test.each([
  ['the host', 'Annie', 'Bill'],
  ['the guest', 'Bill', 'Annie'],
])('once %s has resigned, whoever is left beside computer players is asked the same', async (_who, leaver, left) => {
  const { sandbox, annie, bill } = await opened()
  await annie.command('pioneers', { new: { computers: 1, level: 'newcomer', seats: 3 } })
  await bill.press('Join')
  await annie.press('Start')
  const playerNamed = (name: string) => (name === 'Annie' ? annie : bill)
  await playerNamed(leaver).command('pioneers', { resign: {} })
  await playerNamed(leaver).press('Resign')
  const last = playerNamed(left)
  await last.command('pioneers', { end: {} })
  expect(textOf(last.lastPrivate())).toMatch(/without a result\?/)
  await last.press('End the game')
  await sandbox.until(() =>
    last.screen().some((message) => textOf(message).includes(left) && /ended|closed/i.test(textOf(message))),
  )
})
