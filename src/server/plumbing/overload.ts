import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

/** Says when to turn work away, so that what is let in still gets a quick answer. */
export type Overload = {
  /** True when one more request would only make everybody wait. */
  isFull(): boolean
  enter(): void
  leave(): void
  stop(): void
}

/** Milliseconds. */
const lookEvery = 500
/** The share of time in which the event loop had something to do from which on it counts as never idle. */
const neverIdle = 0.95

export type OverloadLimits = {
  /** Requests being worked on. */
  atOnce: number
  /** Milliseconds of work in one turn of the event loop: whoever is waiting to be read by then has waited for it. */
  turnMs: number
  /** Milliseconds of mean lateness from which on the server counts as late, if it was never idle either. */
  lagMs: number
  /** The first two while the server is late. */
  whenLate: { atOnce: number; turnMs: number }
}

/**
 * All requests share one thread, so a longer queue never finishes more of them, only later. The queue has two places:
 * requests inside that wait for the database or each other, which are counted, and requests that have arrived but are
 * not read yet, which nobody sees. The time that the current turn of the event loop has worked already tells of those.
 * Only our own work counts: a busy neighbour on the machine makes everything late too, and then turning people away
 * helps nobody.
 */
export function watchOverload(limits: OverloadLimits): Overload {
  const lateness = watchLateness(limits.lagMs)
  const turn = measureTurns()
  let inside = 0
  return {
    isFull() {
      const { atOnce, turnMs } = lateness.isLate() ? limits.whenLate : limits
      return inside >= atOnce || turn.hasWorked(turnMs)
    },
    enter() {
      inside += 1
      turn.begin()
    },
    leave() {
      inside -= 1
    },
    stop: lateness.stop,
  }
}

/** Late from the moment the event loop is never idle and runs late, until it has been idle again. */
function watchLateness(lagMs: number) {
  const resolution = 10
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  let utilization = performance.eventLoopUtilization()
  let late = false
  const timer = setInterval(() => {
    const busy = performance.eventLoopUtilization(utilization).utilization > neverIdle
    utilization = performance.eventLoopUtilization()
    // While people are turned away the loop is on time again, and would be late without that.
    late = busy && (late || (delay.count > 0 && delay.mean / 1e6 - resolution > lagMs))
    delay.reset()
  }, lookEvery)
  timer.unref()
  return {
    isLate: () => late,
    stop() {
      clearInterval(timer)
      delay.disable()
    },
  }
}

/** How long this thread has computed since the first request that the current turn of the event loop let in. */
function measureTurns() {
  let begun: { at: number; cpu: NodeJS.CpuUsage } | null = null
  return {
    begin() {
      if (begun) return
      begun = { at: performance.now(), cpu: process.threadCpuUsage() }
      setImmediate(() => {
        begun = null
      })
    },
    hasWorked(milliseconds: number): boolean {
      if (!begun || performance.now() - begun.at < milliseconds) return false
      const { user, system } = process.threadCpuUsage(begun.cpu)
      return (user + system) / 1000 >= milliseconds
    },
  }
}
