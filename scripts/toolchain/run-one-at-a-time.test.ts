import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { resolveInRoot } from './places.mjs'
import { runOneAtATime } from './run-one-at-a-time.mjs'

const noSuchProcess = 2 ** 22 + 1

describe('work that only one process of the checkout may do at a time', () => {
  it('waits for its turn', async () => {
    const order: string[] = []
    const first = runOneAtATime('test-turn', async () => {
      order.push('first begins')
      await wait(50)
      order.push('first ends')
    })
    const second = runOneAtATime('test-turn', async () => order.push('second begins'))
    await Promise.all([first, second])
    expect(order).toEqual(['first begins', 'first ends', 'second begins'])
  })

  it('lets the next one in when it fails', async () => {
    const failing = runOneAtATime('test-failing', () => Promise.reject(new Error('no space left')))
    await expect(failing).rejects.toThrow('no space left')
    expect(await runOneAtATime('test-failing', async () => 'done')).toBe('done')
  })

  it('is not held up by a process that died in the middle', async () => {
    await runOneAtATime('test-dead', async () => undefined)
    writeFileSync(resolveInRoot('build', '.test-dead.lock'), String(noSuchProcess))
    expect(await runOneAtATime('test-dead', async () => 'done')).toBe('done')
    expect(existsSync(resolveInRoot('build', '.test-dead.lock'))).toBe(false)
  })
})
