/** Reading a channel as a conversation. Pure. */
import type { APIMessage, APIMessageTopLevelComponent } from 'discord-api-types/v10'
import type { SandboxMessage } from '../../protocol.js'
import { COMPONENT } from '../kinds.js'
import { parseMarkdown } from '../markdown/parse.js'
import { type NameOf, plainText } from '../markdown/plain.js'

const TOGETHER_MS = 7 * 60_000

/** Whether a message is shown without a header below the previous one: same author, soon after, same readers. */
export function goesOn(before: SandboxMessage | undefined, next: SandboxMessage): boolean {
  if (before === undefined || next.usedCommand !== null) return false
  const distance = Date.parse(next.message.timestamp) - Date.parse(before.message.timestamp)
  const sameAuthor = before.message.author.id === next.message.author.id
  return sameAuthor && before.ephemeralFor === next.ephemeralFor && distance < TOGETHER_MS
}

function textsIn(component: APIMessageTopLevelComponent): readonly string[] {
  switch (component.type) {
    case COMPONENT.textDisplay:
      return [component.content]
    case COMPONENT.container:
      return component.components.flatMap(textsIn)
    case COMPONENT.mediaGallery:
      return component.items.map(({ description }) => description ?? '')
    default:
      return []
  }
}

/** All the words of a message, for a screen reader. */
export function spokenText(message: APIMessage, nameOf: NameOf): string {
  const texts = [message.content, ...(message.components ?? []).flatMap(textsIn)]
  return texts
    .filter((text) => text !== '')
    .map((text) => plainText(parseMarkdown(text), nameOf).trim())
    .join('\n')
}
