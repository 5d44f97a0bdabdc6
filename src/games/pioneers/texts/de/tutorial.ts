import type { PioneersTutorial } from '../en/tutorial.js'

export const tutorial: PioneersTutorial = {
  steps: {
    ride: {
      title: 'Eine Postkutsche für alle',
      idea: 'Du und Bessie fahrt mit derselben Postkutsche. Sie bringt deine Pioniere in Städte, die sie brauchen: Wen eine Stadt braucht, zeigt ihr Plättchen. Die Pioniere warten in deinen eigenen Kutschen; die erste siehst du unter dem Spielplan. Jede Verbindungslinie, über die die Postkutsche fährt, kostet $1.',
      task: 'Fahre nach Albany, wo ein Bankier gebraucht wird: **1 · Albany · $1**.',
      wrong: {
        other:
          'In New York wird ein Farmer gebraucht. Fahre diesmal nach Albany: Ein Bankier zahlt sich die ganze Partie über aus.',
      },
    },
    income: {
      title: 'Plättchen und Einkommen',
      idea: 'Dein Bankier ist angesiedelt, und du hast das Plättchen der Stadt genommen. Jede Sorte hat ihre eigene Sonderaktion: Das Bankier-Plättchen bleibt bei dir und bringt zu Beginn jedes Zugs $1 mehr. Ohne dieses Plättchen beträgt dein Einkommen $3.',
      task: 'Mehr ist nicht zu tun. Drücke **Zug beenden**.',
      wrong: { other: 'Drücke **Zug beenden**.' },
    },
    invited: {
      title: 'Einladungen',
      meanwhile:
        'Bessie hat dir $2 gezahlt und auch einen Bankier in Albany angesiedelt. In ihrem eigenen Zug hat sie dann für $2 eine Straße von Albany nach Buffalo gebaut, ist kostenlos dorthin gefahren und hat eine Händlerin angesiedelt.',
      idea: 'Siedelt jemand einen Pionier an, darf eine andere Person für $2 einen dazusetzen. Die Sonderaktion bekommt sie nicht, aber ihre Kutsche ist früher leer, und das bringt Punkte.',
      task: 'Jetzt lädt Bessie dich ein. Siedle auch deine Händlerin in Buffalo an: **Dazusetzen**.',
      wrong: { other: 'Das spart $2, aber deine Händlerin bleibt sitzen. Setze sie diesmal dazu.' },
    },
    road: {
      title: 'Straßen',
      idea: 'Eine Straße gehört dir die ganze Partie über. Du fährst kostenlos darauf, und wer sonst darauf fährt, zahlt dir $1. Du darfst sie auf jeder Verbindungslinie bauen, auf der noch keine liegt.',
      task: 'Du willst deinen Goldgräber nach Detroit bringen. Baue eine Straße dorthin: **Straße C $2**.',
      wrong: {
        'one-road': 'Diese Straße nützt dir erst später. Baue jetzt von Buffalo nach Detroit: **Straße C**.',
        'two-roads': 'Eine reicht fürs Erste: **Straße C**, von Buffalo nach Detroit.',
        'buy-coach': 'Eine Kutsche kaufst du bald. Baue erst **Straße C**.',
        other: 'Du könntest sofort losfahren, müsstest die Verbindungslinie aber bezahlen. Baue erst **Straße C**.',
      },
    },
    fare: {
      title: 'Wer für eine Fahrt bezahlt wird',
      idea: 'Nach Detroit fährst du auf deiner eigenen Straße, also kostenlos. Nach New York würdest du $1 an Bessie zahlen, der die Straße nach Albany gehört, und $1 in den allgemeinen Vorrat für die nächste Verbindungslinie, auf der keine Straße liegt.',
      task: 'Fahre nach Detroit. Ein Goldgräber-Plättchen bringt ein Goldnugget im Wert von 3, 4 oder 5 SP. Nur du siehst den Wert vor dem Ende.',
      wrong: { other: 'Diese Fahrt kostet $2, davon $1 an Bessie. Die nach Detroit kostet nichts.' },
    },
    coach: {
      title: 'Kutschen',
      meanwhile:
        'Dein Nugget ist 4 SP wert. Danach hat Bessie eine Kutsche gekauft und ist mit der Postkutsche über deine Straße zurück und weiter nach Pittsburgh gefahren: Dafür hat sie dir $1 gezahlt.',
      idea: 'Eine Kutsche bringt Punkte, sobald der letzte Pionier ausgestiegen ist: 4 SP bei zwei Plätzen, 7 bei drei, 10 bei vier und 12 für die Startkutsche. In deiner sitzen noch zwei. Eine neue kostet je nach Platz in der Auslage $1 bis $4 und wird aus deinem Vorrat besetzt.',
      task: 'Kaufe die kleine Kutsche mit Händlerin und Sergeant: **Kutsche $1**.',
      wrong: {
        'buy-coach': '10 SP locken, aber dafür musst du vier Pioniere ansiedeln. Fang mit der Kutsche für $1 an.',
        'one-road': 'Mit nur zwei Pionieren an Bord hast du bald niemanden mehr. Kaufe eine Kutsche: die für $1.',
        'two-roads': 'Mit nur zwei Pionieren an Bord hast du bald niemanden mehr. Kaufe eine Kutsche: die für $1.',
        other: 'Fahren kannst du nach dem Einkauf noch. Kaufe erst die Kutsche für $1.',
      },
    },
    network: {
      title: 'Dein Straßennetz',
      meanwhile:
        'Zwei Runden später. Deine Startkutsche ist leer: 12 SP. Ein Sergeant hat dir eine kostenlose Straße gebracht, neben der von Bessie, und du hast noch eine Kutsche gekauft.',
      idea: 'Am Ende ist jeder deiner Pioniere in deinem größten Straßennetz 2 SP wert. Es besteht aus Städten, die deine eigenen Straßen lückenlos verbinden. Die besten Straßen können beides: Sie bringen Geld und verbinden deine Städte.',
      task: 'Baue die Straße, die deinem Netz am meisten bringt. Wie viel, steht bei jeder dabei.',
      wrong: {
        'one-road': 'Die bringt weniger. Vergleiche die drei Zeilen über dem Spielplan: In einer steht +4 SP.',
        'two-roads': 'Eine Straße reicht. Welche der drei bringt deinem Netz am meisten?',
        'buy-coach': 'Du hast noch zwei Kutschen zu leeren. Baue die Straße, die am meisten bringt.',
        other: 'Fahren kannst du nach dem Einkauf noch. Welche der drei Straßen bringt am meisten?',
      },
    },
    emptied: {
      title: 'Eine Kutsche leeren',
      meanwhile:
        'Du bist weiter nach Chicago gefahren, wo der Barkeeper den Sergeanten aus Kutsche 5 geholt hat. In dieser Kutsche sitzt jetzt nur noch eine Händlerin. Danach war Bessie am Zug.',
      idea: 'Sobald eine Kutsche leer ist, bekommst du ihre Punkte und $1, auch wenn jemand anderes am Zug ist. Bei den Fahrten steht, welche das schaffen können: Achte auf das Plus.',
      task: 'Leere Kutsche 5: Bring die Händlerin in die Stadt, deren Plättchen eine verlangt.',
      wrong: {
        other:
          'In Kutsche 5 sitzt nur noch eine Händlerin: Suche die Stadt, die eine braucht. Ein Hotel passt zu jedem Pionier; heb es für jemanden auf, den keine andere Stadt braucht.',
      },
    },
    last: {
      title: 'Die letzte Runde',
      meanwhile:
        'Vier Runden später. Du hast viele Straßen gebaut und für 10 SP eine weitere Kutsche geleert. Eben hast du eine gekauft, und damit kam die letzte Kutsche des Stapels in die Auslage.',
      idea: 'So endet die Partie. Sie endet auch, sobald jemand die 15. Straße baut. Die Runde wird noch zu Ende gespielt, dann wird gezählt. Ein Pionier, der noch in einer Kutsche sitzt, bringt nichts, ein leerer Platz daneben 1 SP.',
      task: 'Wähle deine letzte Fahrt: die, die am meisten SP bringt.',
      wrong: { other: 'Es geht besser: Eine dieser Fahrten leert eine Kutsche mit vier Plätzen.' },
    },
  },
  end: {
    title: 'So gibt es Punkte',
    meanwhile: 'Bessie hatte den letzten Zug. Auch sie hat eine Kutsche geleert, und du hast noch einen Pionier dazugesetzt.',
    idea: [
      '- **Geleerte Kutschen**, das Wichtigste: je 4, 7, 10 oder 12 SP.',
      '- **Leere Plätze** in Kutschen, in denen noch jemand sitzt: je 1 SP.',
      '- **Goldnuggets**: ihr Wert.',
      '- **Dein größtes Straßennetz**: 2 SP für jeden deiner Pioniere darin.',
      'Kurz: Siedle oft an, setze oft dazu und baue dort, wo deine Pioniere wohnen.',
    ].join('\n'),
  },
}
