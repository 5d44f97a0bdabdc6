import type { SandboxUser } from '../../../protocol.js'
import { setLocale } from '../../state/actions.js'
import { words } from '../../state/store.js'
import { LANGUAGES } from '../../words/words.js'
import { Icon } from '../common/Icon.js'

/** The language of one user's client: the bot hears of it with everything the user does. */
export function LanguageChoice({ user }: { readonly user: SandboxUser }) {
  const known = LANGUAGES.find(({ locale }) => locale === user.locale)
  const label = words.value.languageOf(user.name)
  return (
    <div class="language" title={label}>
      <span class="long" aria-hidden="true">
        {known?.name ?? user.locale}
      </span>
      <span class="short" aria-hidden="true">
        {known?.short ?? user.locale}
      </span>
      <Icon name="down" />
      <select aria-label={label} value={user.locale} onChange={(event) => setLocale(user, event.currentTarget.value)}>
        {known === undefined && <option value={user.locale}>{user.locale}</option>}
        {LANGUAGES.map(({ locale, name }) => (
          <option key={locale} value={locale}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
