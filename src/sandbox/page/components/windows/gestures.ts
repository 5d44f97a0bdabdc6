import { useEffect, useRef, useState } from 'preact/hooks'
import { distance, middle, moved, type Point, WHOLE, zoomedAt } from './zoom.js'

const WHEEL_STEP = 1.2
export const BUTTON_STEP = 1.6
const DOUBLE_PRESS = 3
export const ARROW_PX = 60

type Pointers = ReadonlyMap<number, Point>

/** Zooms and pans a picture by wheel, dragging, two fingers, and double press. */
export function useGestures<Element extends HTMLElement>() {
  const frame = useRef<Element>(null)
  const pointers = useRef<Pointers>(new Map())
  const [zoom, setZoom] = useState(WHOLE)

  const box = () => frame.current?.getBoundingClientRect() ?? new DOMRect()
  const fromMiddle = ({ x, y }: Point): Point => ({ x: x - box().x - box().width / 2, y: y - box().y - box().height / 2 })
  const scaleBy = (factor: number, at: Point = { x: 0, y: 0 }) => setZoom((now) => zoomedAt(now, factor, at))
  const moveBy = (by: Point) => setZoom((now) => moved(now, by, box()))

  /** Two fingers scale and move, one only moves. */
  const drag = (before: Pointers, after: Pointers) => {
    const [a, b] = [...before.values()]
    const [c, d] = [...after.values()]
    if (a === undefined || c === undefined) return
    if (b === undefined || d === undefined) return moveBy({ x: c.x - a.x, y: c.y - a.y })
    scaleBy(distance(c, d) / Math.max(1, distance(a, b)), fromMiddle(middle(c, d)))
    moveBy({ x: middle(c, d).x - middle(a, b).x, y: middle(c, d).y - middle(a, b).y })
  }
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current = new Map(pointers.current).set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event: PointerEvent) => {
      if (!pointers.current.has(event.pointerId)) return
      const after = new Map(pointers.current).set(event.pointerId, { x: event.clientX, y: event.clientY })
      drag(pointers.current, after)
      pointers.current = after
    },
    onPointerUp: (event: PointerEvent) => release(event.pointerId),
    onPointerCancel: (event: PointerEvent) => release(event.pointerId),
    onDblClick: (event: MouseEvent) => {
      if (zoom.scale > 1) setZoom(WHOLE)
      else scaleBy(DOUBLE_PRESS, fromMiddle({ x: event.clientX, y: event.clientY }))
    },
  }
  const release = (id: number) => {
    pointers.current = new Map([...pointers.current].filter(([other]) => other !== id))
  }
  useEffect(() => {
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      scaleBy(event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, fromMiddle({ x: event.clientX, y: event.clientY }))
    }
    const at = frame.current
    // Not through `onWheel`, because such a listener could not keep the browser from zooming the page.
    at?.addEventListener('wheel', wheel, { passive: false })
    return () => at?.removeEventListener('wheel', wheel)
  }, [])
  return { frame, zoom, handlers, scaleBy, moveBy, showWhole: () => setZoom(WHOLE) }
}
