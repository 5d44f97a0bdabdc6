import type { Panel } from '../../../engine/panel.js'
import { wordsOfMove } from '../../../game-kit/alt.js'
import { plainName } from '../../../i18n/names.js'
import type { Reader } from '../../plug.js'
import type { Fact } from '../rules/facts.js'
import type { View } from '../rules/view-types.js'
import { TEXTS } from './index.js'
import { tellStatus } from './status.js'

/** What the picture says, in words: whose move it is, and what the reader may do. */
export function describePicture(view: View, _news: readonly Fact[], asWritten: Reader, panel?: Panel): string {
  const reader = { ...asWritten, names: asWritten.names.map(plainName) }
  return wordsOfMove({
    texts: TEXTS[reader.locale].offers,
    reader,
    status: [tellStatus(view, reader)],
    isOver: view.phase === 'over',
    isAwaited: reader.viewer !== 'table' && view.toMove.includes(reader.viewer),
    panel: panel ?? null,
    room: 300,
  })
}
