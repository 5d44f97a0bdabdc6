import { useEffect, useRef, useState } from 'preact/hooks'

/** Pictures farther than this from the window are unloaded, because decoded ones would fill the memory in long games. */
const NEAR = '1500px 0px'

/** An empty picture. The style keeps the shape of the original. */
const TAKEN_DOWN = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

interface StillProps {
  readonly url: string
  readonly alt: string
  /** In pixels if known in advance, so that the layout does not jump when the picture loads. */
  readonly width?: number | null | undefined
  readonly height?: number | null | undefined
}

/** A picture of a message, loaded only while it is near the visible area. */
export function Still({ url, alt, width, height }: StillProps) {
  const image = useRef<HTMLImageElement>(null)
  const [near, setNear] = useState(false)
  const hasShape = typeof width === 'number' && typeof height === 'number'
  useEffect(() => {
    const at = image.current
    if (at === null || !hasShape) return
    const options = { root: at.closest('.scroller'), rootMargin: NEAR }
    const watch = new IntersectionObserver((seen) => setNear(seen.at(-1)?.isIntersecting === true), options)
    watch.observe(at)
    return () => watch.disconnect()
  }, [hasShape])
  if (!hasShape) return <img src={url} alt={alt} loading="lazy" />
  return (
    <img
      ref={image}
      src={near ? url : TAKEN_DOWN}
      alt={alt}
      width={width}
      height={height}
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  )
}
