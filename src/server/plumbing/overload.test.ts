import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { type Overload, watchOverload } from './overload.ts'

let overload: Overload | undefined

afterEach(() => overload?.stop())

function withInside(inside: number): Overload {
  overload = watchOverload({ atOnce: 10, whenLate: 2, lagMs: 50 })
  for (let at = 0; at < inside; at += 1) overload.enter()
  return overload
}

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

async function runLate(): Promise<void> {
  for (let at = 0; at < 4; at += 1) {
    block(200)
    await sleep(1)
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

  it('takes fewer while the event loop runs late', async () => {
    const gate = withInside(2)
    expect(gate.isFull()).toBe(false)
    await runLate()
    expect(gate.isFull()).toBe(true)
  })

  it('turns nobody away for lateness alone', async () => {
    const gate = withInside(1)
    await runLate()
    expect(gate.isFull()).toBe(false)
  })
})
