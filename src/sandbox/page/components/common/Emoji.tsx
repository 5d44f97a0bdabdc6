import type { APIMessageComponentEmoji } from 'discord-api-types/v10'
import { useState } from 'preact/hooks'

/** An emoji of the application before a label. Nothing if it is no longer there. */
export function Emoji({ emoji }: { readonly emoji: APIMessageComponentEmoji | undefined }) {
  const [isLost, setLost] = useState(false)
  if (emoji?.id === undefined || isLost) return null
  return <img class="emoji" src={`/cdn/emojis/${emoji.id}`} alt="" width={20} height={20} onError={() => setLost(true)} />
}
