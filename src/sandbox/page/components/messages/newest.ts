/** Focuses the newest message. Returns whether there is one. */
export function focusNewest(): boolean {
  const newest = document.querySelector<HTMLElement>('.message[tabindex="0"]')
  newest?.focus()
  newest?.scrollIntoView({ block: 'end' })
  return newest !== null
}
