import { words } from '../../state/store.js'
import { Dialog } from '../common/Dialog.js'

export function ShortcutsWindow({ onClose }: { readonly onClose: () => void }) {
  const say = words.value.keys
  const rows = [
    { keys: ['Alt', '1…9'], meaning: say.actAs },
    { keys: ['Alt', '↑ ↓'], meaning: say.channel },
    { keys: ['/'], meaning: say.command },
    { keys: ['Alt', 'N'], meaning: say.newest },
    { keys: ['?'], meaning: say.shortcuts },
    { keys: ['Esc'], meaning: say.close },
  ]
  return (
    <Dialog title={words.value.shortcuts} onClose={onClose}>
      <dl class="shortcuts">
        {rows.map(({ keys, meaning }) => (
          <div key={meaning}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
