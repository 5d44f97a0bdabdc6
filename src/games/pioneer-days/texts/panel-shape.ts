import type { Moment } from './story-shape.js'

/** What a seat reads and presses. Goods, money, people and things come in by name. */
export interface PanelTexts {
  readonly titles: PanelTitles
  readonly back: string
  /** Silver and space, above whatever is decided in an own turn. */
  purse(p: { readonly silver: string; readonly needed: number; readonly spaces: number }): string
  wagon(p: { readonly wagon: string; readonly price: string }): string
  readonly boards: BoardTexts
  readonly take: TakeTexts
  readonly react: ReactTexts
  readonly use: UseTexts
  readonly end: EndTexts
  readonly room: RoomTexts
  readonly storm: TollTexts
  readonly disease: DiseaseTexts
  readonly town: TownTexts
}

interface PanelTitles {
  readonly boards: string
  take(p: Moment): string
  readonly react: string
  use(p: { readonly face: string }): string
  readonly equip: string
  readonly change: string
  readonly turnEnd: string
  readonly room: string
  readonly storm: string
  readonly disease: string
  town(p: { readonly week: number }): string
  give(p: { readonly town: string }): string
  readonly waiting: string
  readonly over: string
}

interface BoardTexts {
  readonly intro: string
  line(p: { readonly number: number; readonly board: string; readonly goods: string; readonly effect: string }): string
  keep(p: { readonly number: number; readonly name: string }): string
  /** Equipment that is drawn for a start. */
  tiles(p: { readonly count: number }): string
}

interface TakeTexts {
  readonly intro: string
  line(p: { readonly number: number; readonly face: string; readonly colour: string; readonly uses: string }): string
  /** What a die can be used for; `person`: whoever could be recruited, or null. */
  uses(p: { readonly income: string; readonly action: string; readonly person: string | null }): string
  readonly actions: { readonly any: string; readonly tile: string }
  /** Where there is nobody to name. */
  readonly recruit: string
  button(p: { readonly number: number; readonly face: string; readonly colour: string }): string
}

interface ReactTexts {
  readonly intro: string
  line(p: { readonly source: string; readonly given: string; readonly goods: string }): string
  button(p: { readonly source: string; readonly given: string }): string
  /** Exchanges that could not be paid for any more after buying `wagon`, which is the object of the sentence. */
  tooDear(p: { readonly wagon: string; readonly sources: string }): string
  readonly leave: string
}

interface UseTexts {
  intro(p: { readonly die: string; readonly face: string }): string
  changed(p: { readonly face: string }): string
  person(p: { readonly person: string; readonly effect: string; readonly score: string }): string
  readonly full: string
  income(p: { readonly silver: string }): string
  /** Wood, medicine, cattle or gold. */
  gain(p: { readonly goods: string }): string
  readonly equip: string
  readonly chooseTile: string
  recruit(p: { readonly name: string }): string
  change(p: { readonly price: string }): string
  changeIntro(p: { readonly price: string }): string
  changeLine(p: { readonly face: string; readonly uses: string }): string
}

interface EndTexts {
  readonly intro: string
  readonly button: string
}

interface RoomTexts {
  /** `buys`: whether a wagon can be bought now. */
  intro(p: { readonly needed: number; readonly spaces: number; readonly buys: boolean }): string
  give(p: { readonly goods: string }): string
  /** Which of the gold leaves. */
  readonly poorest: string
  giveTile(p: { readonly tile: string }): string
  readonly chooseTile: string
}

/** Storm and disease: what is asked for each wagon or townsfolk. `item` is numbered. */
export interface TollTexts {
  intro(p: { readonly stock: string; readonly shields: number }): string
  item(p: { readonly number: number; readonly name: string }): string
  pay(p: { readonly item: string }): string
  shield(p: { readonly item: string }): string
  lose(p: { readonly item: string }): string
  readonly choosePay: string
  readonly chooseShield: string
  readonly chooseLose: string
  readonly payAll: string
}

interface DiseaseTexts extends TollTexts {
  /** Points and effect of somebody who may be lost. */
  line(p: { readonly item: string; readonly points: string; readonly effect: string }): string
}

interface TownTexts {
  intro(p: { readonly stock: string }): string
  line(p: { readonly number: number; readonly town: string; readonly goods: string; readonly favours: string }): string
  done(p: { readonly line: string }): string
  satisfy(p: { readonly number: number; readonly town: string }): string
  readonly leave: string
  giveIntro(p: { readonly town: string; readonly left: number }): string
  readonly chooseTile: string
}
