import type { APISeparatorComponent } from 'discord-api-types/v10'

const LARGE = 2

export function Separator({ separator }: { readonly separator: APISeparatorComponent }) {
  return <hr class={`separator ${separator.spacing === LARGE ? 'large' : ''} ${separator.divider === false ? 'bare' : ''}`} />
}
