import type { Guide } from '../en/guide.js'

export const guide: Guide = {
  covers:
    '**Vor dem ersten Zug.** Ihr deckt beide je vier Städte ab. Lücken in der Mitte machen die Fahrten für euch beide länger und teurer; am Rand ändern sie wenig.',
  purchase:
    '**Tipp.** Unter dem Spielplan siehst du dein Geld (Münze, daneben dein Einkommen), deine übrigen Straßen, deine Punkte (Stern) und an jeder Kutsche, was sie bringt, sobald sie leer ist. Kaufe eine Straße, eine Kutsche oder nichts. Danach kommt die Fahrt; du kannst auch gleich von hier aus losfahren. Behalte $1 oder $2 dafür; liegt neben der Postkutsche eine Straße von dir, kostet die Fahrt vielleicht nichts.',
  move: '**Tipp.** Schicke die Postkutsche in eine Stadt, deren Plättchen einen deiner Pioniere zeigt. Eine Verbindungslinie ohne Straße von dir kostet $1, oder $2, wenn dort zwei Straßen liegen.',
  settle: '**Tipp.** Wähle, wer sich ansiedelt: Eine geleerte Kutsche bringt sofort ihre Punkte.',
  'turn-end':
    '**Tipp.** Sieh noch einmal hin: Solange unten **Zurücknehmen** steht, kannst du rückgängig machen, was du getan hast, bevor du **Zug beenden** drückst.',
  invitation:
    '**Du wirst eingeladen.** Für $2 darf auch einer deiner Pioniere aussteigen. Das lohnt sich oft: Deine Kutsche ist früher leer.',
}
