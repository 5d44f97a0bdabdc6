import type { APIMessageComponentEmoji } from 'discord-api-types/v10'
import { useState } from 'preact/hooks'

/**
 * An emoji of the application before a label. Nothing if it is no longer there. It is read aloud by its name, as in Discord: a
 * label beside it may leave out what it shows.
 */
export function Emoji({ emoji }: { readonly emoji: APIMessageComponentEmoji | undefined }) {
  const [isLost, setLost] = useState(false)
  if (emoji?.id === undefined || isLost) return null
  const alt = emoji.name === undefined ? '' : `:${emoji.name}:`
  return <img class="emoji" src={`/cdn/emojis/${emoji.id}`} alt={alt} width={20} height={20} onError={() => setLost(true)} />
}
