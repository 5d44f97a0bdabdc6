/** An emoji of the keyboard as it is; one of Discord's own by its name, as the sandbox keeps no emoji pictures. */
export function Emoji({ emoji }: { readonly emoji: { readonly id?: string | null; readonly name?: string | null } }) {
  const name = emoji.name ?? ''
  return (
    <span class="emoji" aria-hidden="true">
      {typeof emoji.id === 'string' ? `:${name}:` : name}
    </span>
  )
}
