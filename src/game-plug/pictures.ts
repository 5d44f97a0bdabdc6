import type { GameRules, Seat } from '../engine/game.js'
import { pathTo } from '../engine/panel.js'
import type { GameFace, Reader } from '../games/face.js'
import type { AnyFact, GameState, Pictures } from '../games/game.js'
import { illustrator } from '../games/illustrator.js'
import { inMarkdown, known, open } from './own-types.js'

/** What a game shows. */
export function pictures<State, Action, View, Fact extends AnyFact, Code extends string, Options, Mark>(
  rules: GameRules<State, Action, View, Fact, Code, Options>,
  face: GameFace<Action, View, Fact, Code, Mark>,
): Pictures {
  const drawn = illustrator(rules.id, face)
  const viewOf = (state: GameState, { viewer }: Reader) => rules.view(open(state), viewer)

  function sheetAt(state: GameState, seat: Seat, path: readonly string[], reader: Reader) {
    const own = open<State>(state)
    return face.controls({
      view: rules.view(own, seat),
      seat,
      legal: rules.legalActions(own, seat),
      refuse: (action) => rules.refuse(own, seat, action),
      path,
      encode: rules.encode,
      reader: inMarkdown(reader),
    })
  }

  function seatPanel(
    state: GameState,
    seat: Seat,
    { panel, marks }: ReturnType<typeof sheetAt>,
    reader: Reader,
    news: readonly AnyFact[],
  ) {
    const view = rules.view(open<State>(state), seat)
    const alt = face.alt(view, known(news, reader), reader, panel)
    const closeUp = drawn.closeUp(view, seat, marks, reader)
    const drawing = closeUp ?? drawn.board(view, marks, reader)
    return { panel, illustration: { drawing, alt }, isCloseUp: closeUp !== null }
  }

  return {
    panel: (state, seat, path, reader, news = []) => seatPanel(state, seat, sheetAt(state, seat, path, reader), reader, news),
    panelWith(state, seat, text, reader, news = []) {
      const path = pathTo(text, (steps) => sheetAt(state, seat, steps, reader).panel)
      const sheet = sheetAt(state, seat, path, reader)
      const action = rules.decode(text)
      const marks = action === null ? sheet.marks : (face.pointOut?.(action, sheet.marks) ?? sheet.marks)
      return { ...seatPanel(state, seat, { ...sheet, marks }, reader, news), path }
    },
    illustrate(state, news, reader) {
      const view = viewOf(state, reader)
      const facts = known<Fact>(news, reader)
      return { drawing: drawn.board(view, face.fresh?.(facts, view) ?? [], reader), alt: face.alt(view, facts, reader) }
    },
    card: (state, seat, reader) => drawn.card(viewOf(state, reader), seat, reader),
    final: (state, pointsByTurn, reader) => drawn.final(viewOf(state, reader), pointsByTurn, reader),
    box: drawn.box,
    example: drawn.example,
    icons: Object.keys(face.icons ?? {}),
    icon: drawn.icon,
    draw: drawn.draw,
  }
}
