import type { PioneerTutorial } from '../en/tutorial.js'

export const tutorial: PioneerTutorial = {
  steps: {
    metals: {
      title: 'Karten und Geld',
      meanwhile:
        'Bessie und du habt je eine Welt, und zwischen euch liegen neun unbekannte Sterne. Sind alle bekannt, ist die Partie zu Ende, und wer mehr Siegpunkte (SP) hat, gewinnt. Bessie hat ihren ersten Zug gemacht.',
      idea: 'Du beginnst mit fünf Gold. Metalle sind dein Geld und werden von selbst ausgelegt: $5. Du hast zwei Aktionen; mit jeder kaufst du eine Karte, spielst eine aus oder forschst. Was du kaufst, behältst du die ganze Partie über: Besseres Metall macht also alle späteren Züge reicher.',
      task: 'Kaufe Metall, das $2 statt $1 bringt: Öffne **Welche Karte kaufst du?** und wähle **Runit: $3**.',
      wrong: {
        buy: 'Auch das kannst du brauchen. Fang aber mit besserem Metall an: **Runit: $3**.',
        research: 'Forschung zahlt sich später aus. Fang mit besserem Metall an: **Runit: $3**.',
        other: 'Geld, das du nicht ausgibst, verfällt. Kaufe erst **Runit: $3**.',
      },
    },
    deck: {
      title: 'Dein Nachziehstapel',
      idea: 'Das Runit liegt jetzt auf deinem Ablagestapel. Jeden Zug ziehst du fünf Karten; ist der Nachziehstapel leer, wird der Ablagestapel gemischt und bildet den neuen Nachziehstapel. So kommt alles, was du kaufst, immer wieder auf deine Hand. Eine Aktion und $2 hast du noch.',
      task: 'Kaufe ein Schiff, das neue Sterne findet: **Aufklärer: $2**.',
      wrong: {
        buy: 'Erst brauchst du ein Schiff, um zu sehen, was es da draußen gibt: **Aufklärer: $2**.',
        other: 'Deine letzten $2 würden verfallen. Kaufe erst **Aufklärer: $2**.',
      },
    },
    play: {
      title: 'Eine Karte ausspielen',
      meanwhile:
        'Du hast fünf neue Karten gezogen: drei Gold, das Runit und den Aufklärer. Bessie hat dasselbe gekauft wie du, ihren Aufklärer schon gebaut und zum Stern neben ihrer Heimatwelt geschickt.',
      idea: 'Eine Karte auszuspielen kostet eine Aktion. Was sie bewirkt, steht neben ihrem Namen. Der Aufklärer baut ein Schiff bei einer deiner Kolonien, gibt dir die Aktion zurück und lässt dich eine Karte ziehen.',
      task: 'Baue ihn auf deiner Heimatwelt: Öffne **Welche Karte spielst du aus?** und wähle **Aufklärer → 4 · Heimatwelt**.',
      wrong: {
        buy: 'Spiel erst den Aufklärer aus: Er kostet dich nichts, und die Karte, die du ziehst, bringt vielleicht Geld.',
        research: 'Spiel erst den Aufklärer aus: Er kostet dich nichts, und die Karte, die du ziehst, bringt vielleicht Geld.',
        other: 'Was du nicht ausspielst, wird abgelegt. Spiel erst den Aufklärer aus.',
      },
    },
    spend: {
      title: 'Kolonieschiffe',
      idea: 'Dein Aufklärer steht in Sektor 4, und mit der gezogenen Karte hast du $6. Die meisten Punkte kommen von Kolonien, und nur ein Kolonieschiff kann eine gründen. Die Karte kostet jetzt $5 und noch einmal $5, wenn du sie ziehst und ausspielst.',
      task: 'Kaufe **Kolonieschiff: $5**.',
      wrong: {
        buy: 'Ohne Kolonieschiff kannst du nicht besiedeln, was dein Aufklärer findet. Kaufe **Kolonieschiff: $5**.',
        research: 'Diesmal kommen die Kolonien zuerst. Kaufe **Kolonieschiff: $5**.',
        other: 'Deine $6 würden verfallen. Kaufe erst **Kolonieschiff: $5**.',
      },
    },
    explore: {
      title: 'Unbekannte Sterne',
      meanwhile:
        'Der Rest deiner Hand kam auf den Ablagestapel, und du hast fünf neue Karten gezogen, darunter das Kolonieschiff. So endet in jedem Zug der Teil mit den Karten. Danach kommen die Schiffe.',
      idea: 'Ein dunkler Sektor ist ein unbekannter Stern. Landet dort ein Aufklärer, sieht nur sein Besitzer, was es ist. Ein Aufklärer fliegt bis zu zwei Sektoren weit, ein Kolonieschiff nur einen. Jedes Schiff darf sich einmal je Zug bewegen, auch ein gerade gebautes.',
      task: 'Sieh dir den Stern auf dem Weg zu Bessie an: Öffne **Schiffe von 4 …** und wähle **1 Aufklärer: 4 → 5 · unbekannt**.',
      wrong: {
        move: 'Einen Stern gibt es in jedem dunklen Sektor. Sieh dir diesmal den nächsten auf dem Weg zu Bessie an: Sektor 5.',
        other: 'Dein Aufklärer bliebe zu Hause. Schick ihn erst in Sektor 5.',
      },
    },
    colonize: {
      title: 'Kolonien',
      meanwhile:
        'Dein Aufklärer hat die Gießerei gefunden: 2 SP und jeden Zug eine Aktion mehr. Bessie hat Corvan in Sektor 7 kolonisiert. Dann hast du für $5 dein Kolonieschiff ausgespielt; es steht auf deiner Heimatwelt.',
      idea: 'Eine Kolonie bringt am Ende der Partie die Punkte ihres Systems. Was sie sonst noch bringt, bekommst du zu Beginn jedes deiner Züge. Das Kolonieschiff ist danach verbraucht, und alle sehen den Stern.',
      task: 'Kolonisiere die Gießerei: **1 Kolonieschiff: 4 → 5 · Gießerei**, **Weiter zu den neuen Kolonien**, **Kolonisieren: 5 · Gießerei**.',
      wrong: {
        move: 'Das hat Zeit. Die Gießerei bringt dir 2 SP und jeden Zug eine Aktion: Schick das Kolonieschiff in Sektor 5.',
        'end-moves': 'Dein Kolonieschiff hat sich noch nicht bewegt. Schick es erst in Sektor 5.',
        other: 'Bessie könnte dir die Gießerei wegnehmen. Gründe deine Kolonie jetzt.',
      },
    },
    research: {
      title: 'Forschung',
      meanwhile:
        'Die Gießerei gehört dir: 2 SP und ab jetzt drei Aktionen im Zug. Bessie hat einen zweiten Aufklärer gebaut, ein Kriegsschiff gekauft und sich Sektor 6 angesehen.',
      idea: 'Es gibt drei Gebiete mit je drei Stufen. Eine Stufe kostet eine Aktion und ihren Preis, und was sie bringt, behältst du. Die dritte Stufe eines Gebiets ist am Ende 5 SP wert. Militär beginnt mit dem Teilchenstrahl, der deine Kriegsschiffe stärker macht.',
      task: 'Öffne **Was erforschst du?** und wähle **Militär 1 (Teilchenstrahl): $5**.',
      wrong: {
        research:
          'Auch diese Gebiete helfen. Bessie hat aber ein Kriegsschiff gekauft: Wähle diesmal **Militär 1 (Teilchenstrahl): $5**.',
        buy: 'Das kannst du ein andermal kaufen. Gib deine $5 jetzt für **Militär 1 (Teilchenstrahl): $5** aus.',
        place: 'Gute Idee, aber das geht auch danach noch. Forsche erst: **Militär 1 (Teilchenstrahl): $5**.',
        other: 'Deine $5 würden verfallen. Forsche erst: **Militär 1 (Teilchenstrahl): $5**.',
      },
    },
    battle: {
      title: 'Gefechte',
      meanwhile:
        'Drei Runden später. Du hast die Münzstätte kolonisiert, die jeden Zug $1 bringt, Bessie die Zollstation in Sektor 6 und Belmar in Sektor 10. Eben hast du für je $2 zwei Kriegsschiffe gebaut.',
      idea: 'Erreichen Schiffe gegnerische Einheiten, wird nach der letzten Bewegung gekämpft. Jede Seite zählt ihren Angriff zusammen und verteilt ihn auf die Einheiten der Gegenseite; Schaden, der die Verteidigung einer Einheit erreicht, zerstört sie. Beide feuern gleichzeitig. Im Text steht, wie es ausgehen würde.',
      task: 'Greif die Zollstation mit beiden an: **2 Kriegsschiffe: 5 → 6 · Zollstation**, dann **Kämpfen**.',
      wrong: {
        move: 'Dort ist niemand, den du angreifen könntest. Bessies Kolonie Zollstation liegt in Sektor 6.',
        pick: 'Eins allein ginge verloren. Von zweien bleibt eins übrig: Schick beide auf einmal.',
        other: 'Deine Kriegsschiffe haben sich noch nicht bewegt. Schick erst beide in Sektor 6.',
      },
    },
    last: {
      title: 'Die letzte Runde',
      meanwhile:
        'Vier Runden später. Die Zollstation ist jetzt deine Kolonie, und du hast Militär 2 erreicht. Bessie hat gerade den letzten unbekannten Stern kolonisiert. Sie hat 9 SP, du hast 5.',
      idea: 'Ist kein Stern mehr unbekannt, wird die Runde zu Ende gespielt, dann ist Schluss. (Nach Runde 7 werden auch Sterne ausgelost und aufgedeckt.) Das ist also dein letzter Zug. Du hast $10 und drei Aktionen. Eine Karte, die du jetzt kaufst, kommt nie mehr auf deine Hand.',
      task: 'Öffne **Was erforschst du?** und wähle, was sofort 5 SP bringt.',
      wrong: {
        research: 'Nur eine dritte Stufe bringt Punkte, und so weit ist dieses Gebiet noch nicht. Suche Stufe 3.',
        buy: 'Karten bringen keine Punkte, und ziehen wirst du diese nicht mehr. Suche eine dritte Stufe.',
        other: 'Dir fehlen 4 SP, und 5 kannst du noch bekommen. Suche eine dritte Stufe.',
      },
    },
  },
  end: {
    title: 'So gibt es Punkte',
    meanwhile: 'Die Novabombe ist die dritte Stufe von Militär: 5 SP. Du hast 10 SP, Bessie hat 9.',
    idea: [
      '- **Kolonien**: die Punkte ihrer Systeme, je 1 oder 2 SP, auch für deine Heimatwelt.',
      '- **Dritte Stufen**: 5 SP für jedes Forschungsgebiet.',
      'Mehr nicht. Geld, Karten und Schiffe bringen keine Punkte, aber ohne sie bekommst du auch keine.',
      'Kurz: Kauf früh besseres Metall, sieh nach, bevor du kolonisierst, und bring rechtzeitig ein Forschungsgebiet auf Stufe 3.',
    ].join('\n'),
  },
}
