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
 * Full when `atOnce` requests are being worked on, or already when `whenLate` are and the event loop has lately run
 * `lagMs` late on average. Waiting requests share one thread, so a longer queue never finishes more of them, only later.
 * Lateness alone says little: a busy neighbour on the machine makes it too, and then turning people away helps nobody.
 */
export function watchOverload(limits: { atOnce: number; whenLate: number; lagMs: number }): Overload {
  const { atOnce, whenLate, lagMs } = limits
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
    isFull: () => inside >= (lagging ? whenLate : atOnce),
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
