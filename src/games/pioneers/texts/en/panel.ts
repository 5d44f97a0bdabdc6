import { counted, listed, listedAsChoices, plural } from '../../../../i18n/words.js'
import type { Region } from '../../data/map.js'
import type { CoachDuty, CoachId, Profession, Tile } from '../../rules/types.js'
import { coachName, GLOSSARY } from '../glossary.js'
import type { Passenger, Payee, Who } from '../parameters.js'

const words = GLOSSARY.en
const { money, points } = words

const REGIONS = { east: 'East', south: 'South', middle: 'Middle', west: 'West' } as const

const tileList = (tiles: readonly Tile[]) =>
  listed(
    'en',
    tiles.map((tile) => words.tiles[tile].name),
  )

/** What a seat reads and presses. Labels are short here; the panel shortens those that long names make too long. */
export const panel = {
  titles: {
    cover: ({ number, each }: { number: number; each: number }) => `Cover a city (${number} of ${each})`,
    purchase: ({ round }: { round: number }) => `Round ${round}: Purchase`,
    oneRoad: 'Choose a line for the road',
    twoRoads: 'Choose a line for the first road',
    secondRoad: 'Choose a line for the second road',
    move: 'Move the stagecoach',
    routes: ({ city }: { city: string }) => `Which way to ${city}?`,
    settle: ({ city }: { city: string }) => `Settle a pioneer in ${city}`,
    action: ({ city, tile }: { city: string; tile: Tile }) => `${city}: special action of ${words.tiles[tile].the}`,
    turnEnd: 'End of your turn',
    invitation: ({ by, city }: { by: string; city: string }) => `${by} invites you to ${city}`,
    waiting: 'It is not your turn',
    over: 'The game is over',
  },
  covers: {
    /** What a cover does, and who lays the others. `isFirst` is the first player. */
    about: ({ other, each, isFirst }: { other: string; each: number; isFirst: boolean }) =>
      'A covered city is out of play for the whole game, with all its lines. Tiles are dealt afterward. ' +
      (isFirst
        ? `${other} has already covered ${each}; your first turn follows your last cover.`
        : `After you, ${other} covers ${each} more and begins the game.`),
    /** `cities` is the number of cities to choose from, numbered on the picture. */
    choose: ({ cities }: { cities: number }) =>
      `${counted('en', cities, { one: 'city', other: 'cities' })} to choose from, by region (numbered as in the picture).`,
    /** The lines that a cover on a city puts out of play. */
    takes: ({ lines }: { lines: number }) => `takes ${counted('en', lines, words.line)} out of play`,
  },
  purchase: {
    purse: ({ cash, income, roads, pioneers }: { cash: number; income: number; roads: number; pioneers: number }) =>
      `You have **${money(cash)}** (+${money(income)} a turn); in supply: ${counted('en', roads, words.road)}, ` +
      `${counted('en', pioneers, words.pioneer)}.`,
    left: ({ left, allowed }: { left: number; allowed: number }) =>
      `Purchase actions left: **${left}** of ${allowed}, each kind once.`,
    /** All coaches of the player are empty. */
    duty: {
      due: 'All your coaches are empty: this turn, you have to use one purchase action to buy a coach.',
      waived:
        'There is no coach on display that you can fill and pay for: you can only buy roads, and the stagecoach stays where it is.',
    } satisfies Record<CoachDuty, string>,
    /** `what` is the label of a button. After it the money is too little for a ride, or may be. */
    noRide: ({ what, left }: { what: string; left: number }) =>
      `⚠ ${what}: leaves you ${money(left)}, too little for a ride this turn.`,
    maybeNoRide: ({ what, left }: { what: string; left: number }) =>
      `⚠ ${what}: leaves you ${money(left)}, maybe too little for a ride this turn.`,
    /** `cities` and `more` others are all within reach. `byCoach`: a coach brings a pioneer for one, and money is left for it. */
    noMatch: ({ cities, more, byCoach }: { cities: readonly string[]; more: number; byCoach: boolean }) =>
      cities.length === 0
        ? '⚠ No city with a tile is within reach: the stagecoach stays where it is this turn.'
        : `⚠ None of your pioneers matches a city within reach: ${listed('en', more === 0 ? cities : [...cities, `${more} more`])}. ` +
          (byCoach
            ? 'Unless you buy a coach that brings one, the stagecoach stays where it is.'
            : 'The stagecoach stays where it is this turn.'),
    /** A pioneer matches a city within reach, but not even the cheapest ride to one can be paid. */
    tooDear: ({ city, cost, cash, byCoach }: { city: string; cost: number; cash: number; byCoach: boolean }) =>
      `⚠ Even your cheapest ride, to ${city}, costs ${money(cost)}, and you have only ${money(cash)}. ` +
      (byCoach
        ? 'Unless you buy a coach that brings a pioneer for a cheaper ride, the stagecoach stays where it is.'
        : 'The stagecoach stays where it is this turn.'),
    oneRoad: ({ price }: { price: number }) => `Road ${money(price)}`,
    /** A road on the line that has this letter on the picture. */
    lineNamed: ({ label, price }: { label: string; price: number }) => `Road ${label} ${money(price)}`,
    /** Placeholder of the menu of further lines, whose last entry is {@link allLines}. */
    otherRoad: ({ price }: { price: number }) => `Another road ${money(price)}…`,
    /** The same, if two roads can be bought as well. */
    otherRoads: ({ one, two }: { one: number; two: number }) => `Another road ${money(one)}, two roads ${money(two)}…`,
    allLines: 'All lines on the map',
    twoRoads: ({ price }: { price: number }) => `Two roads ${money(price)}`,
    /** Its points are on the picture. */
    buyCoach: ({ price }: { price: number }) => `Coach ${money(price)}`,
    done: 'Done',
    /** Before the lines that a road may be built on at once. */
    likely: '**Roads that matter now**',
    /** Before the rides that may be chosen without another press. */
    orRide: '**Or move on now**',
    back: 'Back to purchases',
  },
  roads: {
    /** A city where a settlement becomes possible by this road. */
    opens: ({ cities }: { cities: readonly string[] }) => `lets you settle in ${listed('en', cities)} this turn`,
    /** A city that can be reached now, and after paying for the road only if it is built here. */
    keeps: ({ cities }: { cities: readonly string[] }) => `you can still settle in ${listed('en', cities)} this turn`,
    choose: ({ lines, stagecoach }: { lines: number; stagecoach: string }) =>
      `${counted('en', lines, words.line)} to choose from, by region (numbered as in the picture); those next to the ` +
      `stagecoach (now in ${stagecoach}) or your network come first.`,
    /** The button for all lines that are not offered at once. */
    elsewhere: 'Elsewhere on the map',
    paidTogether: 'This pays for both roads; you choose the second line next.',
    second: 'It is already paid for and can go anywhere, next to the first or not.',
    /** Placeholder of a region's menu, with the numbers of its lines. */
    region: ({ region, from, to }: { region: Region; from: number; to: number }) =>
      from === to ? `${REGIONS[region]}: ${from}` : `${REGIONS[region]}: ${from}–${to}`,
    /** Remarks on a line, several of them in a row. */
    nextToStagecoach: 'next to the stagecoach',
    joinsNetwork: 'joins your network',
    /** At the end of the game. */
    grows: ({ points: worth }: { points: number }) => `+${points(worth)} for your network`,
    joinsRoad: 'joins one of your roads',
    ownPioneers: ({ count }: { count: number }) => `${counted('en', count, words.pioneer)} of yours`,
    /** Lies beside another player's road. */
    beside: ({ who }: Who) => `beside ${who}’s road`,
  },
  move: {
    from: ({ stagecoach, cash }: { stagecoach: string; cash: number }) =>
      `The stagecoach is in ${stagecoach}; you have **${money(cash)}**.`,
    must: 'You have to move: you can pay for a ride to at least one city whose tile matches one of your pioneers.',
    /** Matching tiles on the map to which no ride is possible now. */
    noRideTo: ({ tiles }: { tiles: readonly Tile[] }) =>
      `No ride possible now (too expensive, or behind other tiles): ${tileList(tiles)}.`,
    /** Passengers' professions whose tile is no longer on the map. */
    noTileLeft: ({ tiles }: { tiles: readonly Tile[] }) => `No longer on the map: ${tileList(tiles)}.`,
    chooseCity: 'Choose a city',
    chooseRoute: 'Choose a route',
    cost: ({ cost }: { cost: number }) => (cost === 0 ? 'free' : money(cost)),
    /** The only possible ride. `cost` is already a finished text. */
    drive: ({ city, cost }: { city: string; cost: string }) => `Drive to ${city} · ${cost}`,
    /** A ride by its number on the picture, within a sentence. */
    ride: ({ number }: { number: string }) => `Ride ${number}`,
    costFrom: ({ cost }: { cost: number }) => `from ${money(cost)}`,
    routes: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'route', other: 'routes' })}`,
    /** The price is told before. It goes to the common supply unless players are paid. */
    fare: ({ bank, owners, via }: { bank: number; owners: readonly Payee[]; via: readonly string[] }) => {
      const paid = [
        ...(bank > 0 && owners.length > 0 ? [`common supply ${money(bank)}`] : []),
        ...owners.map(({ who, amount }) => `${who} ${money(amount)}`),
      ]
      const way = via.length === 0 ? 'direct' : `via ${via.join(', ')}`
      return paid.length === 0 ? way : `${paid.join(', ')} · ${way}`
    },
    /** For emptying coaches. If not sure, it depends on who is chosen to settle, or by the special action of the tile. */
    gain: ({ points: worth, isSure }: { points: number; isSure: boolean }) =>
      isSure ? `+${points(worth)}` : `up to +${points(worth)}`,
    /** A remark on a ride. `price` is what the one of them who joins would pay to the reader. */
    invites: ({ names, price }: { names: readonly string[]; price: number }) =>
      `invites ${listedAsChoices('en', names)} (+${money(price)})`,
    back: 'Back to cities',
  },
  settle: {
    choose: ({ city, tile }: { city: string; tile: Tile }) =>
      tile === 'hotel'
        ? `${city} has a Hotel: any of your pioneers can settle here. Whoever joins you needs one of the same kind.`
        : `${city} needs ${words.professions[tile].a}. Choose which coach the pioneer leaves.`,
    placeholder: 'Choose a pioneer',
    passenger: ({ pioneer, coach }: Passenger) => `${words.tiles[pioneer].name} ${coachName(words, coach).from}`,
    /** The same where there is little room. */
    brief: ({ pioneer, coach }: Passenger) => `${words.tiles[pioneer].name} · ${coachName(words, coach).name}`,
    coach: ({ coach }: { coach: CoachId }) => coachName(words, coach).name,
    /** A line for a coach. `effect` is that of taking one pioneer off it. */
    fromCoach: ({ coach, effect }: { coach: CoachId; effect: string }) => `- ${coachName(words, coach).name} · ${effect}`,
    /** The effect of taking one pioneer off a coach of `seats` spaces. */
    leaves: ({ left, seats, points: worth, dollars }: { left: number; seats: number; points: number; dollars: number }) =>
      left === 0
        ? `empties the coach: ${points(worth)} and ${money(dollars)}`
        : `leaves ${counted('en', left, words.pioneer)} on it (${seats} spaces, ${points(worth)})`,
  },
  action: {
    sergeant: ({ roads }: { roads: number }) =>
      'Build one road for free: on a line without a road, or beside another player’s road if it is the only one there. ' +
      `Your supply: ${counted('en', roads, words.road)}.`,
    barkeeper: 'You may take one pioneer off any of your coaches and return it to your supply.',
    choosePioneer: 'Choose a pioneer',
    /** `left`: as many as the tile still allows. */
    farmer: ({ left }: { left: number }) =>
      `You may settle ${left === 1 ? 'one more farmer' : `up to ${left} more farmers`} here.`,
    chooseFarmer: 'Choose a farmer',
    skip: { sergeant: 'Build no road', barkeeper: 'Return no pioneer', farmer: 'Settle no more farmers' },
  },
  end: {
    /** The purchases of the turn, by name and in order. Empty for an empty list. */
    bought: ({ names }: { names: readonly string[] }) =>
      names.length === 0 ? 'Bought: nothing.' : `Bought: ${listed('en', names)}.`,
    /** `count` pioneers of that kind: a Farmer tile lets several settle. */
    settled: ({ city, tile, pioneer, count }: { city: string; tile: Tile; pioneer: Profession; count: number }) =>
      `Settled: ${count === 1 ? words.professions[pioneer].a : counted('en', count, words.professions[pioneer])} in ${city}${tile === pioneer ? '' : ` (${words.tiles[tile].name})`}.`,
    /** Why the stagecoach stays. Cities come with their tiles: `Charleston (Farmer)`. */
    nobody: {
      noPassengers: 'The stagecoach stays where it is: none of your coaches carries a pioneer.',
      tooDear: ({ city, cost, cash }: { city: string; cost: number; cash: number }) =>
        `The stagecoach stays where it is: even the cheapest ride, to ${city}, costs ${money(cost)}, and you have only ${money(cash)}.`,
      /** `cities` and `more` others are all that can be reached. None of them matches. */
      noMatch: ({ cities, more }: { cities: readonly string[]; more: number }) =>
        cities.length === 0
          ? 'The stagecoach stays where it is: no city with a tile is within reach.'
          : `The stagecoach stays where it is: only ${listed('en', more === 0 ? cities : [...cities, `${more} more`])} ` +
            `${cities.length + more === 1 ? 'is' : 'are'} within reach, and you carry no matching pioneer.`,
    },
    standing: ({ cash, points: track, network }: { cash: number; points: number; network: number }) =>
      `You have ${money(cash)} and ${points(track)}; your largest network would add ${points(network)} now.`,
    button: 'End turn',
  },
  invitation: {
    offer: ({ by, city, pioneer, price, cash }: { by: string; city: string; pioneer: Profession; price: number; cash: number }) =>
      `For ${money(price)}, paid to ${by}, you may settle ${words.professions[pioneer].a} in ${city}, too, without the special action of the tile. ` +
      `You have **${money(cash)}**.`,
    /** The city touches the player's largest network. */
    network: ({ points: worth }: { points: number }) =>
      `The city belongs to your largest network: one more pioneer there is worth ${points(worth)} at the end.`,
    join: ({ coach, price }: { coach: CoachId; price: number }) => `Join ${coachName(words, coach).from} (${money(price)})`,
    decline: 'Decline',
  },
}

export type PanelTexts = typeof panel
