import type { ShellTexts } from '../en/index.js'

export const settings: ShellTexts['settings'] = {
  title: 'Deine Einstellungen',
  calls: {
    channel: {
      label: 'Ruf mich im Kanal',
      about: 'Wenn du am Zug bist, wenn du etwas gefragt wirst und wenn eine Partie endet',
    },
    none: { label: 'Ruf mich nicht', about: 'Nichts benachrichtigt dich: Du siehst selbst nach deinen Tischen' },
  },
  choose: { from: 'Ruhezeit: Wann beginnt sie?', to: 'Ruhezeit: Wann endet sie?', zone: 'Wie spät ist es bei dir?' },
  quietFrom: (time) => `Ruhezeit beginnt um ${time}`,
  quietTo: (time) => `Ruhezeit endet um ${time}`,
  noQuiet: 'Keine Ruhezeit',
  quietHours: (from, to, zone) => `Ruhezeit von ${from} bis ${to} (${zone}): Dann bekommst du keine Erinnerungen.`,
  noQuietHours: 'Du hast keine Ruhezeit: Erinnerungen können jederzeit kommen.',
  more: (command) => `Andere Zeiten und Zeitzonen: mit den Optionen von ${command}.`,
}
