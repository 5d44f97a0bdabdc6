import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'

/** Within this distance from the end, the newest message counts as being read. */
const NEAR_PX = 80

/**
 * Keeps a list at its newest entry until the user scrolls up.
 * @param start whenever it changes, the list starts at its newest entry again
 */
export function useStickToEnd(start: string) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const sticks = useRef(true)
  const [atEnd, setAtEnd] = useState(true)

  const toEnd = () => {
    const list = scroller.current
    if (list !== null) list.scrollTop = list.scrollHeight
  }
  const onScroll = () => {
    const list = scroller.current
    if (list === null) return
    sticks.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX
    setAtEnd(sticks.current)
  }
  useLayoutEffect(() => {
    sticks.current = true
    setAtEnd(true)
    toEnd()
  }, [start])
  useEffect(() => {
    const grown = new ResizeObserver(() => {
      if (sticks.current) toEnd()
    })
    for (const watched of [scroller.current, content.current]) if (watched !== null) grown.observe(watched)
    return () => grown.disconnect()
  }, [])
  return { scroller, content, atEnd, toEnd, onScroll }
}
