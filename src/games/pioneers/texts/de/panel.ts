import { counted, listed, listedAsChoices } from '../../../../i18n/words.js'
import type { Tile } from '../../rules/types.js'
import type { PanelTexts } from '../en/panel.js'
import { coachName, GLOSSARY } from '../glossary.js'

const words = GLOSSARY.de
const { money, points } = words

const REGIONS = { east: 'Osten', south: 'Süden', middle: 'Mitte', west: 'Westen' } as const

const tileList = (tiles: readonly Tile[]) =>
  listed(
    'de',
    tiles.map((tile) => words.tiles[tile].name),
  )

export const panel: PanelTexts = {
  titles: {
    cover: ({ number, each }) => `Stadt abdecken (${number} von ${each})`,
    purchase: ({ round }) => `Runde ${round}: dein Einkauf`,
    oneRoad: 'Wohin mit der Straße?',
    twoRoads: 'Wohin mit der ersten von zwei Straßen?',
    secondRoad: 'Wohin mit der zweiten Straße?',
    move: 'Postkutsche bewegen',
    routes: ({ city }) => `Auf welchem Weg nach ${city}?`,
    settle: ({ city }) => `Pionier in ${city} ansiedeln`,
    action: ({ city, tile }) => `${city}: Sonderaktion „${words.tiles[tile].name}“`,
    turnEnd: 'Ende deines Zugs',
    invitation: ({ by, city }) => `${by} lädt dich nach ${city} ein`,
    waiting: 'Du bist nicht am Zug',
    over: 'Die Partie ist zu Ende',
  },
  covers: {
    about: ({ other, each, isFirst }) =>
      'Eine abgedeckte Stadt fällt mit allen ihren Verbindungslinien für die ganze Partie weg; Plättchen werden erst danach verteilt. ' +
      (isFirst
        ? `${other} hat schon ${each} abgedeckt; auf dein letztes Abdeckplättchen folgt dein erster Zug.`
        : `Nach dir deckt ${other} noch ${each} ab und beginnt die Partie.`),
    choose: ({ cities }) =>
      `${counted('de', cities, { one: 'Stadt', other: 'Städte' })} zur Auswahl, nach Regionen (Nummern wie auf dem Bild).`,
    takes: ({ lines }) => `nimmt ${counted('de', lines, words.line)} aus dem Spiel`,
  },
  purchase: {
    purse: ({ cash, income, roads, pioneers }) =>
      `Du hast **${money(cash)}** (+${money(income)} je Zug); im Vorrat: ${counted('de', roads, words.road)}, ` +
      `${counted('de', pioneers, words.pioneer)}.`,
    left: ({ left, allowed }) => `Einkaufsaktionen: noch **${left}** von ${allowed}, jede Art nur einmal.`,
    duty: {
      due: 'Alle deine Kutschen sind leer: In diesem Zug musst du mit einer Einkaufsaktion eine Kutsche kaufen.',
      waived: 'Keine Kutsche lässt sich besetzen und bezahlen: Du kannst nur Straßen kaufen, und die Postkutsche bleibt stehen.',
    },
    noRide: ({ what, left }) => `⚠ ${what}: Dann hättest du noch ${money(left)}, zu wenig für eine Fahrt in diesem Zug.`,
    maybeNoRide: ({ what, left }) =>
      `⚠ ${what}: Dann hättest du noch ${money(left)}, vielleicht zu wenig für eine Fahrt in diesem Zug.`,
    noMatch: ({ cities, more, byCoach }) =>
      cities.length === 0
        ? '⚠ Keine Stadt mit einem Plättchen ist erreichbar: Die Postkutsche bleibt in diesem Zug stehen.'
        : `⚠ Keiner deiner Pioniere passt in eine erreichbare Stadt: ${listed('de', more === 0 ? cities : [...cities, `${more} weitere`])}. ` +
          (byCoach
            ? 'Ohne eine Kutsche, die einen passenden mitbringt, bleibt die Postkutsche stehen.'
            : 'Die Postkutsche bleibt in diesem Zug stehen.'),
    tooDear: ({ city, cost, cash, byCoach }) =>
      `⚠ Selbst deine billigste Fahrt, nach ${city}, kostet ${money(cost)}, und du hast nur ${money(cash)}. ` +
      (byCoach
        ? 'Ohne eine Kutsche, die einen Pionier für eine billigere Fahrt mitbringt, bleibt die Postkutsche stehen.'
        : 'Die Postkutsche bleibt in diesem Zug stehen.'),
    lineNamed: ({ label, price }) => `Straße ${label} ${money(price)}`,
    otherRoad: ({ price }) => `Eine andere Straße ${money(price)} …`,
    otherRoads: ({ one, two }) => `Andere Straße ${money(one)}, zwei für ${money(two)} …`,
    allLines: 'Alle Verbindungslinien',
    oneRoad: ({ price }) => `Eine Straße ${money(price)}`,
    twoRoads: ({ price }) => `Zwei Straßen ${money(price)}`,
    buyCoach: ({ price }) => `Kutsche ${money(price)}`,
    done: 'Fertig',
    likely: '**Straßen, die jetzt nützen**',
    orRide: '**Oder gleich losfahren**',
    back: 'Zurück zum Einkauf',
  },
  roads: {
    opens: ({ cities }) => `damit kannst du in diesem Zug in ${listed('de', cities)} siedeln`,
    keeps: ({ cities }) => `damit kannst du in diesem Zug immer noch in ${listed('de', cities)} siedeln`,
    choose: ({ lines, stagecoach }) =>
      `${counted('de', lines, words.line)} zur Auswahl, nach Regionen; zuerst die an der Postkutsche (jetzt in ${stagecoach}) und ` +
      'an deinem Straßennetz. Die Nummern stehen auch auf dem Bild.',
    elsewhere: 'Woanders auf dem Spielplan',
    paidTogether: 'Mit dieser Wahl sind beide Straßen bezahlt; die Verbindungslinie für die zweite wählst du danach.',
    second: 'Sie ist schon bezahlt und darf überall liegen, neben der ersten oder nicht.',
    region: ({ region, from, to }) => (from === to ? `${REGIONS[region]}: ${from}` : `${REGIONS[region]}: ${from}–${to}`),
    nextToStagecoach: 'an der Postkutsche',
    joinsNetwork: 'an deinem Netz',
    grows: ({ points: worth }) => `+${points(worth)} für dein Netz`,
    joinsRoad: 'an einer Straße von dir',
    ownPioneers: ({ count }) => `${counted('de', count, words.pioneer)} von dir`,
    beside: ({ who }) => `neben der Straße von ${who}`,
  },
  move: {
    from: ({ stagecoach, cash }) => `Die Postkutsche steht in ${stagecoach}; du hast **${money(cash)}**.`,
    must: 'Du musst sie bewegen: Du kannst eine Fahrt in mindestens eine Stadt mit passendem Plättchen bezahlen.',
    noRideTo: ({ tiles }) => `Keine Fahrt möglich (zu teuer oder hinter anderen Plättchen): ${tileList(tiles)}.`,
    noTileLeft: ({ tiles }) => `Kein Plättchen mehr auf dem Spielplan für: ${tileList(tiles)}.`,
    chooseCity: 'Stadt wählen',
    chooseRoute: 'Weg wählen',
    cost: ({ cost }) => (cost === 0 ? 'kostenlos' : money(cost)),
    drive: ({ city, cost }) => `Nach ${city} · ${cost}`,
    ride: ({ number }) => `Fahrt ${number}`,
    costFrom: ({ cost }) => `ab ${money(cost)}`,
    routes: ({ count }) => counted('de', count, { one: 'Weg', other: 'Wege' }),
    fare: ({ bank, owners, via }) => {
      const paid = [
        ...(bank > 0 && owners.length > 0 ? [`allgemeiner Vorrat ${money(bank)}`] : []),
        ...owners.map(({ who, amount }) => `${who} ${money(amount)}`),
      ]
      const way = via.length === 0 ? 'direkt' : `über ${via.join(', ')}`
      return paid.length === 0 ? way : `${paid.join(', ')} · ${way}`
    },
    gain: ({ points: worth, isSure }) => (isSure ? `+${points(worth)}` : `bis zu +${points(worth)}`),
    invites: ({ names, price }) => `lädt ${listedAsChoices('de', names)} ein (+${money(price)})`,
    back: 'Zurück zu den Städten',
  },
  settle: {
    choose: ({ city, tile }) =>
      tile === 'hotel'
        ? `In ${city} steht ein Hotel: Jeder Pionier darf siedeln. Wer einen dazusetzen will, braucht einen mit demselben Beruf.`
        : `${city} braucht ${words.professions[tile].a}. Wähle, aus welcher Kutsche.`,
    placeholder: 'Pionier wählen',
    passenger: ({ pioneer, coach }) => `${words.tiles[pioneer].name} ${coachName(words, coach).from}`,
    brief: ({ pioneer, coach }) => `${words.tiles[pioneer].name} · ${coachName(words, coach).name}`,
    coach: ({ coach }) => coachName(words, coach).name,
    fromCoach: ({ coach, effect }) => `- ${coachName(words, coach).name} · ${effect}`,
    leaves: ({ left, seats, points: worth, dollars }) =>
      left === 0
        ? `leert die Kutsche: ${points(worth)} und ${money(dollars)}`
        : `danach noch ${counted('de', left, words.pioneer)} darin (${seats} Plätze, ${points(worth)})`,
  },
  action: {
    sergeant: ({ roads }) =>
      'Baue kostenlos eine Straße: auf einer freien Verbindungslinie oder neben einer fremden Straße, wenn sie dort die einzige ist. ' +
      `Dein Vorrat: ${counted('de', roads, words.road)}.`,
    barkeeper: 'Du darfst einen Pionier aus einer beliebigen deiner Kutschen in deinen Vorrat zurücklegen.',
    choosePioneer: 'Pionier wählen',
    farmer: ({ left }) => `Du darfst hier noch ${left === 1 ? 'einen' : `bis zu ${left}`} Farmer ansiedeln.`,
    chooseFarmer: 'Farmer wählen',
    skip: { sergeant: 'Keine Straße bauen', barkeeper: 'Niemanden zurücklegen', farmer: 'Keinen Farmer mehr ansiedeln' },
  },
  end: {
    bought: ({ names }) => (names.length === 0 ? 'Gekauft: nichts.' : `Gekauft: ${listed('de', names)}.`),
    settled: ({ city, tile, pioneer, count }) =>
      `Angesiedelt: ${count === 1 ? words.professions[pioneer].one : counted('de', count, words.professions[pioneer])} in ${city}${tile === pioneer ? '' : ` (${words.tiles[tile].name})`}.`,
    nobody: {
      noPassengers: 'Die Postkutsche bleibt stehen: In deinen Kutschen reist kein Pionier.',
      tooDear: ({ city, cost, cash }) =>
        `Die Postkutsche bleibt stehen: Selbst die billigste Fahrt, nach ${city}, kostet ${money(cost)}, und du hast nur ${money(cash)}.`,
      noMatch: ({ cities, more }) =>
        cities.length === 0
          ? 'Die Postkutsche bleibt stehen: Keine Stadt mit einem Plättchen ist erreichbar.'
          : `Die Postkutsche bleibt stehen: Erreichbar ${cities.length === 1 && more === 0 ? 'ist' : 'sind'} nur ` +
            `${listed('de', more === 0 ? cities : [...cities, `${more} weitere`])}, und du hast keinen passenden Pionier dabei.`,
    },
    standing: ({ cash, points: track, network }) =>
      `Du hast ${money(cash)} und ${points(track)}; dein größtes Straßennetz brächte im Moment ${points(network)} dazu.`,
    button: 'Zug beenden',
  },
  invitation: {
    offer: ({ by, city, pioneer, price, cash }) =>
      `Für ${money(price)} an ${by} darfst auch du in ${city} ${words.professions[pioneer].a} ansiedeln, ` +
      `ohne die Sonderaktion des Plättchens. Du hast **${money(cash)}**.`,
    network: ({ points: worth }) =>
      `Die Stadt gehört zu deinem größten Straßennetz: Ein weiterer Pionier dort ist am Ende ${points(worth)} wert.`,
    join: ({ coach, price }) => `Dazusetzen: ${coachName(words, coach).name} (${money(price)})`,
    decline: 'Ablehnen',
  },
}
