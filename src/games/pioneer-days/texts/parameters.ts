/** What sentences are told of. Names, things, goods and money come in ready to print. */
export interface Who {
  readonly who: string
}

export interface Moment {
  readonly week: number
  readonly day: number
}

/** A player's place in the result; `remark` is about how the seat was played, null if nothing is to be said. */
export interface Placed extends Who {
  readonly place: number
  readonly remark: string | null
}
