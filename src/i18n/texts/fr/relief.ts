import { french } from '../../french.js'
import type { ReliefTexts } from '../en/relief.js'

export const relief: ReliefTexts = {
  choose: 'Si quelqu’un part',
  none: french`Si quelqu’un part : le bot décide`,
  by: (level) => french`Si quelqu’un part : ⚙ ${level}`,
  rated: 'Après un abandon ou en pilote automatique. Les cotes changent comme d’habitude.',
  unrated: 'Ne compte ni pour les cotes, ni pour les classements, ni pour les records',
  meanwhile: (level) => `Jusque-là, un ordinateur (${level}) y joue.`,
}
