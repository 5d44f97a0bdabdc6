import { counted } from '../../words.js'
import type { RefusalTexts } from '../en/refusals.js'

export const refusals: RefusalTexts = {
  noTableHere: (command) => `In diesem Kanal gibt es keinen Tisch. Öffne einen mit ${command}.`,
  noSuchTable: (command) => `Diesen Tisch gibt es nicht mehr. Öffne einen neuen mit ${command}.`,
  otherGame: (game, command) => `Am Tisch in diesem Kanal wird ${game} gespielt; nimm ${command}.`,
  unknownGame: 'Dieses Spiel hat der Bot nicht. Wähle eines aus der Liste der Befehle.',
  unknownOption: 'Eine der Optionen ist unbekannt. Wähle aus den angebotenen Werten.',
  capacity: (min, max) => `Die Zahl der Plätze muss zwischen ${min} und ${max} liegen.`,
  tooManyPlayers: (players, game, max) =>
    `Mit allen Eingeladenen und den Computergegnern wärt ihr ${players}; bei ${game} spielen höchstens ${max} mit. Lade weniger Leute ein oder nimm weniger Computergegner.`,
  channelBusy: {
    own: (link, board, cancel) =>
      `In diesem Kanal gibt es schon ${link === null ? 'einen Tisch' : `[einen Tisch](${link})`}. Zeige ihn mit ${board}, beende ihn mit ${cancel}, oder nimm einen anderen Kanal oder Thread.`,
    others: (link, board, host) =>
      `In diesem Kanal gibt es schon ${link === null ? 'einen Tisch' : `[einen Tisch](${link})`}. Zeige ihn mit ${board}, oder nimm einen anderen Kanal oder Thread. Beenden kann ihn der Host, ${host}.`,
    strangers: (link, tables, host) =>
      `In diesem Kanal gibt es schon ${link === null ? 'einen Tisch' : `[einen Tisch](${link})`}. Sieh mit ${tables} nach, ob du mitspielen oder zuschauen kannst, oder nimm einen anderen Kanal oder Thread. Beenden kann ihn der Host, ${host}.`,
  },
  alreadyStarted: 'Die Partie hat schon begonnen; Plätze lassen sich nicht mehr nehmen oder verlassen.',
  notStarted: 'Die Partie hat noch nicht begonnen. Der Host startet sie mit **Beginnen**.',
  alreadyOver: 'Diese Partie ist schon zu Ende.',
  alreadySeated: 'Du hast schon einen Platz an diesem Tisch.',
  notSeated: 'Du hast keinen Platz an diesem Tisch.',
  tableFull: 'Alle Plätze sind besetzt.',
  seatsKept: (names, again) =>
    `Die offenen Plätze sind für ${names} freigehalten. Versuche es ${again} noch einmal, falls dann noch einer frei ist.`,
  hostsTooMany: (most, cancel, tables) =>
    `Du bist auf diesem Server schon Host von ${most} offenen Tischen. Spiele eine Partie zu Ende oder schließe einen Tisch mit ${cancel}, bevor du einen neuen öffnest; ${tables} zeigt deine Tische.`,
  tooFewPlayers: (min) => `Es müssen mindestens ${min} am Tisch sitzen, bevor es losgeht.`,
  endsTogether: (end, resign) =>
    `Diese Partie ist schon zu weit fortgeschritten, der Host kann sie nicht mehr allein abbrechen. Schlage es mit ${end} vor, gib mit ${resign} auf oder bitte die Moderation.`,
  notYoursToEnd: (host) => `Allein beenden dürfen diesen Tisch nur der Host, ${host}, und die Moderation.`,
  endTogether: (end, resign) => `Schlage es mit ${end} vor, oder gib mit ${resign} auf.`,
  aloneLater: (alone) => `Wartet die Partie ${alone} noch immer auf denselben Zug, kannst du sie dann allein abbrechen.`,
  notTheHost: (host) => `Das darf nur der Host, ${host}.`,
  notYourMove: (names) => `Du bist nicht am Zug: Die Partie wartet auf ${names}.`,
  turnWaits: (names) => `Dein Zug wartet auf die Antwort von ${names}; bis dahin gibt es für dich nichts zu tun.`,
  stale: 'Dieser Knopf gehört zu einem früheren Zeitpunkt der Partie; nichts wurde geändert.',
  doneAlready: 'Das ist schon erledigt.',
  unreadable: (command) =>
    `Diesen Knopf kennt der Bot nicht.${command === null ? '' : ` Öffne deine Auswahl wieder mit ${command}.`}`,
  elsewhere: (channel) => `Dieser Knopf gehört zu einem Tisch in ${channel}. Mach dort weiter.`,
  undoBlocked: {
    drawn: 'Seit deinem letzten Schritt wurde etwas gezogen. Du kannst fragen, ob du ihn zurücknehmen darfst.',
    'seen-by-computers': 'Computergegner stimmen dem nicht zu: Seit deinem letzten Schritt wurde etwas gezogen oder aufgedeckt.',
    revealed: 'Dein letzter Schritt hat etwas Verdecktes aufgedeckt. Du kannst fragen, ob du ihn zurücknehmen darfst.',
    'other-seat':
      'Seit deinem letzten Schritt hat schon jemand anderes gespielt. Du kannst fragen, ob du ihn zurücknehmen darfst.',
    'others-decide': 'Seit deinem letzten Schritt wird verdeckt entschieden. Du kannst fragen, ob du ihn zurücknehmen darfst.',
    'turn-over': 'Dieser Zug ist beendet. Du kannst fragen, ob du deinen letzten Schritt zurücknehmen darfst.',
    nothing: 'Du hast nichts zurückzunehmen.',
    'other-rules': 'Diese Partie begann mit einer früheren Fassung der Regeln; deshalb lässt sich nichts zurücknehmen.',
  },
  undoneTooOften: (most) =>
    `Du hast in einem einzigen Zug ${most} Schritte zurückgenommen, mehr geht nicht; im nächsten Zug geht es wieder.`,
  proposedLately: (again) => `Dein letzter Vorschlag dieser Art kam nicht durch. Den nächsten kannst du ${again} machen.`,
  substituteDeclined: (name, again) => `${name} hat abgelehnt. Schlage jemand anderen vor, oder frage ${again} noch einmal.`,
  nudgedAlready: (again) => `Hier wurde gerade erst angestupst. Das geht ${again} wieder.`,
  doNotDisturb: (until) => `Jetzt ist Ruhezeit. Anstupsen geht erst wieder ${until}.`,
  capacityTooSmall: (seated) => `${seated} Plätze sind schon besetzt oder freigehalten. Wähle mindestens so viele.`,
  colourTaken: (name) => `${name} hat diese Farbe schon. Wähle eine andere.`,
  stillSeated: {
    erased: 'Dein Name und deine ID sind aus allen beendeten Partien und aus den Bestenlisten gelöscht.',
    more: (count) => counted('de', count, { one: 'weiterer', other: 'weitere' }),
    here: (places, count) =>
      count === 1
        ? `Du hast noch einen Platz an einem offenen Tisch: ${places}. Versuche es wieder, sobald er geschlossen oder die Partie zu Ende ist. Deine Einstellungen bleiben bis dahin erhalten.`
        : `Du hast noch Plätze an offenen Tischen: ${places}. Versuche es wieder, sobald alle geschlossen oder die Partien zu Ende sind. Deine Einstellungen bleiben bis dahin erhalten.`,
    elsewhere: (command) =>
      `Du hast noch einen Platz an einem offenen Tisch; auf jedem Server zeigt ${command}, wo du dort sitzt. Versuche es wieder, sobald er geschlossen oder die Partie zu Ende ist. Deine Einstellungen bleiben bis dahin erhalten.`,
  },
  seatedElsewhere: (name) => `${name} hat schon einen Platz an diesem Tisch. Wähle jemanden ohne Platz.`,
  plain: {
    'channel-busy':
      'In diesem Kanal gibt es schon einen anderen Tisch. Versuche es noch einmal, oder nimm einen anderen Kanal oder Thread.',
    'not-over': 'Diese Partie ist noch nicht zu Ende. Spielt sie zuerst fertig.',
    'has-begun': 'Die Partie hat schon begonnen.',
    'unknown-colour': 'Diese Farbe gibt es hier nicht. Wähle eine der angebotenen.',
    'settings-final': 'Die Partie hat schon begonnen; ihre Einstellungen lassen sich nicht mehr ändern.',
    'no-guest': 'Diese Person sitzt nicht mit dir am Tisch. Wähle jemanden, der dort sitzt.',
    'no-hints':
      'An diesem Tisch gibt es keine Empfehlungen. Der Host kann sie nur vor der Partie unter **Einstellungen** erlauben.',
    'not-invited': 'An diesen Tisch hat dich niemand eingeladen; es gibt nichts abzulehnen.',
    'unknown-order': 'Diese Daueranweisung gibt es nicht. Wähle eine der angebotenen.',
    'wants-no-calls': 'Wer hier am Zug ist, möchte nicht benachrichtigt werden und schaut selbst nach.',
    'nobody-to-nudge': 'Hier gibt es niemanden anzustupsen: Die Partie wartet auf niemand anderen.',
    away: 'Dein Platz wird automatisch gespielt. Drücke **Bin wieder da**, um wieder selbst zu entscheiden.',
    'not-away': 'Dein Platz wird nicht automatisch gespielt; du entscheidest selbst.',
    'has-resigned': 'Du hast diese Partie aufgegeben. Die anderen können deinen Platz an jemanden vergeben.',
    'own-proposal-open':
      'An diesem Tisch ist noch dein eigener Vorschlag offen. Warte, bis er entschieden ist, oder ziehe ihn zurück, indem du ihn selbst ablehnst.',
    'proposal-open':
      'An diesem Tisch ist noch ein anderer Vorschlag offen. Warte, bis er entschieden ist oder zurückgezogen wird.',
    'nobody-to-ask': 'Niemand sonst ist da, um zuzustimmen. Frag noch einmal, falls jemand zurückkommt.',
    'no-such-proposal': 'Dieser Vorschlag ist schon entschieden.',
    'not-asked': 'Diese Frage richtet sich nicht an dich.',
    'agreed-already': 'Du hast schon zugestimmt, aber es haben noch nicht alle geantwortet.',
    'no-such-seat': 'Diese Person hat keinen Platz an diesem Tisch. Wähle jemanden, der mitspielt.',
    'still-named':
      'Dein Name und deine ID sind überall gelöscht, nur nicht an einem offenen Tisch, der dich noch nennt. Versuche es wieder, sobald er geschlossen oder die Partie zu Ende ist.',
  },
  settings: {
    'whole-day': 'Die Ruhezeit kann nicht den ganzen Tag dauern. Wähle für Beginn und Ende verschiedene Uhrzeiten.',
    'unknown-time': 'Schreibe Uhrzeiten als Stunden und Minuten, zum Beispiel 22:30.',
    'unknown-zone': 'Diese Zeitzone ist unbekannt. Wähle eine aus der Liste, zum Beispiel Europe/Berlin.',
  },
  noBots: 'Ein Bot kann keinen Platz nehmen. Wähle ein Mitglied dieses Servers.',
  noMember: 'Diese Person ist kein Mitglied dieses Servers. Wähle jemanden von diesem Server.',
  serverOnly: 'Dieser Befehl geht nur in den Kanälen eines Servers.',
  missingPermissions: (names) =>
    `Dem Bot fehlen in diesem Kanal Berechtigungen: ${names}. Bitte die Moderation darum und versuche es dann noch einmal.`,
  channelSilent: (names) =>
    `Die anderen sehen das noch nicht: Dem Bot fehlen in diesem Kanal Berechtigungen (${names}). Sobald die Moderation sie gibt, erscheint es dort.`,
  noThread:
    'In diesem Kanal lässt sich gerade kein Thread öffnen. Wähle unter **Einstellungen** die Option **Gespielt in diesem Kanal**, oder versuche es später noch einmal.',
  threadDenied: (name) =>
    `Für eine Partie in eigenem Thread brauchst du in diesem Kanal die Berechtigung ${name}. Wähle unter **Einstellungen** die Option **Gespielt in diesem Kanal**, oder bitte die Moderation darum.`,
  unexpected:
    'Etwas ist schiefgegangen; nichts wurde geändert. Versuche es noch einmal, und gib den Betreibern dieses Bots Bescheid, wenn es wieder passiert.',
  setAside:
    'Die Daten dieses Tisches lassen sich nicht lesen; er macht deshalb Pause. Öffne in diesem Kanal einen anderen, oder bitte die Betreiber dieses Bots, ihn zu reparieren.',
  notStored:
    'Der Bot kann gerade nichts speichern. Versuche es in ein paar Minuten noch einmal, und gib den Betreibern dieses Bots Bescheid, wenn es so bleibt.',
  closing: 'Der Bot startet gerade neu; nichts geht verloren. Versuche es in einer Minute noch einmal.',
  tooMany: (again) => `Zu viel auf einmal; nichts wurde geändert. Versuche es ${again} noch einmal.`,
}
