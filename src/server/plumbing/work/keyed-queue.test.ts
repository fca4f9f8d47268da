import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createKeyedQueue } from './keyed-queue.ts'

it('One after the other for a key, in their order, others beside them, and a failure stops nobody', async () => {
  const runInOrder = createKeyedQueue()
  const done: string[] = []
  const act = (key: string, name: string, ms: number) =>
    runInOrder(key, async () => {
      done.push(`${name} begins`)
      await wait(ms)
      if (name === 'b') throw new Error('b failed')
      done.push(`${name} ends`)
      return name
    })
  const results = await Promise.allSettled([act('x', 'a', 20), act('x', 'b', 1), act('x', 'c', 1), act('y', 'd', 5)])
  expect(results.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    'a',
    'Error: b failed',
    'c',
    'd',
  ])
  expect(done).toEqual(['a begins', 'd begins', 'd ends', 'a ends', 'b begins', 'c begins', 'c ends'])
})
