import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LOCALES } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { tally } from '../../tables/kit/tally-game.js'
import { postButtons } from '../kit/forging.js'
import { type MovableClock, movableClock } from '../kit/movable-clock.js'
import { chosenOn, type Player, player, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

let clock: MovableClock
let scene: Scene
let players: readonly Player[]
let mover: Player
let waiting: readonly Player[]

type Tongue = 'en' | 'fr' | 'de'
type Sentences = Readonly<Record<Tongue, RegExp>>
const TONGUES: Readonly<Record<string, Tongue>> = { Annie: 'en', Jim: 'fr', Katie: 'de' }
const ALREADY_DONE: Sentences = { en: /That is already done\./, fr: /C’est déjà fait\./, de: /Das ist schon erledigt\./ }
const tongueOf = ({ name }: Player): Tongue => TONGUES[name] ?? 'en'

/** A game of three players with different languages. The channel's is English. */
beforeEach(async () => {
  clock = movableClock()
  scene = await openScene({ games: [tally], clock, sandbox: { clock: clock.discord } })
  players = Object.keys(TONGUES).map((name) => player(scene.sandbox, name))
  const [annie, ...guests] = players as [Player, Player, Player]
  await annie.command('tally', { new: { seats: 3, turns: '1000', pace: 'daily' } })
  for (const guest of guests) await guest.press('Join')
  await annie.press('Start')
  const call = await scene.sandbox.until(() => annie.screen().find(({ pings }) => pings.length > 0))
  mover = players.find(({ id }) => call.pings.includes(id)) ?? annie
  waiting = players.filter((self) => self !== mover)
})

/** The game goes on after every wrong input. */
afterEach(async () => {
  await mover.press('Take turn')
  await mover.press('end')
  await scene.sandbox.until(() => mover.screen().find((message) => /Turn 2\b/.test(textOf(message))))
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const answerTo = (self: Player) => textOf(self.lastPrivate())

function expectEach(readers: readonly Player[], sentences: Sentences): void {
  for (const self of readers) {
    expect(answerTo(self), self.name).toMatch(sentences[tongueOf(self)])
    for (const [tongue, sentence] of Object.entries(sentences)) {
      if (tongue !== tongueOf(self)) expect(answerTo(self), self.name).not.toMatch(sentence)
    }
  }
}

const forged = async (self: Player, position: number, verb: string) => {
  const [version, table] = self.offer('Take turn').customId.split(':')
  const customId = [version, table, position, verb].join(':')
  await postButtons(scene.sandbox, scene.sandbox.channel('stagecoach').id, [customId])
  await self.press(customId)
}

const NO_QUIET = LOCALES.map((locale) => TEXTS[locale].settings.noQuiet)

describe('is answered harmlessly in the reader’s own language', () => {
  test('a wrong seat', async () => {
    for (const self of waiting) await self.press('Take turn')
    expectEach(waiting, {
      en: /^It is not your move: the game is waiting for /m,
      fr: /^Ce n’est pas à vous de jouer\s: la partie attend /m,
      de: /^Du bist nicht am Zug: Die Partie wartet auf /m,
    })
    for (const self of waiting) await forged(self, 1, 'a:add')
    expectEach(waiting, { en: /not your move/, fr: /pas à vous de jouer/, de: /nicht am Zug/ })
  })

  test('a wrong phase: an answer where nothing was asked', async () => {
    for (const self of players) await forged(self, 1, 'yes:7')
    expectEach(players, {
      en: /^That proposal has already been settled\.$/,
      fr: /^Cette proposition est déjà réglée\.$/,
      de: /^Dieser Vorschlag ist schon entschieden\.$/,
    })
    for (const self of players) await forged(self, 1, 'start')
    expectEach(players, { en: /has already begun\.$/m, fr: /a déjà commencé\.$/m, de: /hat schon begonnen\.$/m })
    for (const self of players) await forged(self, 1, 'lobby-settings')
    expectEach(players, {
      en: /The game has already begun\. Its settings can no longer be changed\.$/m,
      fr: /La partie a déjà commencé\s; on ne peut plus changer ses réglages\.$/m,
      de: /Die Partie hat schon begonnen; ihre Einstellungen lassen sich nicht mehr ändern\.$/m,
    })
  })

  test('a wrong phase: an action that the rules do not allow now', async () => {
    await forged(mover, 1, 'a:yes')
    expect(answerTo(mover)).toMatch(/^### Tally\n.* <t:\d+:R>.*\n> T1\n/)
  })

  test('a stale position', async () => {
    await mover.press('Take turn')
    await mover.press('add')
    await forged(mover, 1, 'a:add')
    expectEach([mover], ALREADY_DONE)
    await forged(mover, 1, 'a:end')
    expectEach([mover], { en: /earlier point/, fr: /moment antérieur/, de: /früheren Zeitpunkt/ })
    await forged(mover, 999, 'a:add')
    expectEach([mover], { en: /earlier point/, fr: /moment antérieur/, de: /früheren Zeitpunkt/ })
    await mover.press('Log')
    expect(answerTo(mover).match(/ add 1/g)).toHaveLength(1)
  })

  test('two presses at once', async () => {
    await mover.press('Take turn')
    const add = mover.offer('add')
    const outcomes = await Promise.all([mover.use(add), mover.use(add)])
    expect(outcomes.map(({ state }) => state)).toEqual(['done', 'done'])
    expectEach([mover], ALREADY_DONE)
    await mover.press('Log')
    expect(answerTo(mover).match(/ add 1/g)).toHaveLength(1)
  })

  test('replacing by a bot, by somebody seated, by somebody who is not here, and somebody who has no seat', async () => {
    const bill = scene.sandbox.user('Bill').id
    const [seated] = waiting
    const { id: gone } = scene.sandbox.addUser({ name: 'Gone', locale: 'en-US' })
    scene.sandbox.leave(gone, scene.sandbox.guild().id)
    const cases: readonly (readonly [Readonly<Record<string, string>>, Sentences])[] = [
      [
        { user: scene.sandbox.world.bot.id },
        {
          en: /^A bot cannot take a seat\./,
          fr: /^Un bot ne peut pas prendre de place\./,
          de: /^Ein Bot kann keinen Platz nehmen\./,
        },
      ],
      [
        { user: seated?.id ?? '' },
        { en: /already has a seat/, fr: /a déjà une place à cette table/, de: /hat schon einen Platz an diesem Tisch/ },
      ],
      [
        { user: gone },
        { en: /is not a member of this server/, fr: /n’est pas membre de ce serveur/, de: /ist kein Mitglied dieses Servers/ },
      ],
      [
        { user: bill, player: bill },
        { en: /^That player has no seat/, fr: /^Cette personne n’a pas de place/, de: /^Diese Person hat keinen Platz/ },
      ],
    ]
    for (const [options, sentences] of cases) {
      for (const self of players) await self.command('tally', { replace: options })
      expectEach(players, sentences)
    }
  })

  test.each<[string, Readonly<Record<string, string>>, Sentences]>([
    [
      'quiet hours that cover the whole day',
      { from: '0:00', to: '24:00', zone: 'UTC' },
      { en: /cannot last the whole day/, fr: /ne peuvent pas durer toute la journée/, de: /kann nicht den ganzen Tag dauern/ },
    ],
    [
      'a time of day that does not exist',
      { from: '22:70', to: '7:00', zone: 'UTC' },
      { en: /^Write times of day/, fr: /^Écrivez l’heure/, de: /^Schreibe Uhrzeiten/ },
    ],
    [
      'a time zone that does not exist',
      { from: '22:00', to: '7:00', zone: 'Boston' },
      { en: /^That time zone is unknown/, fr: /^Ce fuseau horaire est inconnu/, de: /^Diese Zeitzone ist unbekannt/ },
    ],
  ])('%s', async (_, options, sentences) => {
    for (const self of players) await self.command('tally', { settings: options })
    expectEach(players, sentences)
    for (const self of players) await self.command('tally', { settings: {} })
    const none = players.map((self) => chosenOn(self.lastPrivate()).find((label) => NO_QUIET.includes(label)))
    expect(none).not.toContain(undefined)
  })

  test('the wish to be forgotten at a table, which is named', async () => {
    for (const self of players) {
      await self.command('tally', { 'forget-me': {} })
      await self.press(TEXTS[tongueOf(self)].mine.forgetYes)
    }
    expectEach(players, {
      en: /the leaderboards\. You still have a seat at an open table: Tally \(<#\d+>\)\./,
      fr: /et des classements\. Vous avez encore une place à une table ouverte\s: Tally \(<#\d+>\)\./,
      de: /aus den Bestenlisten gelöscht\. Du hast noch einen Platz an einem offenen Tisch: Tally \(<#\d+>\)\./,
    })
  })

  test('a nudge too early, and one by the awaited player', async () => {
    const [nudger] = waiting
    await nudger?.command('tally', { nudge: {} })
    for (const self of waiting) await self.command('tally', { nudge: {} })
    expectEach(waiting, {
      en: /^They were nudged a short while ago\. You can nudge them again <t:\d+:R>\.$/,
      fr: /^Un rappel a été envoyé il y a peu\. Vous pourrez en envoyer un autre <t:\d+:R>\.$/,
      de: /^Hier wurde gerade erst angestupst\. Das geht <t:\d+:R> wieder\.$/,
    })
    await mover.command('tally', { nudge: {} })
    expectEach([mover], { en: /nobody to nudge/, fr: /personne à relancer/, de: /niemanden anzustupsen/ })
  })

  test('something proposed again at once, while it is open and after it was withdrawn, which is explained', async () => {
    for (const self of players) {
      await self.command('tally', { end: {} })
      expectEach([self], {
        en: /To withdraw it, disagree with it there\.$/,
        fr: /Pour la retirer, refusez-la vous-même\.$/,
        de: /Willst du ihn zurückziehen, stimme selbst dagegen\.$/,
      })
      await self.command('tally', { end: {} })
      expectEach([self], {
        en: /^Your own proposal is still open .* withdraw it by disagreeing/,
        fr: /^Votre propre proposition est encore en cours .* retirez-la en la refusant/,
        de: /dein eigener Vorschlag offen\. .* ziehe ihn zurück/,
      })
      const question = await scene.sandbox.until(() =>
        self.screen().find((message) => textOf(message).startsWith(`${self.name} proposes to end`)),
      )
      const disagree = self.offers().find(({ messageId, label }) => messageId === question.message.id && label === 'Disagree')
      if (disagree === undefined) throw new Error('no way to withdraw')
      await self.use(disagree)
      await self.command('tally', { end: {} })
    }
    expectEach(players, {
      en: /You can make another one <t:\d+:R>\.$/,
      fr: /Vous pourrez en faire une autre <t:\d+:R>\.$/,
      de: /Den nächsten kannst du <t:\d+:R> machen\.$/,
    })
  })

  test('users without a seat', async () => {
    const bill = player(scene.sandbox, 'Bill')
    for (const options of [{ hand: {} }, { nudge: {} }, { resign: {} }, { end: {} }] as const) {
      await bill.command('tally', options)
      expect(answerTo(bill)).toBe('You have no seat at this table.')
    }
  })
})
