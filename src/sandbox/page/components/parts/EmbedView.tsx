import type { APIEmbed } from 'discord-api-types/v10'
import { showPicture } from '../../state/actions.js'
import { words } from '../../state/store.js'
import { Markdown } from '../markdown/Markdown.js'

const colour = (rgb: number) => `#${rgb.toString(16).padStart(6, '0')}`

function EmbedPicture({ url, class: look }: { readonly url: string; readonly class: string }) {
  return (
    <button type="button" class={look} aria-label={words.value.openPicture} onClick={() => showPicture([{ url, alt: '' }], 0)}>
      <img src={url} alt="" />
    </button>
  )
}

function Title({ embed }: { readonly embed: APIEmbed }) {
  if (embed.title === undefined) return null
  return <strong class="embed-title">{embed.url === undefined ? embed.title : <a href={embed.url}>{embed.title}</a>}</strong>
}

/** The older kind of rich message. */
export function EmbedView({ embed }: { readonly embed: APIEmbed }) {
  return (
    <div class="container accented embed" style={embed.color === undefined ? {} : { '--accent': colour(embed.color) }}>
      <div class="section">
        <div class="section-texts">
          {embed.author !== undefined && <span class="embed-author">{embed.author.name}</span>}
          <Title embed={embed} />
          {embed.description !== undefined && <Markdown text={embed.description} />}
        </div>
        {embed.thumbnail !== undefined && <EmbedPicture url={embed.thumbnail.url} class="thumbnail" />}
      </div>
      {embed.fields !== undefined && (
        <dl class="embed-fields">
          {embed.fields.map((field, at) => (
            <div key={at} class={field.inline === true ? 'inline' : ''}>
              <dt>{field.name}</dt>
              <dd>
                <Markdown text={field.value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {embed.image !== undefined && <EmbedPicture url={embed.image.url} class="tile" />}
      {embed.footer !== undefined && <small class="subtext">{embed.footer.text}</small>}
    </div>
  )
}
