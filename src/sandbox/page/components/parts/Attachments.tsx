import type { APIAttachment } from 'discord-api-types/v10'
import { FileCard } from './FileCard.js'
import { Tile } from './Tile.js'

/** The files of a message without components. With components, files appear only through them. */
export function Attachments({ files }: { readonly files: readonly APIAttachment[] }) {
  return (
    <>
      {files.map(({ id, url, filename, size, description, content_type: type, width, height }) =>
        type?.startsWith('image/') ? (
          <Tile key={id} class="attached" url={url} shows={description ?? filename} width={width} height={height} />
        ) : (
          <FileCard key={id} url={url} name={filename} size={size} />
        ),
      )}
    </>
  )
}
