import type { APIMessage } from 'discord-api-types/v10'
import type { Draft } from '../validation/whole-message.js'
import type { StoredFile } from '../world/records.js'
import type { Media } from './body.js'
import { everyComponent, mediaOf, renderedComponents } from './components.js'
import { attachmentObject } from './files.js'

type Shown = Pick<APIMessage, 'content' | 'components' | 'attachments'>

/**
 * Content, components and attachments as Discord returns them: references are resolved, and referenced files are not listed
 * again.
 */
export function shown(draft: Draft, files: readonly StoredFile[], ephemeral: boolean): Shown {
  const fileAt = (url: string): StoredFile | undefined =>
    files.find((file) => url === `attachment://${file.name}` || url === file.url)
  const components = renderedComponents(draft.components, (url) => mediaObject(url, fileAt(url)))
  const referenced = new Set(
    [...everyComponent(components)].flatMap(({ component }) => mediaOf(component).map(({ media }) => media.url)),
  )
  return {
    content: draft.content,
    // Discord's own type for this tree is narrower than what the rules have just proved.
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
