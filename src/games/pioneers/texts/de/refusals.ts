import type { PioneersTexts } from '../en/index.js'

export const refusals: PioneersTexts['refusals'] = {
  'not-your-turn': 'Gespielt wird reihum im Uhrzeigersinn, und du bist nicht am Zug.',
  'wrong-phase': 'Erst kommt der Einkauf, dann Bewegen und Siedeln; das hier ist gerade nicht dran.',
  'no-purchase-left':
    'Das Einkaufsplättchen gibt eine Einkaufsaktion je Zug und jedes Händlerinnen-Plättchen eine weitere; alle sind verbraucht.',
  'purchase-space-used': 'Jede Art von Einkauf geht nur einmal je Zug.',
  'not-enough-cash': 'Dafür hast du zu wenig Geld.',
  'no-roads-left': 'Du hast alle Straßen aus deinem Vorrat gebaut.',
  'too-few-roads-left': 'Zwei Straßen werden zusammen gekauft, und in deinem Vorrat liegt nur noch eine.',
  'too-few-free-lines': 'Auf dem Spielplan sind zu wenige Verbindungslinien ohne Straße übrig.',
  'unknown-line': 'Diese Verbindungslinie gibt es auf dem Spielplan nicht.',
  'line-taken': 'Eine gekaufte Straße braucht eine Verbindungslinie ohne Straße, und hier liegt schon eine.',
  'line-doubled': 'Auf einer Verbindungslinie liegen nie mehr als zwei Straßen, und hier liegen schon zwei.',
  'line-own': 'Neben einer Straße, die dir gehört, darf der Sergeant keine zweite bauen.',
  'line-covered': 'Verbindungslinien zu abgedeckten Städten sind aus dem Spiel.',
  'not-a-city': 'Abdecken lassen sich nur Städte auf dem Spielplan.',
  'city-covered': 'Diese Stadt ist schon abgedeckt.',
  'cover-beside-start': 'Die beiden Nachbarstädte von Boston bleiben immer im Spiel.',
  'cover-cuts-map': 'Wäre diese Stadt abgedeckt, wären mehr Städte von Boston abgeschnitten, als noch abgedeckt werden können.',
  'cover-leaves-few-lines':
    'Ihr beide braucht Verbindungslinien für je 15 Straßen, und wäre diese Stadt abgedeckt, blieben weniger als 30 übrig.',
  'cover-leaves-no-way':
    'Ohne diese Stadt ginge es mit den übrigen Abdeckplättchen nicht mehr auf: 30 Verbindungslinien müssen bleiben, jede Stadt muss erreichbar sein, und keine darf der einzige Weg zu mehr als drei anderen sein.',
  'no-such-slot': 'An diesem Platz der Auslage liegt keine Kutsche.',
  'too-few-pioneers': 'Alle Plätze einer gekauften Kutsche müssen besetzt werden, und in deinem Vorrat sind zu wenige Pioniere.',
  'coach-must-stay-affordable': 'Du musst in diesem Zug eine Kutsche kaufen, und dafür bliebe dann zu wenig Geld.',
  'must-buy-coach': 'Alle deine Kutschen sind leer, deshalb musst du zuerst eine kaufen.',
  'must-move': 'Die Postkutsche muss fahren, wenn du eine Stadt mit passendem Plättchen erreichen und bezahlen kannst.',
  'unknown-route': 'Die Postkutsche fährt von dort, wo sie steht, auf den Verbindungslinien; dieser Weg tut das nicht.',
  'no-matching-pioneer': 'Die Postkutsche hält nur, wo das Plättchen zu einem Pionier in deinen Kutschen passt.',
  'no-tile-there': 'Die Postkutsche hält nur in einer Stadt mit Plättchen.',
  'passes-through-tile': 'Durch eine Stadt mit Plättchen fährt die Postkutsche nie hindurch.',
  'route-too-dear':
    'Diesen Weg kannst du nicht bezahlen: Eine Verbindungslinie ohne Straße von dir kostet $1, und $2, wenn dort zwei Straßen liegen.',
  'route-wasteful': 'Ein anderer Weg in diese Stadt kostet weniger und bringt niemandem mehr ein.',
  'route-equal':
    'Ein anderer Weg in diese Stadt führt zu denselben Zahlungen und ist höchstens gleich lang; nur den kannst du wählen.',
  'no-such-passenger': 'In dieser Kutsche sitzt kein solcher Pionier.',
  'wrong-profession': 'In dieser Stadt siedelt nur ein Pionier, dessen Beruf auf dem Plättchen steht.',
  'game-over': 'Die Partie ist zu Ende.',
}
