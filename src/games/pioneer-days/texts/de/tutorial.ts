import type { PioneerDaysTutorial } from '../en/tutorial.js'

const STILL_RIGHT =
  'Ein guter Anfang: So kannst du die richtigen beiden noch behalten. Eine einzige Wahl reicht aber: Öffne **Alles auf einmal entscheiden**.'

export const tutorial: PioneerDaysTutorial = {
  steps: {
    die: {
      title: 'Jeden Tag ein Würfel',
      meanwhile:
        'Bessie und du zieht mit euren Wagen nach Westen, vier Wochen zu fünf Tagen. Wer nach der vierten Woche mehr Siegpunkte (SP) hat, gewinnt. Heute ist der erste Tag, und du wählst zuerst.',
      idea: 'Jeden Tag werden drei Würfel gewürfelt: Du nimmst einen, Bessie nimmt einen, und der letzte bleibt übrig. Die Seite sagt, wozu ein Würfel gut ist. Jedes Rind bringt in jeder Stadt 1 SP, und am Ende jeder der vier Wochen wartet eine Stadt. Eins, das du heute nimmst, bringt also 4 SP.',
      task: 'Nimm **2 · Vieh (grün)**, dann **1 Rind nehmen**.',
      wrong: {
        take: 'Dieser Würfel ist für anderes gut. Fang mit dem an, der Vieh zeigt: **2 · Vieh (grün)**.',
        income: 'Silber bringt am Ende keine Punkte. Wähle **1 Rind nehmen**: Das sind 4 SP.',
        recruit: 'Die Viehzüchterin lernst du morgen kennen. Wähle heute **1 Rind nehmen**: Das sind 4 SP.',
        change: 'Diese Seite ist schon die richtige. Wähle **1 Rind nehmen**.',
        other: 'Nutze erst deinen Würfel: **1 Rind nehmen**.',
      },
    },
    recruit: {
      title: 'Stadtbewohner',
      meanwhile:
        'Bessie hat den roten Würfel für $2 genommen, und der blaue blieb übrig. Am zweiten Tag hat sie zuerst gewählt und mit ihrem roten Joker ein Rind genommen. Zwei Würfel sind für dich noch da.',
      idea: 'Unter jeder Seite wartet jemand. Mit einem Würfel dieser Seite kannst du diese Person anwerben: Sie hilft dir und bringt am Ende Punkte, wenn sie noch bei dir ist. Mit der Viehzüchterin bringt Vieh jedes Mal ein Rind mehr, und deine Rinder zählen am Ende noch einmal.',
      task: 'Nimm **1 · Vieh (gelb)**, dann **Viehzüchterin anwerben**.',
      wrong: {
        take: 'Mit Medizin könntest du den Arzt anwerben. Für die Viehzüchterin brauchst du **1 · Vieh (gelb)**.',
        income: 'Silber bringt am Ende keine Punkte. Wirb die Viehzüchterin an.',
        cattle: 'Das ist ein Rind. Mit der Viehzüchterin sind es ab jetzt zwei: Wirb sie an.',
        change: 'Diese Seite ist schon die richtige. Wirb die Viehzüchterin an.',
        other: 'Nutze erst deinen Würfel: Wirb die Viehzüchterin an.',
      },
    },
    turn: {
      title: 'Einen Würfel drehen',
      meanwhile:
        'Die Viehzüchterin Isabel Ortega ist bei dir. Wieder blieb der blaue Würfel übrig. Am dritten Tag wählst du zuerst, aber kein Würfel zeigt Vieh.',
      idea: 'Für $3 darfst du den Würfel, den du genommen hast, auf eine andere Seite drehen. Genau $3 hast du, und mit der Viehzüchterin bringt Vieh zwei Rinder.',
      task: 'Nimm **2 · Holz (gelb)**, drücke **Würfel drehen ($3)**, wähle Vieh, dann **2 Rinder nehmen**.',
      wrong: {
        take: 'Drehen könntest du jeden. Nimm diesmal **2 · Holz (gelb)**.',
        change: 'Das ist nicht die Seite, die du willst. Drehe den Würfel auf Vieh.',
        wood: 'Das ist ein Holz. Drehst du vorher, sind es zwei Rinder: **Würfel drehen ($3)**.',
        income: 'Silber bringt am Ende keine Punkte. Zwei Rinder bringen dir in jeder Stadt 2 SP.',
        other: 'Das hat Zeit. Zwei Rinder bringen dir in jeder Stadt 2 SP.',
      },
    },
    left: {
      title: 'Der übrige Würfel',
      meanwhile:
        'Du hast vier Rinder, aber kein Silber mehr. Bessie hat zwei Leute angeworben. Am vierten Tag hat wieder sie zuerst gewählt, und zwei Würfel sind noch da.',
      idea: 'Die Farbe des letzten Würfels lässt eine Katastrophe vorrücken: Blau den Sturm, Rot den Überfall, Gelb die Hungersnot, Grün die Krankheit, Schwarz alle vier. Der Sturm steht ein Feld vor dem Ende. Erreicht er es, zahlst du für jeden Wagen ein Holz, sonst verdeckt Schaden zwei Plätze und kostet 2 SP.',
      task: 'Halte den Sturm auf: Nimm den blauen Würfel, **1 · Medizin (blau)**, für **Einkommen $6**.',
      wrong: {
        take: 'Dann bliebe der blaue Würfel übrig, und der Sturm käme. Nimm **1 · Medizin (blau)**.',
        recruit: 'Er wäre eine Hilfe, aber du hast kein Silber. Nimm **Einkommen $6**.',
        other: 'Eine Medizin hast du schon, aber kein Silber. Nimm **Einkommen $6**.',
      },
    },
    town: {
      title: 'In der Stadt',
      meanwhile:
        'Am fünften Tag hast du ein Holz genommen. Der Beutel ist leer, und alle kommen in der Stadt an. Eben haben dir deine vier Rinder 4 SP gebracht.',
      idea: 'Jede Stadtkarte verlangt Waren. Wer alles gibt, bekommt ihre Gefallen: je 2 SP, und am Ende 5 SP dazu für die meisten. Die Karte bleibt liegen: Auch Bessie darf sie beliefern.',
      task: 'Gib 1 Holz, 1 Medizin und 1 Rind für drei Gefallen: **1 · Beliefern: Krämerladen**.',
      wrong: { other: 'Drei Gefallen sind 6 SP wert, mehr als diese Waren. Wähle **1 · Beliefern: Krämerladen**.' },
    },
    gold: {
      title: 'Gold',
      meanwhile:
        'Woche 2 begann mit neuen Karten. Du hast die Pflegerin angeworben, die zwei Medizin mitbrachte. Dann kam der Sturm: Du hast deinen Wagen mit einem Holz gerettet. Bessie hatte keins, und ihr Wagen ist beschädigt.',
      idea: 'Ein Goldplättchen zeigt ein, zwei oder drei Nuggets, je 1 SP. Nur du siehst vor dem Ende, wie viele es sind. Es belegt bis dahin einen Platz auf deinen Wagen, genau wie Ausrüstung. Zwei Holz oder zwei Medizin teilen sich einen Platz. Rinder und Stadtbewohner gehen nebenher.',
      task: 'Nimm **1 · Mine (rot)**, dann **1 Goldplättchen nehmen**.',
      wrong: {
        take: 'Damit bekommst du kein Gold. Nimm diesmal **1 · Mine (rot)**.',
        income: 'Silber bringt am Ende keine Punkte, Gold schon: **1 Goldplättchen nehmen**.',
        change: 'Diese Seite ist schon die richtige. Wähle **1 Goldplättchen nehmen**.',
        other: 'Ein Wagen hat noch Zeit. Wähle erst **1 Goldplättchen nehmen**.',
      },
    },
    wagon: {
      title: 'Wagen',
      meanwhile:
        'Dein Goldplättchen zeigt drei Nuggets. Am dritten Tag hast du $5 Einkommen genommen, und der rote Würfel blieb übrig: Der Überfall steht ein Feld vor dem Ende.',
      idea: 'In deinem Zug darfst du Wagen kaufen: kleine mit vier Plätzen für $5, große mit sechs für $8. Was keinen Platz hat, musst du zurückgeben. Und bei einem Überfall verlieren alle die Hälfte ihres Silbers; was ausgegeben ist, kann niemand stehlen.',
      task: 'Du hast $11. Kaufe einen Wagen, bevor du deinen Würfel nimmst: **Großer Wagen $8**.',
      wrong: {
        'buy-wagon':
          'Du kannst dir mehr leisten: Für $3 mehr bekommst du zwei Plätze mehr, und für den Überfall bleibt weniger Silber.',
        other:
          'Der Würfel kommt danach. Kaufe erst: **Großer Wagen $8**. Sonst kostet der Überfall dich vielleicht dein halbes Silber.',
      },
    },
    disease: {
      title: 'Krankheit',
      meanwhile:
        'Der Überfall hat dich nur $2 gekostet. In der Stadt hast du zwei Rinder und eine Medizin für drei Gefallen an die Molkerei gegeben. Jetzt ist Woche 3, und der grüne Würfel blieb übrig.',
      idea: 'Bei einer Krankheit zahlst du für jeden Stadtbewohner eine Medizin, sonst verlässt er dich. Deine Tafel schützt einen. Mit einer Medizin behältst du zwei von dreien. Das Bild zeigt, was sie zurzeit bringen. Ganz ähnlich kostet bei einer Hungersnot jedes Rind $1.',
      task: 'Behalte die beiden, die am meisten bringen: Öffne **Alles auf einmal entscheiden**.',
      wrong: {
        'shield-townsfolk.lumberjack': STILL_RIGHT,
        'pay-medicine.rancher': STILL_RIGHT,
        'pay-medicine.lumberjack': STILL_RIGHT,
        'lose-townsfolk.nurse': STILL_RIGHT,
        other: 'Dann ginge jemand mit mehr Punkten. Behalte die Viehzüchterin (3 SP) und den Holzfäller (2 SP).',
      },
    },
    last: {
      title: 'Die letzte Stadt',
      meanwhile:
        'Zwei Wochen später. Du hast drei Stadtbewohner und drei Gefallen mehr. Ein letzter Sturm hat einen deiner Wagen beschädigt: minus 2 SP. Deine Rinder haben zum vierten Mal Punkte gebracht.',
      idea: 'Nach dieser Stadt ist Schluss. Silber, Holz und Medizin, die dir bleiben, bringen nichts. Gold bringt Punkte, deine Stadtbewohner auch, und jeder Gefallen ist 2 SP wert.',
      task: 'Beliefere die Karte, die nur verlangt, was am Ende nichts wert ist.',
      wrong: {
        satisfy: 'Die Prägeanstalt nimmt ein Goldplättchen, und Nuggets sind Punkte. Suche eine Karte, die nur Silber nimmt.',
        other: 'Drei Gefallen sind 6 SP wert. Suche eine Karte, die nur Silber nimmt.',
      },
    },
  },
  end: {
    title: 'So gibt es Punkte',
    meanwhile: 'Bessie hat die Prägeanstalt beliefert. Du hast die meisten Gefallen: 5 SP dazu.',
    idea: [
      '- **Rinder**: je 1 SP in jeder Stadt.',
      '- **Gefallen**: je 2 SP, und 5 SP für die meisten.',
      '- **Stadtbewohner**: die Punkte auf ihren Karten, wenn sie noch bei dir sind.',
      '- **Gold**: 1 SP für jedes Nugget.',
      '- **Schaden**: minus 2 SP für jedes Plättchen.',
      'Kurz: Hol dir früh Rinder, lies die Stadtkarten am ersten Tag und achte darauf, welcher Würfel übrig bleibt.',
    ].join('\n'),
  },
}
