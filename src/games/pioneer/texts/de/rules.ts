import { counted } from '../../../../i18n/words.js'
import { ACTIONS, HAND } from '../../data/cards.js'
import { chartedFrom } from '../../data/game-length.js'
import { TOP_LEVEL, TOP_LEVEL_POINTS } from '../../data/technologies.js'
import { BOMBS, COLONY_STATISTICS, FORTIFIED_STATISTICS, SHIP_STATISTICS } from '../../data/units.js'
import type { PioneerTexts } from '../en/index.js'
import { facesIn } from '../rolls.js'
import { effects } from './effects.js'
import { glossary as words } from './glossary.js'
import { panel } from './panel.js'

const unit = (name: string, { attack, defence, movement }: { attack: number; defence: number; movement?: number }) =>
  `- **${name}**: Angriff ${attack}, Verteidigung ${defence}${movement === undefined ? '' : `, ${counted('de', movement, { one: 'Sektor', other: 'Sektoren' })} je Bewegung`}`

/** The die of the Drive. */
const faces = facesIn({ effects, money: words.money }, panel.drive.face)
  .map((face) => `- ${face}`)
  .join('\n')

export const rules: PioneerTexts['rules'] = {
  overview: {
    title: 'Worum es geht',
    caption:
      'Eine Galaxie zu dritt, mitten in der Partie. Unbekannte Sterne sind dunkel; Kolonien und Schiffe haben Farbe und Form ihrer Besitzer.',
    text: [
      'Du beginnst mit einer Welt und einer Handvoll Gold. Mit deinen Karten baust du Schiffe, erkundest unbekannte Sterne und kolonisierst sie; mit deinem Geld kaufst du bessere Karten und bezahlst deine Forschung.',
      'Jede Kolonie bringt die Siegpunkte (SP) ihres Systems, manche dazu in jedem Zug Geld, Karten oder Aktionen. Auch wer in einem Forschungsgebiet die dritte Stufe erreicht, bekommt Punkte.',
      'Sind alle Sterne bekannt, wird die Runde zu Ende gespielt. Wer die meisten SP hat, gewinnt.',
    ].join('\n\n'),
  },
  picture: {
    title: 'Das Bild lesen',
    caption: 'Jedes System zeigt seine Punkte und was es jeden Zug bringt; Schiffe sind nach Sorten gezählt.',
    text: [
      '**Die Galaxie**',
      '- Jedes Sechseck ist ein Sektor. Menüs und Nachrichten nennen ihn bei seiner Nummer.',
      '- Ein bekanntes System zeigt seinen Namen, am Stern seine Punkte und was es jeden Zug bringt.',
      '- Ein unbekannter Stern ist dunkel. Ein Auge mit Farben zeigt, wessen Aufklärer ihn gesehen haben.',
      '- Schiffe und Kolonien haben die Farbe und Form der Person, der sie gehören. Eine Zahl gibt an, wie viele Schiffe einer Sorte es sind.',
      '- Um eine befestigte Kolonie steht ein Wall.',
      '- In der Ecke: die Runde (runder Pfeil) und wie viele Sterne unbekannt sind (Sechseck).',
      '**Neben der Galaxie**, für jede Person',
      '- Beim Namen: die Punkte. Ein Pfeil zeigt, auf wen die Partie wartet, ein Hufeisen, wer begonnen hat.',
      '- Blitz und Münze: Aktionen und Geld. Auf Gold steht, was in diesem Zug übrig ist, sonst, was jeder Zug bringt.',
      '- Dann die Karten: auf der Hand (der Fächer), im Nachziehstapel (die dunkle Karte) und im Ablagestapel (die helle).',
      '- Figuren auf dem Spielplan: Kolonien, Aufklärer, Aufklärer mit Bombe, Kolonieschiffe und Kriegsschiffe.',
      '- Schwert und Schild: ihr Angriff und ihre Verteidigung. Bei Kolonien gilt die zweite Zahl für befestigte.',
      '- Kleine Quadrate: die erreichten Stufen in Militär, Raumfahrt und Gesellschaft.',
      '**Unter der Galaxie**',
      '- Karten im Angebot: der Preis auf einer Münze und wie viele noch da sind (×). Ein Zeichen in der Ecke heißt, dass man die dritte Stufe dieses Gebiets braucht.',
      '- Technologien: der Preis auf einer Münze, was die Stufe bewirkt, und ein Marker für alle, die sie erreicht haben.',
      '**Auf deinem eigenen Bild**',
      '- Die Sektoren, die du wählen kannst, sind umrahmt.',
      '- Ein goldenes Auge kennzeichnet einen unbekannten Stern, den dir deine Aufklärer gezeigt haben; Farben darunter zeigen, wer ihn noch gesehen hat.',
      '- **Meine Karten** zeigt deine Hand.',
    ].join('\n'),
  },
  turn: {
    title: 'Ein Zug',
    caption: 'Der erste Zug der Partie: erst die Karten, dann die Schiffe.',
    text: [
      `1. **Karten.** Du bekommst, was deine Systeme bringen. Du hast ${ACTIONS} Aktionen; mit jeder kaufst du eine Karte, spielst eine aus oder forschst, ganz wie du willst.`,
      `2. **Aufräumen.** Deine übrigen Handkarten legst du ab; übriges Geld und übrige Aktionen verfallen. Du ziehst ${HAND} Karten.`,
      '3. **Schiffe.** Jedes Schiff darf sich einmal bewegen. Nach der letzten Bewegung finden alle Gefechte statt, dann dürfen gelandete Kolonieschiffe zu Kolonien werden.',
      'Ohne Schiffe endet dein Zug nach dem Aufräumen. Sollen deine Schiffe stehen bleiben, kannst du den Zug schon nach den Karten beenden.',
    ].join('\n'),
  },
  cards: {
    title: 'Die Karten',
    caption: 'Die Stapel im Angebot: der Preis und wie viele noch da sind.',
    text: [
      'Metalle sind Geld. Was du davon auf der Hand hast, wird zu Beginn deines Zugs von selbst ausgelegt, was du durch deine Karten dazuziehst, sofort; das kostet keine Aktion. Nicht ausgegebenes Geld verfällt.',
      'Eine gekaufte Karte kommt auf deinen Ablagestapel. Ist dein Nachziehstapel leer, wird der Ablagestapel gemischt und bildet den neuen Nachziehstapel. Ausgespielte Karten bleiben bis zum Aufräumen liegen; nur eine Novabombe kommt beim Ausspielen aus dem Spiel.',
      'Schiffe baust du bei einer deiner Kolonien. Manche Karten kosten beim Ausspielen zusätzlich Geld. Manche geben Aktionen zurück oder lassen dich Karten ziehen.',
      'Drei Karten sind denen vorbehalten, die in ihrem Gebiet auf der dritten Stufe sind: Novabombe, Unendlicher Unwahrscheinlichkeitsantrieb und Rearden-Metall.',
    ].join('\n\n'),
  },
  research: {
    title: 'Forschung',
    caption: 'Die Marker in Militär, Raumfahrt und Gesellschaft.',
    text: [
      'Eine Stufe kostet eine Aktion und ihren Preis; die Stufen eines Gebiets folgen aufeinander, und was sie bringen, behältst du.',
      `Die dritte Stufe ist am Ende ${words.points(TOP_LEVEL_POINTS)} wert, und du darfst ihre Karte kaufen. Das können beliebig viele schaffen.`,
      'Ein Wurmloch führt in einer einzigen Bewegung von einer deiner Kolonien zu einer anderen, egal wie weit. Der Asteroidenbergbau bringt seine Karte ganz am Ende deines Zugs.',
    ].join('\n\n'),
  },
  ships: {
    title: 'Die Schiffe',
    caption: 'Die Flotten von drei Mitspielenden. Eine Zahl gibt an, wie viele Schiffe einer Sorte es sind.',
    text: [
      unit('Aufklärer', SHIP_STATISTICS.scout),
      unit('Kolonieschiff', SHIP_STATISTICS.colonizer),
      unit('Kriegsschiff', SHIP_STATISTICS.warship),
      'Jedes Schiff darf sich einmal in deinem Zug bewegen, auch ein gerade gebautes. Alle Schiffe einer Sorte in einem Sektor fliegen gemeinsam, außer du wählst nur einen Teil davon.',
      'Über unbekannte Sterne fliegen deine Schiffe hinweg, an Gegnern nicht vorbei: Wo fremde Schiffe oder eine fremde Kolonie stehen, halten deine an und kämpfen. Solange niemand dazukommt, kämpft niemand.',
    ].join('\n'),
  },
  stars: {
    title: 'Erkunden',
    caption: 'Ein Aufklärer ist auf einem unbekannten Stern gelandet: Was dort liegt, sieht nur, wer ihn geschickt hat.',
    text: [
      'Ein Aufklärer, der auf einem unbekannten Stern landet, zeigt ihn nur dir; andere können mit eigenen Aufklärern nachsehen. Wer ihn nicht gesehen hat, kennt ihn erst, wenn ihn jemand kolonisiert oder bombardiert oder wenn er ausgelost und aufgedeckt wird.',
      'Wer kolonisiert, ohne vorher nachzusehen, nimmt, was kommt: Jedes System ist etwas wert, aber nicht jedes gleich viel.',
    ].join('\n\n'),
  },
  colonies: {
    title: 'Kolonien',
    caption: 'Kolonien bringen Punkte und was ihr System abwirft. Um die befestigten steht ein Wall.',
    text: [
      'Ein Kolonieschiff, das auf einem System ohne Kolonie landet, darf zur Kolonie werden; der Stern wird für alle aufgedeckt. Das geht auch neben fremden Schiffen, wenn es das Gefecht übersteht.',
      unit('Kolonie', COLONY_STATISTICS),
      unit('Befestigte Kolonie', FORTIFIED_STATISTICS),
      'Heimatwelten sind von Anfang an befestigt. Wer keine Kolonie mehr hat, kann nichts bauen; wer auch keine Schiffe mehr hat, scheidet aus und behält die Punkte der Technologien.',
    ].join('\n'),
  },
  battle: {
    title: 'Gefechte',
    caption: 'Zwei Flotten in einem Sektor: Jede Seite zählt ihren Angriff zusammen.',
    text: [
      'Jede Seite zählt den Angriff aller ihrer Einheiten am Ort zusammen und verteilt ihn auf die Gegner. Schaden, der die Verteidigung einer Einheit erreicht, zerstört sie. Alle wählen ihre Ziele geheim und feuern gleichzeitig.',
      'Eine Kolonie lässt sich erst treffen, wenn alle Schiffe derselben Person dort getroffen sind. Sind mehrere da, kämpft, wer am Zug ist, gegen alle anderen; diese kämpfen nicht gegeneinander, und ihr Schaden wird nicht zusammengezählt: Er zählt für jede Person einzeln.',
      'Wer überlebt, bleibt. Wo es nichts zu wählen gibt, wird der Schaden automatisch verteilt. Mit einer Daueranweisung unter **Meine Karten** kannst du die Wahl der Ziele dem Bot überlassen.',
    ].join('\n\n'),
  },
  bombs: {
    title: 'Novabomben und Antrieb',
    caption: 'Eine Bombe hat ein System für immer zerstört.',
    text: [
      `Eine Novabombe lädst du bei einer deiner Kolonien auf einen Aufklärer; die Karte kommt aus dem Spiel. Wo er landet, darfst du die Bombe zünden, noch bevor gekämpft wird: Alle Schiffe und Kolonien dort werden zerstört, auch deine, und das System kann niemand mehr kolonisieren. Es gilt dann als bekannt. Es gibt ${BOMBS} Bomben.`,
      `Der Unendliche Unwahrscheinlichkeitsantrieb bringt eins deiner Schiffe in einen beliebigen Sektor. Bei der Ankunft passiert nichts: keine Erkundung, kein Gefecht, keine Kolonie. Du würfelst sofort; geht das Schiff dabei nicht verloren, darf es in diesem Zug noch fliegen:\n${faces}`,
    ].join('\n\n'),
  },
  end: {
    title: 'Spielende und Endwertung',
    caption: 'Wer gewonnen hat und woher die Punkte kommen.',
    text: [
      'Ist kein Stern mehr unbekannt, wird die Runde zu Ende gespielt, damit alle gleich oft am Zug waren. Ist nur noch eine Person auf dem Spielplan, gewinnt sie sofort.',
      `Punkte: für jede Kolonie die ihres Systems und ${words.points(TOP_LEVEL_POINTS)} für jedes Gebiet auf Stufe ${TOP_LEVEL}. Bei Gleichstand entscheiden die Punkte der Technologien, dann die Kolonien, dann die Karten; sonst wird der Sieg geteilt.`,
      `Nach Runde ${chartedFrom(2)} (zu viert nach Runde ${chartedFrom(4)}) muss mindestens ein Stern je Person bekannt sein, nach jeder weiteren Runde je Person einer mehr. Fehlende werden ausgelost und aufgedeckt.`,
    ].join('\n\n'),
  },
  'house-rules': {
    title: 'Hausregeln',
    text: [
      'Heimatwelten sind befestigt, und ab einer bestimmten Runde werden fehlende Sterne ausgelost und aufgedeckt, damit jede Partie ein Ende findet. Wer an dritter oder vierter Stelle am Zug ist, beginnt mit einem Aufklärer; zu zweit in einer normalen Galaxie auch, wer nicht anfängt. Zu zweit, und zu dritt in einer weiten Galaxie, liegt kein Stern genau in der Mitte, denn wer anfängt, wäre zuerst dort.',
      'Preise, Wirkungen, Schiffe und Systeme des gedruckten Spiels lagen uns nicht vor. Die hier sind unsere eigenen, in vielen simulierten Partien erprobt.',
    ].join('\n\n'),
  },
  tips: {
    title: 'Tipps',
    text: [
      '- Kauf früh bessere Metalle: Gold kostet eine Aktion und bringt wenig.',
      '- Entscheide dich früh zwischen Kolonien und Forschung; ein wenig von beidem ist oft von beidem zu wenig. Je weniger Leute kolonisieren, desto mehr bleibt für die, die es tun.',
      '- Aufklärer und Befestigung geben ihre Aktion zurück und lassen dich eine Karte ziehen: Sie kosten dich nur ihren Preis.',
      '- Sieh nach, bevor du kolonisierst: Die meisten Systeme sind 2 SP wert, manche bringen aber jeden Zug Geld, Karten oder Aktionen.',
      '- Ein Kriegsschiff zerstört eine unbefestigte Kolonie und geht dabei verloren. Von zweien bleibt eines übrig.',
      '- Behalte die unbekannten Sterne im Auge: Die letzten entscheiden, wann Schluss ist.',
    ].join('\n'),
  },
}
