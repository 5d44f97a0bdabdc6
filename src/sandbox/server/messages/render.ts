import { type APIEmbed, type APIMessage, type APIPoll, PollLayoutType } from 'discord-api-types/v10'
import type { Draft } from '../validation/whole-message.js'
import type { StoredFile } from '../world/records.js'
import type { Media, PollBody } from './body.js'
import { everyComponent, mediaOf, renderedComponents } from './components.js'
import { attachmentObject } from './files.js'

type Shown = Pick<APIMessage, 'content' | 'embeds' | 'components' | 'attachments'>

/** Content, embeds, components and attachments as handed out: references resolved, referenced files not listed again. */
export function shown(draft: Draft, files: readonly StoredFile[], ephemeral: boolean): Shown {
  const fileAt = (url: string): StoredFile | undefined =>
    files.find((file) => url === `attachment://${file.name}` || url === file.url)
  const components = renderedComponents(draft.components, (url) => mediaObject(url, fileAt(url)))
  const embeds = draft.embeds.map((embed) => renderedEmbed(embed, fileAt))
  const referenced = new Set([
    ...[...everyComponent(components)].flatMap(({ component }) => mediaOf(component).map(({ media }) => media.url)),
    ...embeds.flatMap(({ image, thumbnail }) => [image?.url, thumbnail?.url]),
  ])
  return {
    content: draft.content,
    embeds,
    // Discord's own type for this tree is narrower than what the rules just proved about it.
    components: components as NonNullable<APIMessage['components']>,
    attachments: files.filter(({ url }) => !referenced.has(url)).map((file) => attachmentObject(file, ephemeral)),
  }
}

function mediaObject(url: string, file: StoredFile | undefined): Media {
  if (!file) return { url }
  const { id, width, height, contentType } = file
  const media = {
    url: file.url,
    proxy_url: file.url,
    width,
    height,
    content_type: contentType,
    attachment_id: id,
    loading_state: 2,
  }
  return media
}

function renderedEmbed(embed: APIEmbed, fileAt: (url: string) => StoredFile | undefined): APIEmbed {
  const resolved = (part: 'image' | 'thumbnail'): Partial<APIEmbed> => {
    const file = embed[part] && fileAt(embed[part].url)
    return file ? { [part]: { url: file.url, proxy_url: file.url, width: file.width ?? 0, height: file.height ?? 0 } } : {}
  }
  return { ...embed, ...resolved('image'), ...resolved('thumbnail') }
}

const DAY_HOURS = 24

/** The poll as Discord hands it out; it runs a day unless told. */
export function pollObject(poll: PollBody, now: number): APIPoll {
  return {
    question: poll.question,
    answers: poll.answers.map(({ poll_media }, index) => ({ answer_id: index + 1, poll_media })),
    expiry: new Date(now + (poll.duration ?? DAY_HOURS) * 3_600_000).toISOString(),
    allow_multiselect: poll.allow_multiselect ?? false,
    layout_type: PollLayoutType.Default,
  }
}
