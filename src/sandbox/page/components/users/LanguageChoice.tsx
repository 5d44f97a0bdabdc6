import type { SandboxUser } from '../../../protocol.js'
import { setLocale } from '../../state/actions.js'
import { words } from '../../state/store.js'
import { LANGUAGES } from '../../words/words.js'

/** The language of one user's client: the bot hears of it with everything the user does. */
export function LanguageChoice({ user }: { readonly user: SandboxUser }) {
  const isKnown = LANGUAGES.some(({ locale }) => locale === user.locale)
  return (
    <select
      class="language"
      aria-label={words.value.languageOf(user.name)}
      title={words.value.languageOf(user.name)}
      value={user.locale}
      onChange={(event) => setLocale(user, event.currentTarget.value)}
    >
      {!isKnown && <option value={user.locale}>{user.locale}</option>}
      {LANGUAGES.map(({ locale, name }) => (
        <option key={locale} value={locale}>
          {name}
        </option>
      ))}
    </select>
  )
}
