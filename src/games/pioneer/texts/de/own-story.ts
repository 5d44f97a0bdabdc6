import { counted } from '../../../../i18n/words.js'
import type { DeedTexts } from '../en/story.js'
import { glossary as words } from './glossary.js'

export const ownStory: DeedTexts = {
  turn: ({ round }) => `Runde ${round}: Du bist am Zug.`,
  bonus: ({ bonus }) => `Du beginnst den Zug mit zusätzlich ${bonus}.`,
  metals: ({ cards, money }) => `Du legst ${cards} aus (${money}).`,
  bought: ({ card, money }) => `Du kaufst ${card} für ${money}.`,
  boughtFree: ({ card }) => `Du nimmst dir kostenlos ${card}.`,
  boughtAndFree: ({ card, money, free }) => `Du kaufst ${card} für ${money} und nimmst dir kostenlos ${free}.`,
  played: ({ card, effect }) => `Du spielst ${card} aus (${effect}).`,
  constructed: {
    scout: ({ sector }) => `Du baust in ${sector} einen Aufklärer.`,
    colonizer: ({ sector }) => `Du baust in ${sector} ein Kolonieschiff.`,
    warship: ({ sector }) => `Du baust in ${sector} ein Kriegsschiff.`,
    atStart: ({ sector }) => `Du beginnst mit einem Aufklärer in ${sector}.`,
  },
  built: ({ ships, sector }) => `Du baust ${ships} in ${sector}.`,
  fortified: ({ sector }) => `Du befestigst deine Kolonie in ${sector}.`,
  armed: ({ sector }) => `Du lädst in ${sector} eine Novabombe auf einen Aufklärer.`,
  researched: ({ technology, area, level, money }) => `Du erforschst ${area} ${level} (${technology}) für ${money}.`,
  reshuffled: () => 'Du mischst deinen Ablagestapel zum neuen Nachziehstapel.',
  drew: ({ count }) => `Du ziehst ${counted('de', count, words.card)}.`,
  nothingToDraw: () => 'Du hast keine Karten mehr zum Ziehen.',
  discarded: ({ cards }) => `Du legst unausgespielt ab: ${cards}.`,
  driven: ({ ship, from, sector }) => `Völlig unwahrscheinlich, aber wahr: Du versetzt ${ship} von ${from} nach ${sector}.`,
  vanished: ({ ship }) => `Du verlierst ${ship} an die Unwahrscheinlichkeit.`,
  moved: ({ ships, from, sector }) => `Du bewegst ${ships} von ${from} nach ${sector}.`,
  wormHole: ({ ships, from, sector }) => `Du schickst ${ships} durch ein Wurmloch von ${from} nach ${sector}.`,
  exploded: ({ sector, units }) => `Du zündest in ${sector} eine Novabombe. Zerstört: ${units}.`,
  battleSide: ({ attack }) => `du mit Angriff ${attack}`,
  fired: () => 'Du hast deine Ziele gewählt.',
  destroyed: ({ units, sector }) => `Du zerstörst ${units} in ${sector}.`,
  missed: ({ sector }) => `Du zerstörst in ${sector} nichts.`,
  colonized: ({ sector }) => `Du kolonisierst ${sector}.`,
  eliminated: () => 'Du hast weder Schiffe noch Kolonien und scheidest aus.',
  owned: ({ units }) => `${units} (von dir)`,
}
