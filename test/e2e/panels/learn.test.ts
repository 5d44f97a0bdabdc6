/** The guided first game over the wire: from the command to a real table, in every language, with nothing stored in between. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { atNoTable, writeCustomId } from '../../../src/discord/wire/custom-id.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { postButtons } from '../kit/forging.js'
import { type Offer, offersOn, type Player, player, sitDown, textOf, verbOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

let scene: Scene
beforeEach(async () => {
  scene = await openScene({ seed: 'learn' })
})
afterEach(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const SOLUTIONS = ['move.01', 'end-turn', 'join.s1', 'one-road.8', 'move.47', 'buy-coach.1', 'one-road.2', 'move.lk', 'move.tu']

/** The target of an offer of a guided game. */
const targetOf = ({ customId, value }: Offer): string => (value ?? customId.split(':').slice(6).join(':')).replace(/^a:/, '')

function offerOf(self: Player, action: string): Offer {
  const found = offersOn(self.lastPrivate()).find((offer) => targetOf(offer) === action)
  if (found === undefined) throw new Error(`nothing does ${action} on ${textOf(self.lastPrivate())}`)
  return found
}

test.each([
  ['Annie', /^### Learn Pioneers: task (\d) of 9/, '**Right.**', /\*\*Annie\*\* wins\./],
  ['Jim', /^### Apprendre Pioneers\u202f: exercice (\d) sur 9/, '**Bravo.**', /Victoire de \*\*Jim\*\*|\*\*Jim\*\*/],
  ['Katie', /^### Pioneers lernen: Aufgabe (\d) von 9/, '**Richtig.**', /\*\*Katie\*\* gewinnt/],
])('%s plays it in one message, from the command to the result', async (name, title, praise, result) => {
  const learner = player(scene.sandbox, name)
  await learner.command('pioneers', { learn: {} })
  const { message } = learner.lastPrivate()
  for (const [index, solution] of SOLUTIONS.entries()) {
    const told = textOf(learner.lastPrivate())
    expect(title.exec(told)?.[1]).toBe(String(index + 1))
    expect(told.includes(praise)).toBe(index > 0)
    await learner.use(offerOf(learner, solution))
  }
  expect(textOf(learner.lastPrivate())).toMatch(result)
  expect(learner.lastPrivate().message.id).toBe(message.id)
})

const DAYS =
  'take.1+cattle take.0 recruit take.1 p:turn change.cattle cattle take.0+income satisfy.general-store+leave-town take.0 mine ' +
  'buy-wagon.large lose-townsfolk.nurse+pay-all satisfy.hotel+leave-town'
const SPACE =
  'buy.runite buy.scout place.scout.3 buy.colonizer move.3.scout.4 move.3.colonizer.4 end-moves colonize.4 research.military ' +
  'move.4.warship.5 end-moves research.military'

test.each([
  { command: 'pioneer-days', presses: DAYS, halfway: 'p:turn', task: 'task 3 of 9', score: 'Favors' },
  { command: 'pioneer', presses: SPACE, halfway: 'colonize.4', task: 'task 6 of 9', score: 'Third levels' },
])('$command is played in many presses, with a restart within a task', async ({ command, presses, halfway, task, score }) => {
  const annie = player(scene.sandbox, 'Annie')
  await annie.command(command, { learn: {} })
  for (const press of presses.split(' ')) {
    if (press === halfway) {
      await scene.stopBot()
      await scene.startBot()
    }
    const offer = offerOf(annie, press)
    expect(textOf(annie.lastPrivate()).includes(task) || press !== halfway).toBe(true)
    await annie.use(offer)
  }
  const end = textOf(annie.lastPrivate())
  expect(end).toContain(score)
  expect(end).toContain('**Annie** wins.')
  expect(offersOn(annie.lastPrivate()).map(({ label }) => label)).toEqual(['Play against the computer', 'Rules', 'Previous task'])
})

test('the rules at its end still lead to a table with a computer player', async () => {
  const annie = player(scene.sandbox, 'Annie')
  await annie.command('pioneers', { learn: {} })
  while (!textOf(annie.lastPrivate()).includes('task 9')) await annie.press('Skip')
  await annie.press('Skip to the end')
  await annie.press('Rules')
  await annie.press('Play against the computer')
  expect(textOf(annie.last())).toContain('Bessie ⚙ newcomer')
})

test('the table at its end speaks the language of the server, and not the learner’s', async () => {
  const katie = player(scene.sandbox, 'Katie')
  await katie.command('pioneers', { learn: {} })
  const offered = (verb: string) => offersOn(katie.lastPrivate()).findLast((offer) => verbOf(offer) === verb)
  for (let next = offered('learn'); next !== undefined && offered('practice') === undefined; next = offered('learn')) {
    await katie.use(next)
  }
  const told = textOf(katie.lastPrivate())
  await katie.use(offered('practice') ?? katie.offer('practice'))
  expect(textOf(katie.last())).toMatch(/^### Pioneers: who plays\?[\s\S]*Language: English/)
  // The learner was told to press a button that is there.
  const [start = ''] = offersOn(katie.last()).flatMap((offer) => (verbOf(offer) === 'start' ? [offer.label] : []))
  expect(start).toBe('Start')
  expect(told).toContain(`drücke dort **${start}**`)
})

test('going back from the middle of a task begins it anew', async () => {
  const annie = player(scene.sandbox, 'Annie')
  await annie.command('pioneer-days', { learn: {} })
  await annie.press('Skip')
  await annie.press('1 · Cattle (yellow)')
  await annie.press('Income $4')
  expect(textOf(annie.lastPrivate())).toContain('> Silver scores nothing at the end.')
  await annie.press('Start this task again')
  expect(textOf(annie.lastPrivate())).toContain('task 2 of 9')
  await annie.press('2 · Medicine (blue)')
  expect(textOf(annie.lastPrivate())).toContain('> With Medicine, you could recruit the doctor.')
  await annie.press('Previous task')
  expect(textOf(annie.lastPrivate())).toContain('task 1 of 9')
})

test('a mistake is explained and leads nowhere; skipping and going back do', async () => {
  const annie = player(scene.sandbox, 'Annie')
  await annie.command('pioneers', { learn: {} })
  await annie.use(offerOf(annie, 'move.02'))
  expect(textOf(annie.lastPrivate())).toContain('task 1 of 9')
  expect(textOf(annie.lastPrivate())).toContain('> New York needs a farmer.')
  for (const _ of SOLUTIONS.slice(0, 3)) await annie.press('Skip')
  expect(textOf(annie.lastPrivate())).toContain('task 4 of 9')
  expect(textOf(annie.lastPrivate())).not.toContain('Right.')
  await annie.press('Two roads $5')
  expect(textOf(annie.lastPrivate())).toContain('Choose a line for the first road')
  await annie.use(offerOf(annie, 'two-roads.0'))
  expect(textOf(annie.lastPrivate())).toContain('> One road is enough for now')
  await annie.press('Previous task')
  expect(textOf(annie.lastPrivate())).toContain('task 3 of 9')
})

test('it goes on after a restart, and leads to a table that can start at once', async () => {
  const annie = player(scene.sandbox, 'Annie')
  await annie.command('pioneers', { learn: {} })
  await annie.press('Skip')
  await scene.stopBot()
  await scene.startBot()
  await annie.press('End turn')
  expect(textOf(annie.lastPrivate())).toContain('task 3 of 9')
  while (!textOf(annie.lastPrivate()).includes('task 9')) await annie.press('Skip')
  await annie.press('Skip to the end')
  expect(offersOn(annie.lastPrivate()).map(({ label }) => label)).toEqual(['Play against the computer', 'Rules', 'Previous task'])
  await annie.press('Play against the computer')
  expect(textOf(annie.last())).toContain('Bessie ⚙ newcomer')
  await annie.press('Start')
  expect(annie.screen().map(textOf).join()).toContain('The game has begun.')
})

test('it is offered below the rules, and touches no game of the channel', async () => {
  const [annie, bill] = ['Annie', 'Bill'].map((name) => player(scene.sandbox, name)) as [Player, Player]
  await sitDown([annie, bill], { seats: 2 })
  await scene.sandbox.until(() => annie.screen().some(({ pings }) => pings.length > 0))
  const before = annie
    .screen()
    .filter(({ ephemeralFor }) => ephemeralFor === null)
    .map(textOf)
  await bill.command('pioneers', { rules: {} })
  await bill.press('Learn by playing')
  await bill.use(offerOf(bill, 'move.01'))
  await bill.use(offerOf(bill, 'end-turn'))
  expect(textOf(bill.lastPrivate())).toContain('task 3 of 9')
  expect(
    annie
      .screen()
      .filter(({ ephemeralFor }) => ephemeralFor === null)
      .map(textOf),
  ).toEqual(before)
  while (!offersOn(bill.lastPrivate()).some((offer) => verbOf(offer) === 'practice')) {
    await bill.use(offersOn(bill.lastPrivate()).findLast((offer) => verbOf(offer) === 'learn') ?? bill.offer('Skip'))
  }
  await bill.press('Play against the computer')
  expect(textOf(bill.lastPrivate())).toMatch(/already/)
})

test('a forged id shows at most a lesson of its own', async () => {
  const bill = player(scene.sandbox, 'Bill')
  const lesson = (gameId: string, step: string, action: string) =>
    writeCustomId(atNoTable({ kind: 'lesson', gameId, step, target: { kind: 'action', action } }))
  const forged = async (customId: string) => {
    await postButtons(scene.sandbox, scene.sandbox.channel('stagecoach').id, [customId])
    await bill.press(customId)
    return textOf(bill.lastPrivate())
  }
  expect(await forged(lesson('pioneers', 'ride', 'deal.0'))).toContain('task 1 of 9')
  const gone = await forged(lesson('pioneers', 'gone', 'move.01'))
  expect(gone).toContain('task 1 of 9')
  expect(gone).not.toContain('Right.')
  expect(await forged(lesson('checkers', 'ride', 'move.01'))).toBe(TEXTS.en.refusals.unknownGame)
})
