import { french } from '../../french.js'
import type { ComputerTakeoverTexts } from '../en/computer-takeover.js'

export const computerTakeover: ComputerTakeoverTexts = {
  choose: 'Si quelqu’un part',
  none: french`Si quelqu’un part : le bot décide`,
  by: (level) => french`Si quelqu’un part : ⚙ ${level}`,
  rated: 'Après un abandon ou en pilote automatique. Les cotes changent comme d’habitude.',
  unrated: 'Ne compte ni pour les cotes, ni pour les classements, ni pour les records',
  bot: 'le bot',
  computer: (level) => `un ordinateur (⚙ ${level})`,
  meanwhile: (level) => `Jusque-là, un ordinateur (${level}) y joue.`,
}
