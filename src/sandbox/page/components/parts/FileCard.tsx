import { locale, words } from '../../state/store.js'
import { Icon } from '../common/Icon.js'

const KILO = 1000

function shownSize(bytes: number, language: string): string {
  const unit = bytes < KILO ? 'byte' : bytes < KILO * KILO ? 'kilobyte' : 'megabyte'
  const amount = unit === 'byte' ? bytes : bytes / (unit === 'kilobyte' ? KILO : KILO * KILO)
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount)
}

interface FileCardProps {
  readonly url: string
  readonly name?: string | undefined
  readonly size?: number | undefined
}

/** A file to download, with its name and size. */
export function FileCard({ url, name, size }: FileCardProps) {
  const shown = name ?? url.split('/').at(-1)?.split('?')[0] ?? url
  return (
    <a class="file-card" href={url} download={shown}>
      <Icon name="file" />
      <span class="file-words">
        <span class="file-name">{shown}</span>
        {size !== undefined && <span class="file-size">{shownSize(size, locale.value)}</span>}
      </span>
      <Icon name="download" />
      <span class="unseen">{words.value.download}</span>
    </a>
  )
}
