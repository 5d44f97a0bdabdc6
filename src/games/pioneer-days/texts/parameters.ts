/** Parameters of sentences. Names, things, goods and money come in ready to print. */
export interface Who {
  readonly who: string
}

export interface Moment {
  readonly week: number
  readonly day: number
}

/** What a seat can be asked to do. */
export type StatusStep = 'boards' | 'take' | 'react' | 'use' | 'turn-end' | 'room' | 'storm' | 'disease' | 'town'
