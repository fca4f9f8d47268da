import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createImportWork } from './import-work.worker.ts'

type WorkRequest = Parameters<ReturnType<typeof createImportWork>['run']>[1]

const file = (text: string) => ({ kind: 'read' as const, bytes: new TextEncoder().encode(text), states: [] })

it('what a task is made from is read when the task has its turn, one after the other', async () => {
  const work = createImportWork()
  const received: string[] = []
  const ask = (name: string, text: string) =>
    work
      .run('one', async () => {
        // Whoever waits for the one before has heard of its end.
        await setImmediate()
        received.push(`${name} read`)
        return file(text)
      })
      .then(
        () => received.push(`${name} done`),
        () => received.push(`${name} refused`),
      )
  const lost = () => work.run('two', () => Promise.reject(new Error('no database'))).catch(() => received.push('lost'))
  await Promise.all([ask('one', 'House,Town\nA,B'), ask('empty', ''), lost(), ask('two', 'House,Town\nA,B')])
  expect(received).toEqual(['one read', 'one done', 'empty read', 'empty refused', 'lost', 'two read', 'two done'])
})

/** Asks at once for each of these organizations, and gives how that ended and whose turn it was when. */
async function askAll(organizations: readonly string[], form: (made: () => ReturnType<typeof file>) => WorkRequest) {
  const work = createImportWork()
  const received: string[] = []
  const ends = await Promise.all(
    organizations.map((organization) =>
      work
        .run(
          organization,
          form(() => file('House,Town\nA,B')),
        )
        .then(
          () => {
            received.push(organization)
            return 'read'
          },
          ({ code }: { code: string }) => code,
        ),
    ),
  )
  return { ends, heard: received }
}

it('organizations take turns, and of one no more than two files wait', async () => {
  const asked = ['greedy', 'greedy', 'greedy', 'greedy', 'other', 'third']
  const { ends, heard } = await askAll(asked, (made) => made())
  expect(ends).toEqual(['read', 'read', 'read', 'too_many_requests', 'read', 'read'])
  expect(heard).toEqual(['greedy', 'greedy', 'other', 'third', 'greedy'])
})

it('whoever looks at an import again and again, or several people at once, is not refused', async () => {
  const { ends } = await askAll(Array(20).fill('one'), (made) => async () => made())
  expect(new Set(ends)).toEqual(new Set(['read']))
})
