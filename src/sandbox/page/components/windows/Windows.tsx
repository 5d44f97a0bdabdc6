import { addGuild, addUser, closePanel } from '../../state/actions.js'
import { lightbox, panel, words } from '../../state/store.js'
import { ComplaintsWindow } from './ComplaintsWindow.js'
import { Lightbox } from './Lightbox.js'
import { NameWindow } from './NameWindow.js'
import { ResetWindow } from './ResetWindow.js'
import { ShortcutsWindow } from './ShortcutsWindow.js'

function OpenPanel() {
  switch (panel.value) {
    case null:
      return null
    case 'add-user':
      return <NameWindow title={words.value.addUser} confirm={words.value.add} onConfirm={addUser} onClose={closePanel} />
    case 'new-guild':
      return <NameWindow title={words.value.newGuild} confirm={words.value.create} onConfirm={addGuild} onClose={closePanel} />
    case 'reset':
      return <ResetWindow onClose={closePanel} />
    case 'complaints':
      return <ComplaintsWindow onClose={closePanel} />
    case 'shortcuts':
      return <ShortcutsWindow onClose={closePanel} />
    default: {
      const never: never = panel.value
      return never
    }
  }
}

/** The window that is open over the page, if any. */
export function Windows() {
  return (
    <>
      <OpenPanel />
      {lightbox.value !== null && <Lightbox picture={lightbox.value} />}
    </>
  )
}
