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
  /** Milliseconds of work since requests were read last. */
  turnMs: number
  /** Milliseconds of mean lateness from which on the server counts as late, if it was never idle either. */
  lagMs: number
  /** The first two while the server is late. */
  whenLate: { atOnce: number; turnMs: number }
}

/**
 * All requests share one thread, so a longer queue never finishes more of them, only later. The queue has two places:
 * requests inside that wait for the database or each other, which are counted, and requests that have arrived but are
 * not read yet, which nobody sees: those have waited for as long as the event loop was busy with the others.
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

/**
 * How long this thread has computed since the requests of the last turn of the event loop were all read. Whoever is
 * read now has waited that long, unless the thread was idle; what was let in then is mostly worked on after the reading.
 */
function measureTurns() {
  let read = { at: performance.now(), cpu: process.threadCpuUsage() }
  let isReading = false
  return {
    begin() {
      if (isReading) return
      isReading = true
      setImmediate(() => {
        isReading = false
        read = { at: performance.now(), cpu: process.threadCpuUsage() }
      })
    },
    hasWorked(milliseconds: number): boolean {
      if (performance.now() - read.at < milliseconds) return false
      const { user, system } = process.threadCpuUsage(read.cpu)
      return (user + system) / 1000 >= milliseconds
    },
  }
}
