import { expect, it } from 'vitest'
import { listNextSteps, readChosenChange, readReport, readSteps, writeSteps } from './bulk-form.ts'

it.each([
  ['published', '', { kind: 'status', to: 'published' }],
  ['phone', ' 501-555-0100 ', { kind: 'phone', to: '501-555-0100' }],
  ['fee week', '$150', { kind: 'fee', to: '$150 week' }],
  ['fee month', '600 a month', { kind: 'fee', to: '600 month' }],
  ['fee month', ' ', { kind: 'fee', to: '' }],
  ['waiting no', 'x', { kind: 'waiting', to: 'no' }],
  ['burn', '', null],
] as const)('"%s" with "%s" is the change %j', (choice, value, change) => {
  expect(readChosenChange(choice, value)).toEqual(change)
})

const residence = { id: 'a', name: 'A', outcome: 'changed', from: '', to: '150 week', reason: '' } as const
const same = { ...residence, id: 'b', outcome: 'same' } as const

it('goes on with the houses that would change, and takes back those that did', () => {
  const look = listNextSteps({ kind: 'fee', act: 'look', houses: [residence, same] })
  expect(look).toEqual([{ id: 'a', to: '150 week', seen: '' }])
  const undo = listNextSteps({ kind: 'fee', act: 'do', houses: [residence, same] })
  expect(undo).toEqual([{ id: 'a', to: '', seen: '150 week' }])
  expect(readSteps(writeSteps(undo))).toEqual(undo)
  expect(readSteps('{')).toEqual([])
})

it('a house that waited for its check waits again after an undo', () => {
  const waited = { ...residence, from: 'waiting', to: 'draft' }
  expect(listNextSteps({ kind: 'status', act: 'do', houses: [waited] })[0]?.to).toBe('published')
})

it('a report comes back from the page it was written into', () => {
  const report = { kind: 'fee', act: 'look', houses: [residence] }
  expect(readReport({ bulk: JSON.stringify(report) })).toEqual(report)
  expect([readReport({ bulk: '{"kind":"name"}' }), readReport({ bulk: 'x' }), readReport(undefined)]).toEqual([
    null,
    null,
    null,
  ])
})
