import { useLayoutEffect, useRef } from 'preact/hooks'
import { chosen, focusCalls } from '../../state/draft.js'
import { isDirect, words } from '../../state/store.js'
import { CommandForm } from './CommandForm.js'
import { CommandLine } from './CommandLine.js'

/** The input for commands: first the name, then the options. */
export function Composer() {
  const place = useRef<HTMLElement>(null)
  const calls = focusCalls.value
  // The bot takes commands on servers only.
  const isHidden = isDirect.value
  const leaf = chosen.value
  useLayoutEffect(() => {
    if (calls > 0) place.current?.querySelector<HTMLElement>('[data-first="true"]')?.focus()
  }, [calls])
  if (isHidden) return null
  return (
    <section ref={place} class="composer" aria-label={words.value.command}>
      {leaf === null ? <CommandLine /> : <CommandForm leaf={leaf} />}
    </section>
  )
}
