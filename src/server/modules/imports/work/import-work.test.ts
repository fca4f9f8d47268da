import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createImportWork } from './import-work.ts'

const file = (text: string) => ({ kind: 'read' as const, bytes: new TextEncoder().encode(text), states: [] })

it('what a task is made from is read when the task has its turn, one after the other', async () => {
  const work = createImportWork()
  const heard: string[] = []
  const ask = (name: string, text: string) =>
    work
      .run(async () => {
        // Whoever waits for the one before has heard of its end.
        await setImmediate()
        heard.push(`${name} read`)
        return file(text)
      })
      .then(
        () => heard.push(`${name} done`),
        () => heard.push(`${name} refused`),
      )
  const lost = () => work.run(() => Promise.reject(new Error('no database'))).catch(() => heard.push('lost'))
  await Promise.all([ask('one', 'House,Town\nA,B'), ask('empty', ''), lost(), ask('two', 'House,Town\nA,B')])
  expect(heard).toEqual(['one read', 'one done', 'empty read', 'empty refused', 'lost', 'two read', 'two done'])
})

it('no more than so many wait, and nothing is read for those that are sent away', async () => {
  const work = createImportWork()
  let read = 0
  const asked = Array.from({ length: 25 }, () =>
    work.run(async () => {
      read += 1
      return file('House,Town\nA,B')
    }),
  )
  const ends = (await Promise.allSettled(asked)).map(({ status }) => status)
  expect([ends.filter((status) => status === 'rejected').length, read]).toEqual([5, 20])
})
