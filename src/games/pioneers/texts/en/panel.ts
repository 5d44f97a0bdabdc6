import { counted, listed, plural } from '../../../../i18n/words.js'
import type { Tile } from '../../rules/types.js'
import { coachName, GLOSSARY } from '../glossary.js'
import type { PanelTexts } from '../panel-shape.js'

const words = GLOSSARY.en
const { money, points } = words

const REGIONS = { east: 'East', south: 'South', middle: 'Middle', west: 'West' } as const

const tileList = (tiles: readonly Tile[]) =>
  listed(
    'en',
    tiles.map((tile) => words.tiles[tile].name),
  )

export const panel: PanelTexts = {
  titles: {
    cover: ({ number, each }) => `Cover a city (${number} of ${each})`,
    purchase: ({ round }) => `Round ${round}: your purchases`,
    oneRoad: 'Where to build the road?',
    twoRoads: 'Where to build the first of two roads?',
    secondRoad: 'Where to build the second road?',
    move: 'Move the stagecoach',
    routes: ({ city }) => `Which way to ${city}?`,
    settle: ({ city }) => `Settle a pioneer in ${city}`,
    action: ({ city, tile }) => `${city}: action of ${words.tiles[tile].the}`,
    turnEnd: 'End of your turn',
    invitation: ({ by, city }) => `${by} invites you to ${city}`,
    waiting: 'Not your move',
    over: 'The game is over',
  },
  covers: {
    about: ({ other, each, isFirst }) =>
      'A covered city is out of play for the whole game, with all its lines; tiles are dealt afterwards. ' +
      (isFirst
        ? `${other} has covered ${each} already; your first turn follows your last cover.`
        : `After you ${other} covers ${each} more and begins the game.`),
    choose: ({ cities }) =>
      `${counted('en', cities, { one: 'city', other: 'cities' })} to choose from, by region. The numbers are those on the picture.`,
    takes: ({ lines }) => `takes ${counted('en', lines, words.line)} out of play`,
  },
  purchase: {
    purse: ({ cash, income, roads, pioneers }) =>
      `You have **${money(cash)}** (income ${money(income)} a turn). Your supply: ${counted('en', roads, words.road)}, ` +
      `${counted('en', pioneers, words.pioneer)}.`,
    left: ({ left, allowed }) => `Purchases left this turn: **${left}** of ${allowed}, each kind once.`,
    mustBuyCoach: 'All your coaches are empty: one purchase of this turn has to be a coach.',
    display: '**Coaches on display**',
    coach: ({ price, coach, points: worth, seats }) =>
      `${money(price)} · ${coachName(words, coach).name} · ${points(worth)} · ${seats}`,
    notNow: '**Not possible now**',
    because: ({ what, why }) => `- ${what.join(', ')}: ${why}`,
    noRide: ({ what, left }) => `⚠ ${what}: leaves you ${money(left)}, too little for a ride this turn.`,
    maybeNoRide: ({ what, left }) => `⚠ ${what}: leaves you ${money(left)}, maybe too little for a ride this turn.`,
    oneRoad: ({ price }) => `Road ${money(price)}`,
    twoRoads: ({ price }) => `Two roads ${money(price)}`,
    buyCoach: ({ price, points: worth }) => `Coach ${money(price)} · ${points(worth)}`,
    done: 'Done buying',
    back: 'Back to purchases',
  },
  roads: {
    choose: ({ lines, stagecoach }) =>
      `${counted('en', lines, words.line)} to choose from, by region; those next to the stagecoach (now in ${stagecoach}) or to ` +
      'your network come first. The numbers are those on the picture.',
    paidTogether: 'This choice pays for both roads; the second line comes next.',
    second: 'It is already paid for and may lie anywhere, next to the first or not.',
    region: ({ region, from, to }) => (from === to ? `${REGIONS[region]}: ${from}` : `${REGIONS[region]}: ${from}–${to}`),
    nextToStagecoach: 'next to the stagecoach',
    joinsNetwork: 'joins your network',
    joinsRoad: 'joins a road of yours',
    ownPioneers: ({ count }) => `${counted('en', count, words.pioneer)} of yours`,
    beside: ({ who }) => `beside a road of ${who}`,
  },
  move: {
    from: ({ stagecoach, cash }) => `The stagecoach stands in ${stagecoach}; you have **${money(cash)}**.`,
    must: 'You have to move: a city with a tile that matches one of your pioneers is in reach.',
    outOfReach: ({ tiles }) => `Out of reach now (too expensive, or behind other tiles): ${tileList(tiles)}.`,
    noTileLeft: ({ tiles }) => `No tile is left for: ${tileList(tiles)}.`,
    chooseCity: 'Choose a city',
    chooseRoute: 'Choose a route',
    cost: ({ cost }) => (cost === 0 ? 'free' : money(cost)),
    drive: ({ city, cost }) => `Drive to ${city} · ${cost}`,
    costFrom: ({ cost }) => `from ${money(cost)}`,
    routes: ({ count }) => `${count} ${plural('en', count, { one: 'route', other: 'routes' })}`,
    fare: ({ bank, owners, via }) => {
      const paid = [
        ...(bank > 0 ? [`common supply ${money(bank)}`] : []),
        ...owners.map(({ who, amount }) => `${who} ${money(amount)}`),
      ]
      const way = via.length === 0 ? 'direct' : `via ${via.join(', ')}`
      return paid.length === 0 ? way : `${paid.join(', ')} · ${way}`
    },
    back: 'Back to cities',
  },
  settle: {
    choose: ({ city, tile }) =>
      tile === 'hotel'
        ? `${city} has a Hotel: any pioneer may settle. Whoever joins you needs one of the same kind.`
        : `${city} needs ${words.professions[tile].a}. Choose the coach to take it from.`,
    placeholder: 'Choose a pioneer',
    passenger: ({ pioneer, coach }) => `${words.tiles[pioneer].name} ${coachName(words, coach).from}`,
    leaves: ({ left, seats, points: worth, dollars }) =>
      left === 0
        ? `empties the coach: ${points(worth)} and ${money(dollars)}`
        : `leaves ${counted('en', left, words.pioneer)} on it (${seats} spaces, ${points(worth)})`,
  },
  action: {
    sergeant: ({ roads }) =>
      'Build one road for free: on any line without a road, or beside a single road that is not yours. ' +
      `Your supply: ${counted('en', roads, words.road)}.`,
    barkeeper: 'You may take one pioneer off any of your coaches and put it back into your supply.',
    choosePioneer: 'Choose a pioneer',
    farmer: ({ more }) => `Besides the first farmer, up to ${more} more of yours may settle here.`,
    chooseFarmer: 'Choose a farmer',
    skip: { sergeant: 'Build no road', barkeeper: 'Return nobody', farmer: 'Settle no more farmers' },
  },
  end: {
    bought: ({ names }) => (names.length === 0 ? 'Bought: nothing.' : `Bought: ${listed('en', names)}.`),
    settled: ({ city, tile, pioneer }) =>
      `Settled: ${words.professions[pioneer].a} in ${city}${tile === pioneer ? '' : ` (${words.tiles[tile].name})`}.`,
    nobody: {
      noPassengers: 'The stagecoach stays where it is: no pioneer travels in a coach of yours.',
      tooDear: ({ city, cost, cash }) =>
        `The stagecoach stays where it is: even the cheapest ride, to ${city}, costs ${money(cost)}, and you have ${money(cash)}.`,
      noMatch: ({ cities, more }) =>
        cities.length === 0
          ? 'The stagecoach stays where it is: no city with a tile is within reach.'
          : `The stagecoach stays where it is: only ${listed('en', more === 0 ? cities : [...cities, `${more} more`])} ` +
            `${cities.length === 1 ? 'is' : 'are'} within reach, and you carry no pioneer who fits.`,
    },
    standing: ({ cash, points: track, network }) =>
      `You have ${money(cash)} and ${points(track)}; your largest network would add ${points(network)} now.`,
    button: 'End turn',
  },
  invitation: {
    offer: ({ by, city, pioneer, price, cash }) =>
      `For ${money(price)}, paid to ${by}, you may settle ${words.professions[pioneer].a} in ${city} too, without the action of the tile. ` +
      `You have **${money(cash)}**.`,
    network: ({ points: worth }) =>
      `The city belongs to your largest network: one more pioneer there is worth ${points(worth)} at the end.`,
    fromCoach: ({ coach, effect }) => `- ${coachName(words, coach).name} · ${effect}`,
    join: ({ coach, price }) => `Join ${coachName(words, coach).from} (${money(price)})`,
    decline: 'Decline',
  },
}
