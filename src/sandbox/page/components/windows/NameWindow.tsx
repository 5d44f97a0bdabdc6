import { useId, useState } from 'preact/hooks'
import { locale as ownLocale, words } from '../../state/store.js'
import { LANGUAGES } from '../../words/words.js'
import { Dialog } from '../common/Dialog.js'

interface NameWindowProps {
  readonly title: string
  readonly confirm: string
  readonly onConfirm: (name: string, locale: string) => void
  readonly onClose: () => void
}

/** Asks for a name and a language: for a new user, and for a new guild. */
export function NameWindow({ title, confirm, onConfirm, onClose }: NameWindowProps) {
  const [name, setName] = useState('')
  const [locale, setLocale] = useState(ownLocale.value)
  const id = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() !== '') onConfirm(name.trim(), locale)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit}>
        <div class="field">
          <label for={`${id}-name`}>{words.value.name}</label>
          <input
            id={`${id}-name`}
            required
            maxLength={32}
            autocomplete="off"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </div>
        <div class="field">
          <label for={`${id}-language`}>{words.value.language}</label>
          <select id={`${id}-language`} value={locale} onChange={(event) => setLocale(event.currentTarget.value)}>
            {LANGUAGES.map((language) => (
              <option key={language.locale} value={language.locale}>
                {language.name}
              </option>
            ))}
          </select>
        </div>
        <footer class="dialog-foot">
          <button type="button" class="button secondary" onClick={onClose}>
            {words.value.cancel}
          </button>
          <button type="submit" class="button brand">
            {confirm}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
