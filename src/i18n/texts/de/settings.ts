import type { BotTexts } from '../en/index.js'

export const settings: BotTexts['settings'] = {
  title: 'Deine Einstellungen',
  calls: {
    channel: {
      label: 'Im Kanal benachrichtigen',
      about: 'Wenn du am Zug bist, wenn du etwas gefragt wirst und wenn eine Partie endet',
    },
    direct: {
      label: 'Mir eine Direktnachricht schicken',
      about: 'Ebenso, mit einem Link zum Tisch; im Kanal wirst du nicht benachrichtigt',
    },
    none: { label: 'Nicht benachrichtigen', about: 'Du schaust selbst nach, ob ein Tisch auf dich wartet' },
  },
  summons: {
    turn: (game) => `**${game}:** Du bist am Zug.`,
    question: (game) => `**${game}:** Eine Antwort von dir steht noch aus.`,
    proposal: (game) => `**${game}:** Ein Vorschlag wartet auf deine Antwort.`,
    wait: (game) => `**${game}:** Der Tisch wartet auf dich.`,
    result: (game) => `**${game}:** Die Partie ist zu Ende.`,
    lobby: (game) => `**${game}:** Du bist zu einer Partie eingeladen.`,
  },
  toTable: 'Zum Tisch',
  firstDirect: (command) => `Ab jetzt benachrichtige ich dich hier. Ändern kannst du das mit ${command}.`,
  directClosed:
    'Discord lässt nicht zu, dass ich dir direkt schreibe; deshalb benachrichtige ich dich weiter im Kanal. Erlaube Direktnachrichten in den Privatsphäre-Einstellungen dieses Servers, dann kommt die nächste an.',
  closedFor: (player) =>
    `${player}, Discord lässt nicht zu, dass ich dir direkt schreibe; deshalb benachrichtige ich dich hier. Erlaube Direktnachrichten in den Privatsphäre-Einstellungen dieses Servers, dann kommen sie wieder an.`,
  choose: { from: 'Beginn der Ruhezeit', to: 'Ende der Ruhezeit', zone: 'Deine Uhrzeit' },
  quietFrom: (time) => `Ruhezeit beginnt um ${time}`,
  quietTo: (time) => `Ruhezeit endet um ${time}`,
  noQuiet: 'Keine Ruhezeit',
  quietHours: (from, to, zone) =>
    `Ruhezeit von ${from} bis ${to} (${zone}): Sie hält Erinnerungen, Anstupser und Ergebnisse zurück, nicht aber die Nachricht, dass du am Zug bist.`,
  guessedZone: (time) => `Dort ist es jetzt ${time}. Wenn das nicht deine Zeit ist, wähle unten deine eigene.`,
  noQuietHours: 'Du hast keine Ruhezeit: Erinnerungen können jederzeit kommen.',
  uncalled: {
    quietHours: (from, to, zone) =>
      `Ruhezeit von ${from} bis ${to} (${zone}): Sie gilt, sobald ich dich wieder benachrichtigen darf.`,
    noQuietHours: 'Du hast keine Ruhezeit; zurzeit benachrichtige ich dich ohnehin nicht.',
  },
  tipsHidden: (game) => `Die Tipps zu ${game} sind ausgeblendet.`,
  showTips: 'Tipps einblenden',
  tipsShown: (game) => `Die Tipps zu ${game} werden wieder angezeigt, vom ersten an.`,
  more: (command) => `Andere Zeiten und Zeitzonen: mit den Optionen von ${command}.`,
}
