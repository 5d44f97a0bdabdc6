/** A game's pictures. Each comes with an order from which another thread can draw the same picture. */
import type { Seat } from '../engine/game.js'
import type { Locale } from '../i18n/locale.js'
import type { Drawing, Order } from '../pictures/drawing.js'
import type { GameFace, Reader } from './face.js'
import type { Illustration, PointsByTurn } from './illustration.js'

/** The input of one picture: everything its face is given, without functions. */
type Subject<View, Mark> =
  | { readonly of: 'board'; readonly view: View; readonly marks: readonly Mark[]; readonly reader: Reader }
  | {
      readonly of: 'close-up'
      readonly view: View
      readonly seat: Seat
      readonly marks: readonly Mark[]
      readonly reader: Reader
    }
  | { readonly of: 'card'; readonly view: View; readonly seat: Seat; readonly reader: Reader }
  | { readonly of: 'final'; readonly view: View; readonly pointsByTurn: PointsByTurn; readonly reader: Reader }
  | { readonly of: 'box'; readonly locale: Locale }
  | { readonly of: 'icon'; readonly name: string }
  | { readonly of: 'example'; readonly topic: string; readonly locale: Locale }

type Drawn<View, Mark> = Pick<
  GameFace<never, View, never, never, Mark>,
  'board' | 'closeUp' | 'card' | 'final' | 'box' | 'example' | 'icons'
>

export interface Illustrator<View, Mark> {
  board(view: View, marks: readonly Mark[], reader: Reader): Drawing
  /** Null if the game has no such picture. The same holds for those below. */
  closeUp(view: View, seat: Seat, marks: readonly Mark[], reader: Reader): Drawing | null
  card(view: View, seat: Seat, reader: Reader): Illustration | null
  final(view: View, pointsByTurn: PointsByTurn, reader: Reader): Illustration | null
  box(locale: Locale): Illustration | null
  example(topic: string, locale: Locale): Illustration | null
  /** Throws if there is no such icon. */
  icon(name: string): Drawing
  /** Draws what the order describes. Throws if the face no longer has such a picture. */
  draw(subject: Order['subject']): Drawing
}

/** Draws by a game's face. `id` is the game's. */
export function illustrator<View, Mark>(id: string, face: Drawn<View, Mark>): Illustrator<View, Mark> {
  function ordered(drawing: Drawing, subject: Subject<View, Mark>): Drawing {
    const series = 'reader' in subject ? subject.reader.names.join() : subject.of
    return { ...drawing, order: { artist: id, subject, series } }
  }

  function illustrated(made: Illustration | null | undefined, subject: Subject<View, Mark>): Illustration | null {
    return made ? { ...made, drawing: ordered(made.drawing, subject) } : null
  }

  function drawn(subject: Subject<View, Mark>): Drawing | undefined {
    switch (subject.of) {
      case 'board':
        return face.board(subject.view, subject.marks, subject.reader)
      case 'close-up':
        return face.closeUp?.(subject.view, subject.seat, subject.marks, subject.reader) ?? undefined
      case 'card':
        return face.card?.(subject.view, subject.seat, subject.reader).drawing
      case 'final':
        return face.final?.(subject.view, subject.pointsByTurn, subject.reader)?.drawing
      case 'box':
        return face.box?.(subject.locale)?.drawing
      case 'icon':
        return face.icons?.[subject.name]?.()
      case 'example':
        return face.example?.(subject.topic, subject.locale)?.drawing
    }
  }

  function demanded(subject: Subject<View, Mark>): Drawing {
    const drawing = drawn(subject)
    if (drawing === undefined) throw new Error(`${id}: there is no such picture`)
    return drawing
  }

  return {
    board: (view, marks, reader) => ordered(face.board(view, marks, reader), { of: 'board', view, marks, reader }),
    closeUp(view, seat, marks, reader) {
      const drawing = face.closeUp?.(view, seat, marks, reader)
      return drawing ? ordered(drawing, { of: 'close-up', view, seat, marks, reader }) : null
    },
    card: (view, seat, reader) => illustrated(face.card?.(view, seat, reader), { of: 'card', view, seat, reader }),
    final: (view, pointsByTurn, reader) =>
      illustrated(face.final?.(view, pointsByTurn, reader), { of: 'final', view, pointsByTurn, reader }),
    box: (locale) => illustrated(face.box?.(locale), { of: 'box', locale }),
    example: (topic, locale) => illustrated(face.example?.(topic, locale), { of: 'example', topic, locale }),
    icon(name) {
      const subject = { of: 'icon', name } as const
      return ordered(demanded(subject), subject)
    },
    // The subject comes from an order that this illustrator made.
    draw: (subject) => demanded(subject as Subject<View, Mark>),
  }
}
