import type { APIAttachment } from 'discord-api-types/v10'
import { showPicture } from '../../state/actions.js'
import { words } from '../../state/store.js'
import { FileCard } from './FileCard.js'
import { Still } from './Still.js'

const isPicture = (file: APIAttachment) => file.content_type?.startsWith('image/') === true

/** The files of a message without components; with components, files are shown through these alone. */
export function Attachments({ files }: { readonly files: readonly APIAttachment[] }) {
  return (
    <>
      {files.map((file) =>
        isPicture(file) ? (
          <button
            type="button"
            key={file.id}
            class="tile attached"
            aria-description={words.value.openPicture}
            onClick={() => showPicture([{ url: file.url, alt: file.description ?? '' }], 0)}
          >
            <Still url={file.url} alt={file.description ?? file.filename} width={file.width} height={file.height} />
          </button>
        ) : (
          <FileCard key={file.id} url={file.url} name={file.filename} size={file.size} />
        ),
      )}
    </>
  )
}
