import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { type Overload, type OverloadLimits, watchOverload } from './overload.ts'

let overload: Overload | undefined

afterEach(() => overload?.stop())

const limits: OverloadLimits = { atOnce: 10, turnMs: 60_000, lagMs: 50, whenLate: { atOnce: 2, turnMs: 60_000 } }

function withInside(inside: number, changed: Partial<OverloadLimits> = {}): Overload {
  overload = watchOverload({ ...limits, ...changed })
  for (let at = 0; at < inside; at += 1) overload.enter()
  return overload
}

/** Computes until this thread has had so much of the processor, however busy the machine is. */
function compute(milliseconds: number): void {
  const before = process.threadCpuUsage()
  for (;;) {
    const { user, system } = process.threadCpuUsage(before)
    if (user + system > milliseconds * 1000) return
  }
}

/** Keeps the event loop late and never idle for longer than the gate takes to notice. */
async function runLate(): Promise<void> {
  const end = performance.now() + 1_500
  while (performance.now() < end) {
    compute(120)
    await nextTurn()
  }
}

describe('the gate before the server', () => {
  it('takes as many requests at once as it is told, and the next when one has left', () => {
    const gate = withInside(9)
    expect(gate.isFull()).toBe(false)
    gate.enter()
    expect(gate.isFull()).toBe(true)
    gate.leave()
    expect(gate.isFull()).toBe(false)
  })

  it('takes fewer while the event loop runs late, and as many as before when it has been idle', async () => {
    const gate = withInside(2)
    expect(gate.isFull()).toBe(false)
    await runLate()
    expect(gate.isFull()).toBe(true)
    await sleep(1_200)
    expect(gate.isFull()).toBe(false)
  })

  it('turns nobody away for lateness alone', async () => {
    const gate = withInside(1)
    await runLate()
    expect(gate.isFull()).toBe(false)
  })

  it('takes no more in a turn of the event loop that has worked long enough, and some in the next', async () => {
    const gate = withInside(1, { turnMs: 20 })
    expect(gate.isFull()).toBe(false)
    compute(25)
    expect(gate.isFull()).toBe(true)
    await nextTurn()
    expect(gate.isFull()).toBe(false)
  })

  it('does not take waiting for a neighbour of the machine for work', async () => {
    const gate = withInside(1, { turnMs: 20 })
    // The thread sleeps, as it does when others have the processor.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60)
    expect(gate.isFull()).toBe(false)
  })
})
