const SHAPES = {
  add: 'M12 5v14M5 12h14',
  alert: 'M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5M12 17v.1',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  down: 'm6 9.5 6 6 6-6',
  download: 'M12 4v11m-5-4.5 5 5 5-5M5 20h14',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  file: 'M6 3h8l4 4v14H6V3Zm8 0v4h4',
  hash: 'M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16',
  letter: 'M3 5.5h18v13H3v-13Zm0 .5 9 7 9-7',
  list: 'M4 6.5h16M4 12h16M4 17.5h16',
  minus: 'M5 12h14',
  more: 'M5 11.5v1M12 11.5v1M19 11.5v1',
  send: 'M4 11.5 20 4l-5.5 16-3.5-6.5L4 11.5Z',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
} as const

export type IconName = keyof typeof SHAPES

/** A decorative icon that repeats its neighbour or its button's label. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  )
}
