import type { PioneersTexts } from '../en/index.js'

export const rules: PioneersTexts['rules'] = {
  overview: {
    title: 'Worum es geht',
    caption: 'Annie hat in Albany einen Pionier angesiedelt; von Boston führt eine eigene Straße dorthin.',
    text: [
      'Deine Pioniere reisen in deinen eigenen Kutschen; wo sie aussteigen können, entscheidet die eine Postkutsche, die alle gemeinsam nutzen. In deinem Zug fährst du sie in eine Stadt, deren Plättchen einen Beruf zeigt, den du dabeihast, und ein Pionier mit diesem Beruf siedelt dort.',
      'Verlässt der letzte Pionier eine Kutsche, bringt sie sofort ihre Siegpunkte (SP) und $1. Deine Straßen machen deine Fahrten kostenlos und bringen dir Geld, wenn andere sie benutzen; am Ende ist jeder deiner Pioniere in deinem größten Straßennetz 2 SP wert.',
      'Wer die meisten SP hat, gewinnt.',
    ].join('\n\n'),
  },
  picture: {
    title: 'Das Bild lesen',
    caption:
      'Annie hat $7 und bekommt $4 je Zug. Sie hat 12 Punkte und mindestens 18, wenn jetzt Schluss wäre: 12 aus geleerten Kutschen (Rad), 2 aus leeren Plätzen, 4 aus ihrem Straßennetz (Straße), dazu zwei Nuggets, deren Wert du nicht kennst.',
    text: [
      '**Der Spielplan**: Ein Quadrat mit einem Symbol ist ein Plättchen; die Legende am Rand zeigt, was jedes bewirkt. Balken sind Straßen, kleine Formen sind angesiedelte Pioniere, beide in Farbe und Form ihrer Besitzer; eine Zahl steht für mehrere. Die große Kutsche ist die Postkutsche. Der Rahmen ist die Punktezählleiste. Weiß zeigt Neues, Braun die letzte Fahrt.',
      '**Neben dem Spielplan**, für jede Person:',
      '- die Münze: Geld, hinter dem Plus das Einkommen je Zug,',
      '- der Stern: Punkte aus geleerten Kutschen bisher,',
      '- die Zielflagge: Punkte, wenn jetzt Schluss wäre („+“: dazu verdeckte Nuggets),',
      '- der Balken: Straßen im Vorrat; die Figur mit dem Hut: Pioniere im Vorrat,',
      '- das Nugget: Goldnuggets, als Anzahl (×) oder als Wert (+), wenn du ihn kennen darfst,',
      '- Quadrate rechts: Bankier- und Händlerinnen-Plättchen,',
      '- die Kutschen, mit einem Symbol je Pionier, einem gestrichelten Quadrat je leerem Platz und ihren Punkten,',
      '- beim Namen: Die Postkutsche zeigt, wer am Zug ist, ein Pfeil, auf wen die Partie wartet, ein Hufeisen, wer begonnen hat.',
      '**Unter dem Spielplan**: die vier Kutschen der Auslage, mit dem Preis auf einer Münze und den Punkten am Stern. Eine Nummer an einer Kutsche ist ihr Name: „Kutsche 18“. Danach folgen Runde (der runde Pfeil), Kutschen im Stapel (die Karten), Plättchen auf dem Spielplan und übrige Goldnuggets. Eine Zielflagge auf Rot heißt, dass diese Runde die letzte ist; davor steht der Grund. Eine Sanduhr mit 1/2 auf Gold warnt, dass sich nichts mehr tut: Nach einer zweiten solchen Runde ist Schluss.',
      '**Meine Kutschen**: Blasse Symbole sind Plätze, die schon leer sind; Stern und Münze über einer Kutsche zeigen, was das Leeren bringt. Die Leiste in der Mitte zählt deine Punkte, als wäre die Partie jetzt zu Ende: geleerte Kutschen (Rad), leere Plätze, Nuggets, größtes Straßennetz (Straße).',
      'Die Nummern auf dem Spielplan sind die der Menüs unter deinem eigenen Bild; auf Gold steht, was die Fahrt kostet, mit einem Plus, wenn es auch teurere Wege gibt.',
    ].join('\n'),
  },
  setup: {
    title: 'Spielaufbau',
    caption: 'Vor dem ersten Zug haben alle $2, eine volle Startkutsche und einen Pionier in Boston, wo die Postkutsche steht.',
    text: [
      'Zu viert wird auf der großen Karte mit 42 Städten gespielt, zu zweit und zu dritt auf der kleinen mit 35. Zu zweit sind acht davon abgedeckt und aus dem Spiel: immer dieselben am Rand, zufällige oder von euch gewählte, je nach Einstellung. Wählt ihr selbst, deckt zuerst die Person, die als Zweite am Zug ist, vier Städte ab, danach die Person, die beginnt, vier weitere; erst dann wird alles andere verteilt. Die Nachbarstädte von Boston bleiben offen, ebenso jede Stadt, ohne die der Spielplan zerfiele oder zu klein würde: Blasse Kreuze auf dem Bild zeigen, welche Städte noch abgedeckt werden können.',
      '- **Plättchen**: Jede Stadt außer Boston bekommt ein zufälliges; was übrig bleibt, sieht niemand. Liegt in den beiden Nachbarstädten von Boston das gleiche, wird eines der beiden gegen ein anderes Plättchen getauscht.',
      '- **Kutschen**: Alle bekommen eine Startkutsche mit fünf Pionieren. Vier Kutschen liegen in der Auslage, und 8, 14 oder 18 (zu zweit, zu dritt, zu viert) bilden den Stapel; die übrigen bleiben in der Schachtel, und niemand weiß, welche.',
      '- **Alle** haben $2, 15 Straßen und 14 Pioniere im Vorrat, dazu einen Pionier, der schon in Boston steht. Er zählt am Ende wie jeder andere: 2 SP, wenn eine Straße deines größten Straßennetzes nach Boston führt.',
      '- **Die Postkutsche** steht zu Beginn in Boston. Sie darf später durch Boston fahren, aber dort nie halten.',
      '- **Wer beginnt**, wird gelost und ist in jeder Runde zuerst am Zug.',
    ].join('\n'),
  },
  turn: {
    title: 'Ein Zug',
    caption: 'Annies Zug beginnt, die Postkutsche steht in Boston; noch ist keine Straße gebaut.',
    text: [
      'Gespielt wird reihum im Uhrzeigersinn. Ein Zug hat drei Phasen:',
      '1. **Bank**: Du erhältst $3 Einkommen und $1 für jedes deiner Bankier-Plättchen. Das passiert automatisch.',
      '2. **Einkauf**: Straßen oder eine Kutsche, wenn du möchtest.',
      '3. **Bewegen und Siedeln**: Fahre die Postkutsche, siedle einen Pionier an, nutze die Sonderaktion des Plättchens; danach dürfen die anderen vielleicht einen Pionier dazusetzen.',
      'Der Bot führt dich hindurch; **Zug beenden** schließt deinen Zug ab.',
    ].join('\n'),
  },
  purchases: {
    title: 'Einkauf',
    caption: 'Annie könnte zum Beispiel auf der Verbindungslinie nach Albany (1) oder nach New York (2) bauen.',
    text: [
      'Dein Einkaufsplättchen gibt je Zug eine Einkaufsaktion, jedes Händlerinnen-Plättchen (höchstens zwei) eine weitere. Jede Art geht einmal je Zug:',
      '- **Eine Straße** für $2, **zwei Straßen** für $5. Eine Straße kommt auf eine beliebige Verbindungslinie, auf der noch keine liegt; sie muss deine anderen nicht berühren.',
      '- **Eine Kutsche** zum Preis ihres Platzes in der Auslage, $1 bis $4. Auf jeden ihrer Plätze kommt ein Pionier aus deinem Vorrat; hast du zu wenige, kannst du die Kutsche nicht kaufen. Die Auslage rückt auf, und auf den letzten Platz kommt eine neue Kutsche.',
      'Sind zu Beginn deines Zugs alle deine Kutschen leer, musst du eine kaufen. Lässt sich keine Kutsche der Auslage besetzen oder bezahlen, darfst du nur Straßen kaufen, und die Postkutsche bleibt stehen.',
    ].join('\n'),
  },
  moving: {
    title: 'Postkutsche bewegen',
    caption:
      'Annie kann für $1 nach Buffalo fahren (1), weil auf der ersten Verbindungslinie ihre Straße liegt, oder für $1 an Bill und $1 in den Vorrat nach Baltimore (2).',
    text: [
      'Die Postkutsche fährt auf den Verbindungslinien von Stadt zu Stadt. Sie darf durch Städte ohne Plättchen fahren, nie durch Städte mit Plättchen, und hält nur, wo das Plättchen zu einem Pionier in deinen Kutschen passt. Beim Hotel passt jeder.',
      'Jede Verbindungslinie kostet:',
      '- nichts, wenn eine der Straßen darauf dir gehört,',
      '- $1 an die Person, der die Straße gehört, bei zwei fremden Straßen je $1 an beide,',
      '- $1 in den Vorrat, wenn dort keine Straße liegt.',
      'Kannst du eine passende Stadt erreichen und bezahlen, musst du fahren; sonst bleibt die Postkutsche stehen. Wenn auf verschiedenen Wegen verschiedene Leute Geld bekommen, wählst du den Weg. Eine Hausregel: Ein Weg ist ausgeschlossen, wenn ein anderer in dieselbe Stadt niemandem mehr und jemandem weniger einbringt; Umwege, nur um Geld zu verschenken, gibt es also nicht.',
      'Zu zweit sind acht Städte abgedeckt: Dort fährt und baut niemand.',
    ].join('\n'),
  },
  settling: {
    title: 'Pionier ansiedeln',
    caption: 'In Albany (1) steht jetzt ein Pionier von Annie, wo vorher das Plättchen lag.',
    text: [
      'Du nimmst das Plättchen der Stadt und setzt an seine Stelle einen passenden Pionier aus einer deiner Kutschen. Sitzt in mehreren Kutschen einer, wählst du die Kutsche; davon hängt ab, welche zuerst leer ist.',
      'Beim Hotel wählst du einen beliebigen Pionier; du bekommst das Geld des Hotels, nicht die Sonderaktion dieses Berufs.',
      'In einer Stadt können mehrere Pioniere wohnen, deine eigenen und fremde.',
    ].join('\n'),
  },
  tiles: {
    title: 'Die sieben Plättchen',
    caption: 'Plättchen in drei Städten: Sergeant in Albany (1) und Detroit (3), Farmer in Buffalo (2).',
    text: [
      'Zwei Sorten behältst du, höchstens zwei von jeder; ein drittes nützt nichts:',
      '- **Bankier**: $1 mehr Einkommen ab deinem nächsten Zug.',
      '- **Händlerin**: eine weitere Einkaufsaktion ab deinem nächsten Zug.',
      'Fünf wirken sofort und kommen in die Schachtel:',
      '- **Sergeant**: Du darfst kostenlos eine Straße bauen, auf einer Verbindungslinie ohne Straße oder neben einer fremden Straße, wenn sie dort die einzige ist. Mehr als zwei Straßen passen nie auf eine Verbindungslinie.',
      '- **Barkeeper**: Du darfst einen Pionier aus einer beliebigen deiner Kutschen in deinen Vorrat zurücklegen.',
      '- **Goldgräber**: Du nimmst ein Goldnugget, das 3, 4 oder 5 SP wert ist; bis zum Ende kennst nur du seinen Wert.',
      '- **Farmer**: Du darfst bis zu zwei weitere Farmer in dieser Stadt ansiedeln.',
      '- **Hotel**: Du erhältst $3.',
    ].join('\n'),
  },
  coaches: {
    title: 'Leere Kutschen',
    caption: 'Zwei Plätze in Annies Startkutsche sind leer; drei Pioniere fahren noch mit.',
    text: [
      'Sobald in einer Kutsche kein Pionier mehr sitzt, bringt sie die aufgedruckten SP und $1 und wird beiseitegelegt, egal in wessen Zug: nach dem Ansiedeln, nach Barkeeper oder Farmer, oder wenn du bei jemandem einen Pionier dazugesetzt hast.',
      'Eine Kutsche mit zwei Plätzen ist 4 SP wert, eine mit drei Plätzen 7 SP, eine mit vier Plätzen 10 SP, die Startkutsche mit ihren fünf Plätzen 12 SP.',
    ].join('\n\n'),
  },
  invitation: {
    title: 'Einen Pionier dazusetzen',
    caption: 'Annie hat in Buffalo (1) einen Pionier angesiedelt, und Bill hat einen dazugesetzt.',
    text: [
      'Nach jedem Ansiedeln werden die anderen im Uhrzeigersinn gefragt, ob jemand einen Pionier dazusetzen möchte. Das kostet $2, die an die Person am Zug gehen, und braucht einen Pionier, der zum Plättchen passt (beim Hotel: von der gleichen Sorte wie der eben angesiedelte). Die Sonderaktion des Plättchens gehört nicht dazu.',
      'Nur die erste Zusage gilt. Wem das Geld oder der Pionier fehlt, wird gar nicht erst gefragt.',
    ].join('\n\n'),
  },
  end: {
    title: 'Spielende und Endwertung',
    caption: 'In Annies größtem Straßennetz sind drei ihrer Pioniere (6 SP), in Bills ist einer (2 SP).',
    text: [
      'Hat jemand alle 15 Straßen gebaut oder liegt die letzte Kutsche des Stapels in der Auslage, wird die Runde zu Ende gespielt, dann ist Schluss. Dazu kommen zwei Hausregeln: Liegt kein Plättchen mehr auf dem Spielplan, wird ebenfalls die Runde zu Ende gespielt. Wird zwei ganze Runden lang keine Straße gebaut, keine Kutsche gekauft und kein Plättchen genommen, endet die Partie; nach der ersten werden alle gewarnt.',
      'Zu den Punkten der geleerten Kutschen kommen:',
      '- 1 SP für jeden leeren Platz in Kutschen, in denen noch jemand sitzt,',
      '- der Wert deiner Goldnuggets,',
      '- 2 SP für jeden deiner Pioniere in deinem größten Straßennetz: Städte, die deine eigenen Straßen lückenlos verbinden. Es ist das mit den meisten deiner Pioniere, nicht das mit den meisten Straßen.',
      'Bei Gleichstand entscheidet das übrige Geld; ist auch das gleich, wird der Sieg geteilt.',
    ].join('\n'),
  },
  'house-rules': {
    title: 'Hausregeln',
    caption:
      'Annie fährt für $1 von Raleigh direkt nach Atlanta (1). Über Charleston darf sie nicht fahren: Dort würde sie dasselbe zahlen und dazu $1 an Bill. Die Sanduhr unter dem Spielplan warnt vor einer Runde ohne Fortschritt.',
    text: [
      'Drei Regeln stehen nicht in der Anleitung:',
      '- **Keine teureren Umwege**: Du kannst keinen Weg wählen, wenn ein anderer in dieselbe Stadt niemandem mehr und jemandem weniger einbringt. Bringen zwei Wege verschiedenen Leuten etwas ein, hast du die Wahl.',
      '- **Keine Plättchen mehr**: Liegt auf dem Spielplan kein Plättchen mehr, wird die Runde zu Ende gespielt, dann ist Schluss, denn niemand könnte noch einen Pionier ansiedeln.',
      '- **Runden ohne Fortschritt**: Baut eine ganze Runde lang niemand eine Straße, kauft niemand eine Kutsche und nimmt niemand ein Plättchen, werden alle gewarnt. Unter dem Spielplan steht eine Sanduhr mit 1/2, bis jemand eines davon tut. Tut es auch in der nächsten Runde niemand, endet mit ihr die Partie.',
    ].join('\n'),
  },
  tips: {
    title: 'Tipps',
    text: [
      '- $2 fürs Dazusetzen lohnen sich oft: Eine Kutsche wird schneller leer, und der Pionier steht vielleicht in deinem Straßennetz.',
      '- Gibt es von einem Beruf kein Plättchen mehr, bringt noch ein Hotel oder ein Barkeeper den Pionier aus der Kutsche.',
      '- Ein früher Bankier macht sich mehrfach bezahlt.',
      '- Straßen, die andere brauchen, bringen die ganze Partie über Geld; Straßen, die deine Städte verbinden, bringen am Ende SP. Die besten bringen beides.',
      '- Behalte $1 oder $2 für die Fahrt: Wer alles beim Einkauf ausgibt, kommt vielleicht nicht mehr vom Fleck.',
    ].join('\n'),
  },
}
