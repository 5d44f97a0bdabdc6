/** The other parts of the store that changes and reads of tables use. */
import type { Store } from '../../../tables/model/ports.js'
import type { Archives } from '../archive/archives.js'
import type { Archiving } from '../archive/archiving.js'
import type { Places } from '../places.js'
import type { addResult } from '../standings/results.js'

export interface Parts extends Pick<Store, 'changedElsewhere'> {
  readonly places: Places
  readonly archives: Pick<Archives, 'read' | 'restore'>
  readonly archiving: Archiving
  readonly addResult: typeof addResult
  readonly forgetting: Pick<Store, 'forget'>
}
