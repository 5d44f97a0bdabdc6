import { world } from '../../state/store.js'

const HUES = 8

/** The colour of a user everywhere on the page, by their place among the users. */
export function hueClass(userId: string): string {
  const at = world.value?.users.findIndex(({ id }) => id === userId) ?? -1
  return at === -1 ? 'hue-bot' : `hue-${at % HUES}`
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
}

function Wheel() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round">
        <circle cx="16" cy="16" r="9" />
        <circle cx="16" cy="16" r="2.4" />
        <path d="M16 7v6.6M16 18.4V25M7 16h6.6M18.4 16H25M9.7 9.7l4.6 4.6M17.7 17.7l4.6 4.6M22.3 9.7l-4.6 4.6M14.3 17.7l-4.6 4.6" />
      </g>
    </svg>
  )
}

interface AvatarProps {
  readonly userId: string
  readonly name: string
  readonly bot?: boolean
}

/** Hidden from screen readers, because the user's name stands beside it. */
export function Avatar({ userId, name, bot = false }: AvatarProps) {
  return (
    <span class={`avatar ${hueClass(userId)}`} aria-hidden="true">
      {bot ? <Wheel /> : initials(name)}
    </span>
  )
}
