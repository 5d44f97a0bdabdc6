import type { PioneerDaysTexts } from '../en/index.js'

export const rules: PioneerDaysTexts['rules'] = {
  overview: {
    title: 'Worum es geht',
    caption: 'Zweite Woche, dritter Tag: Annie nimmt einen Würfel.',
    text: [
      'Du führst ein paar Wagen nach Westen. Vor dir liegen vier Wochen zu je fünf Tagen; jeden Tag nimmt jede Person einen Würfel und nutzt ihn einmal. Am Ende jeder Woche erreichen alle eine Stadt.',
      'Siegpunkte (SP) bringen Rinder, die in eine Stadt kommen, Gold, Gefallen, die dir die Städte schulden, und die Stadtbewohner, die mit dir reisen. Katastrophen kosten Holz, Silber, Rinder, Medizin und Stadtbewohner.',
      'Wer die meisten SP hat, gewinnt.',
    ].join('\n\n'),
  },
  picture: {
    title: 'Das Bild lesen',
    caption: 'Der zweite Tag des Trecks: Vier Würfel liegen bereit, und Annie nimmt den ersten.',
    text: [
      '**Der Treck**',
      '- Vier Wochen zu fünf Tagen, jede mit einer Stadt am Ende (I bis IV). Der Wagen steht beim heutigen Tag.',
      '**Die Würfel**',
      '- Unter jedem Würfel steht das Silber, das er bringt.',
      '- Das kleine Zeichen in der Ecke ist die Katastrophe, die vorrückt, wenn niemand den Würfel nimmt. Vier Rauten heißen alle vier.',
      '- Unter dem Beutel: was noch darin ist, nach Farben.',
      '**Die Katastrophen**',
      '- Sturm, Überfall, Hungersnot und Krankheit haben je eine Leiste. Der Stern ist der Marker; auf dem letzten Feld schlägt die Katastrophe zu.',
      '- Rechts: was die Katastrophe nimmt.',
      '- Darunter: die Wagen im Angebot mit ihren Preisen und das übrige Gold.',
      '**Die Stadt**',
      '- Eine Karte zeigt, was sie verlangt, und neben der Rosette ihre Gefallen.',
      '- Neben den Karten: die Ausrüstung im Angebot.',
      '**Die sechs Felder**',
      '- Oben: eine Seite und das Silber, das sie bringt.',
      '- Darunter: wen man mit dieser Seite anwerben kann, was die Person tut und, ganz unten, wie viele Punkte sie am Ende wert ist.',
      '**Die Mitspielenden**',
      '- Stern: Punkte. Hufeisen: wer den Tag beginnt. Pfeil: auf wen die Partie wartet.',
      '- Erste Zeile: Silber, Vieh, Holz, Medizin, Gold und Gefallen.',
      '- Die Wagen mit ihrer Ladung. Ein Kreuz ist Schaden.',
      '- Was die Spielertafel bewirkt, und die Stadtbewohner mit dem, was sie zurzeit wert sind.',
      '**Zeichen**',
      '- Eine Seite mit Pfeil: sooft du diese Seite nimmst. Ein Haus mit Pfeil: am Ende jeder Woche. Ein Haus allein: bei jeder Stadtkarte. 1×: ein einziges Mal.',
      '- Ein Würfel mit vier Rauten: egal welche Seite. Ein Würfel mit rundem Pfeil: was es kostet, einen Würfel auf eine andere Seite zu drehen.',
      '- Ein Schild: Schutz. „/“: je. „≤“: höchstens.',
      '**Auf deinem eigenen Bild**',
      '- Die Zahlen sind die der Knöpfe und Menüs darunter.',
      '- **Meine Wagen** zeigt dir, was dir gehört und was es tut.',
    ].join('\n'),
  },
  week: {
    title: 'Eine Woche und ihre Tage',
    caption: 'Die letzte Woche beginnt, mit drei Stadtkarten statt zweien.',
    text: [
      'Beginnt eine Woche, werden zwei Stadtkarten ausgelegt (in der letzten Woche drei), ein Ausrüstungsplättchen mehr, als Leute mitspielen, und zu jeder der sechs Seiten ein Stadtbewohner. Davon wird bis zur nächsten Woche nichts nachgelegt.',
      'Im Beutel ist von jeder Farbe ein Würfel je Person und einer dazu. Jeden Morgen wird ein Würfel mehr gezogen und geworfen, als Leute mitspielen. Reihum nimmt jede Person einen, und der letzte bleibt liegen.',
      'Der Startspielermarker wandert jeden Tag weiter. Nach fünf Tagen ist der Beutel leer und die Woche vorbei.',
    ].join('\n\n'),
  },
  dice: {
    title: 'Dein Würfel',
    caption:
      'Annie hält den grünen Würfel. Mit Medizin bekommt sie Silber oder eine Medizin, oder sie wirbt den Arzt auf diesem Feld (1) an.',
    text: [
      'Nimm einen Würfel und sieh dir seine Seite an. Alles, was diese Seite bei dir auslöst, wirkt sofort.',
      'Dann darfst du ihn für $3 auf eine andere Seite drehen, einmal; die neue Seite löst nichts aus. Nutze ihn für **eines** von drei Dingen:',
      '- **Einkommen**: Silber nach der Seite: Joker $1, Mine $2, Ausrüstung $3, Vieh $4, Holz $5, Medizin $6.',
      '- **Aktion**: Mine zieht ein Goldplättchen, Ausrüstung nimmt ein Plättchen aus dem Angebot, Vieh, Holz und Medizin bringen je eins davon. Der Joker steht für eine der fünf.',
      '- **Anwerben**: Der Stadtbewohner auf dem Feld der Seite schließt sich dir an.',
      'Jederzeit in deinem Zug darfst du Wagen kaufen: kleine mit vier Plätzen für $5, große mit sechs für $8.',
    ].join('\n'),
  },
  goods: {
    title: 'Wagen und Waren',
    caption:
      'Auf Annies großem Wagen (1) liegen ein Holz und eine Medizin; zwei Plätze sind frei, die beiden anderen verdeckt Schaden.',
    text: [
      'Zwei Holz oder zwei Medizin teilen sich einen Platz, ein Holz und eine Medizin nicht. Jedes Goldplättchen und jedes Ausrüstungsplättchen braucht einen Platz. Rinder, Stadtbewohner, Gefallen und Silber brauchen keinen.',
      'Waren musst du nicht einräumen: Sie werden umgeladen, wie es passt. Passen sie nicht, wählst du, was du zurückgibst; Gold kommt in den Beutel, Ausrüstung in die Schachtel. Im eigenen Zug hilft auch ein neuer Wagen. Verlangt eine Stadtkarte Ausrüstung, gibst du sie ganz ab, bevor du Platz schaffst.',
      'Goldplättchen zeigen ein, zwei oder drei Nuggets. Wie viele es sind, weiß bis zum Ende nur, wer das Plättchen hat.',
    ].join('\n\n'),
  },
  townsfolk: {
    title: 'Stadtbewohner und Ausrüstung',
    caption: 'Auf jedem Feld (1 bis 6) steht jemand; mit einem Würfel dieser Seite lässt sich diese Person anwerben.',
    text: [
      'Die sechzig Stadtbewohner bilden fünf Gruppen zu zwölf; zwei Gruppen sind in einer Partie dabei. Jeder tut etwas für dich und bringt am Ende Punkte, wenn er noch bei dir ist.',
      'Manche wirken einmal, wenn du sie anwirbst, manche immer, wenn du einen Würfel mit ihrer Seite nimmst, manche am Ende jeder Woche, manche die ganze Zeit. Ausrüstung tut das auch, braucht aber einen Platz und bringt keine Punkte.',
      'Was du mit einem Würfel bekommst, löst dieser Würfel nicht aus. Tauschen musst du nie; was nichts einbringt, weil der Goldbeutel leer ist, wird nicht angeboten. Stadtbewohner, die deine Stadtbewohner zählen, zählen sich selbst mit.',
    ].join('\n\n'),
  },
  disasters: {
    title: 'Die vier Katastrophen',
    caption: 'Ein Sturm: Annie entscheidet über ihre beiden Wagen (1 und 2), je ein Holz oder Schaden.',
    text: [
      'Der Würfel, den niemand genommen hat, lässt den Marker seiner Farbe ein Feld vorrücken, ein schwarzer alle vier. Erreicht ein Marker das Ende seiner Leiste, schlägt die Katastrophe sofort zu (mehrere von oben nach unten), und der Marker beginnt wieder auf dem ersten Feld.',
      '- **Sturm** (blau): Zahle für jeden Wagen ein Holz oder nimm dort ein Schadensplättchen. Es verdeckt zwei Plätze und kostet am Ende 2 SP.',
      '- **Überfall** (rot): Du verlierst die Hälfte deines Silbers, aufgerundet.',
      '- **Hungersnot** (gelb): Jedes deiner Rinder kostet $1; die du nicht bezahlen kannst, sind verloren.',
      '- **Krankheit** (grün): Zahle für jeden Stadtbewohner eine Medizin oder gib ihn auf.',
      'Alle entscheiden gleichzeitig. Gekauft wird dabei nichts. Vor der letzten Stadt rücken alle vier Marker noch einmal vor.',
    ].join('\n'),
  },
  town: {
    title: 'In der Stadt',
    caption: 'Annie hat das Sägewerk beliefert, wie ihr Spielstein dort zeigt; der Krämerladen (1) steht ihr noch offen.',
    text: [
      'Ist der Beutel leer, passieren drei Dinge:',
      '1. Die Effekte am Ende der Woche treten ein.',
      '2. Jedes deiner Rinder bringt 1 SP und bleibt bei dir.',
      '3. Du darfst jede Karte der Stadt einmal beliefern: Gib alles, was sie verlangt, und ihre Gefallen gehören dir. Niemand nimmt anderen eine Karte weg.',
    ].join('\n'),
  },
  end: {
    title: 'Spielende und Endwertung',
    caption: 'Annie hat gewonnen. Jeder Balken zeigt, woher die Punkte kommen; was Schaden abzieht, ist schraffiert.',
    text: [
      'Nach der vierten Stadt ist die Partie zu Ende. Zu den Punkten deiner Rinder kommen:',
      '- 1 SP für jedes Nugget auf deinen Goldplättchen,',
      '- 2 SP für jeden Gefallen und 5 SP für die meisten Gefallen (auch bei Gleichstand),',
      '- die Punkte deiner Stadtbewohner,',
      '- minus 2 SP für jedes Schadensplättchen.',
      'Bei Gleichstand entscheidet das übrige Silber; ist auch das gleich, wird der Sieg geteilt.',
    ].join('\n'),
  },
  'house-rules': {
    title: 'Spielertafeln und Hausregeln',
    caption:
      'Vor der ersten Woche behalten alle drei je eine von zwei Spielertafeln: Oben steht, womit man beginnt, unten, was die Tafel bewirkt.',
    text: [
      'Mit der Standardseite beginnen alle mit dem gleichen Wagen und den gleichen Waren, und je einer ihrer Stadtbewohner braucht bei einer Krankheit keine Medizin. Mit den eigenen Seiten behält jede Person eine von zwei Tafeln: Jede beginnt mit anderen Waren und hat einen eigenen Effekt. Die Seite wählt der Host vor dem Start, ebenso die Gruppen der Stadtbewohner.',
      'Wo die Regeln schweigen, spielen wir so: Ein ganz verdeckter Wagen nimmt keinen Schaden mehr. Bei einer Hungersnot zahlst du für so viele Rinder, wie du kannst. Hat niemand einen Gefallen, bekommt niemand die 5 SP. Läuft bei Sturm oder Krankheit die Zeit ab, wird bezahlt, was sich bezahlen lässt.',
    ].join('\n\n'),
  },
  tips: {
    title: 'Tipps',
    text: [
      '- Rinder zählen in jeder Stadt: Eines aus der ersten Woche bringt 4 SP.',
      '- Achte auf den Würfel, den du liegen lässt: Er kann dir schaden, oder den anderen.',
      '- Ein Holz für jeden Wagen und eine Medizin für jeden Stadtbewohner, und du schläfst ruhig.',
      '- Ausgegebenes Silber kann niemand rauben.',
      '- Lies die Stadtkarten am ersten Tag: Die Woche ist dazu da, zusammenzubringen, was sie verlangen.',
    ].join('\n'),
  },
}
