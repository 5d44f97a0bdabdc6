import type { APISectionComponent } from 'discord-api-types/v10'
import { COMPONENT } from '../../kinds.js'
import { showPicture } from '../../state/actions.js'
import { words } from '../../state/store.js'
import { Markdown } from '../markdown/Markdown.js'
import { PressButton } from './PressButton.js'

export function Section({ section }: { readonly section: APISectionComponent }) {
  return (
    <div class="section">
      <div class="section-texts">
        {section.components.map((text, at) => (
          <Markdown key={text.id ?? at} text={text.content} />
        ))}
      </div>
      <Accessory accessory={section.accessory} />
    </div>
  )
}

function Accessory({ accessory }: { readonly accessory: APISectionComponent['accessory'] }) {
  if (accessory.type === COMPONENT.button) return <PressButton button={accessory} />
  const alt = accessory.description ?? ''
  return (
    <button
      type="button"
      class={`thumbnail ${accessory.spoiler === true ? 'veiled' : ''}`}
      aria-label={`${words.value.openPicture}${alt === '' ? '' : `: ${alt}`}`}
      onClick={() => showPicture([{ url: accessory.media.url, alt }], 0)}
    >
      <img src={accessory.media.url} alt="" />
    </button>
  )
}
