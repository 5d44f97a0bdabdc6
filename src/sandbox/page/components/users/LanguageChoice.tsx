import type { SandboxUser } from '../../../protocol.js'
import { setLocale } from '../../state/actions.js'
import { words } from '../../state/store.js'
import { LANGUAGES, languageOf } from '../../words/words.js'
import { Icon } from '../common/Icon.js'

/** The language of a user's client. The bot receives it with each of the user's interactions. */
export function LanguageChoice({ user }: { readonly user: SandboxUser }) {
  const known = LANGUAGES.some(({ locale }) => locale === user.locale)
  const { name: language, short } = languageOf(user.locale)
  const label = words.value.languageOf(user.name)
  return (
    <div class="language" title={label}>
      <span class="long" aria-hidden="true">
        {language}
      </span>
      <span class="short" aria-hidden="true">
        {short}
      </span>
      <Icon name="down" />
      <select aria-label={label} value={user.locale} onChange={(event) => setLocale(user, event.currentTarget.value)}>
        {!known && <option value={user.locale}>{user.locale}</option>}
        {LANGUAGES.map(({ locale, name }) => (
          <option key={locale} value={locale}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
