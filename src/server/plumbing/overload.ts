import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Says when to turn work away, so that what is let in still gets a quick answer. */
export type Overload = {
  /** True when one more request would only make everybody wait. */
  isFull(): boolean
  enter(): void
  leave(): void
  stop(): void
}

/**
 * Full when `atOnce` requests are being worked on, or when the event loop has lately run `lagMs` late on average.
 * Waiting requests share one thread, so a longer queue never finishes more of them, only later.
 */
export function watchOverload({ atOnce, lagMs }: { atOnce: number; lagMs: number }): Overload {
  const resolution = 10
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  let inside = 0
  let lagging = false
  const timer = setInterval(() => {
    lagging = delay.count > 0 && delay.mean / 1e6 - resolution > lagMs
    delay.reset()
  }, 250)
  timer.unref()
  return {
    isFull: () => inside >= atOnce || lagging,
    enter: () => {
      inside += 1
    },
    leave: () => {
      inside -= 1
    },
    stop() {
      clearInterval(timer)
      delay.disable()
    },
  }
}
