import { signal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import type { TimestampStyle } from '../../markdown/tree.js'
import { locale } from '../../state/store.js'
import { absoluteTime, relativeTime } from '../../state/time.js'

const TICK_MS = 1000
const nowMs = signal(Date.now())
let watchers = 0
let ticking: ReturnType<typeof setInterval> | undefined

/** Keeps the clock running while at least one relative time is on the page. */
function useTicking(): void {
  useLayoutEffect(() => {
    watchers += 1
    // Where nobody watched, the clock has stood still until now.
    if (ticking === undefined) nowMs.value = Date.now()
    ticking ??= setInterval(() => {
      nowMs.value = Date.now()
    }, TICK_MS)
    return () => {
      watchers -= 1
      if (watchers > 0) return
      clearInterval(ticking)
      ticking = undefined
    }
  }, [])
}

function RelativeTime({ seconds }: { readonly seconds: number }) {
  useTicking()
  return <>{relativeTime(seconds, nowMs.value / 1000, locale.value)}</>
}

/** A time as Discord shows `<t:…>`, with the full date in its tooltip. */
export function Timestamp({ seconds, style }: { readonly seconds: number; readonly style: TimestampStyle }) {
  const full = absoluteTime(seconds, 'F', locale.value)
  return (
    <time class="timestamp" dateTime={new Date(seconds * 1000).toISOString()} title={full}>
      {style === 'R' ? <RelativeTime seconds={seconds} /> : absoluteTime(seconds, style, locale.value)}
    </time>
  )
}
