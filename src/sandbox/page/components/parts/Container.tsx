import type { APIContainerComponent } from 'discord-api-types/v10'
import { Spoiler } from '../markdown/Spoiler.js'
import { ComponentList } from './ComponentView.js'

const colour = (rgb: number) => `#${rgb.toString(16).padStart(6, '0')}`

export function Container({ container }: { readonly container: APIContainerComponent }) {
  const accent = container.accent_color ?? null
  const inside = <ComponentList components={container.components} />
  return (
    <div class={`container ${accent === null ? '' : 'accented'}`} style={accent === null ? {} : { '--accent': colour(accent) }}>
      {container.spoiler === true ? <Spoiler>{inside}</Spoiler> : inside}
    </div>
  )
}
