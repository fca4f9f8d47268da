import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type BulkResidence, bulkChangeAnswer } from '#contract/residence/residence-desk.ts'
import type { BulkKind } from '#domain/residence/bulk/bulk-change.ts'
import { buildPerson } from '#tests/support/desk/desk-people.ts'
import { residenceDesk } from '#tests/support/desk/residence-desk.ts'
import { buildOrganization } from '#tests/support/directory/directory-rows.ts'

const desk = residenceDesk()
const { run, build } = desk
const path = '/api/desk/residences/bulk'
const beds = { groups: [{ totalBeds: 4 }] }

async function change(
  kind: BulkKind,
  residences: readonly { id: string; to: string; seen?: string }[],
  dry = false,
): Promise<BulkResidence[]> {
  const response = await desk.server().post(path, { kind, houses: residences, dry })
  expect(response.status).toBe(200)
  return bulkChangeAnswer.parse(await response.json()).houses
}
const said = (residences: readonly BulkResidence[]) =>
  residences.map(({ name, outcome, from, to, reason }) => [name, outcome, from, to, reason])
const history = async () =>
  await run(sql<{ name: string; change: string }>`
    select subject_name as name, change from history where subject = 'residence' order by subject_name`)

describe('several houses changed at once', () => {
  it('get a phone number, house by house, after saying what would happen', async () => {
    const [a, b] = [await build({ name: 'A', ...beds }), await build({ name: 'B', status: 'draft' })]
    const stranger = await build({ organizationId: await buildOrganization(desk.database().transactions) })
    const wanted = [a, b, stranger].map((id) => ({ id, to: '(307) 555-0162' }))
    const outcome = [
      ['A', 'changed', '501-555-0100', '(307) 555-0162', ''],
      ['B', 'changed', '501-555-0100', '(307) 555-0162', ''],
      ['A house', 'refused', '', '(307) 555-0162', 'It is not in your list any more.'],
    ]
    expect(said(await change('phone', wanted, true))).toEqual(outcome)
    expect(await history()).toEqual([])
    expect(said(await change('phone', wanted))).toEqual(outcome)
    expect(await history()).toEqual([
      { name: 'A', change: 'changed' },
      { name: 'B', change: 'changed' },
    ])
    expect((await change('phone', wanted.slice(0, 1)))[0]?.outcome).toBe('same')
  })

  it('are refused what a house may not say, and each says why', async () => {
    const [a, b] = [await build({ name: 'A', ...beds }), await build({ name: 'B', status: 'draft' })]
    const none = [a, b].map((id) => ({ id, to: '' }))
    expect(said(await change('phone', none))).toEqual([
      ['A', 'refused', '501-555-0100', '', 'A public house needs a phone number: people call.'],
      ['B', 'changed', '501-555-0100', '', ''],
    ])
    const [wrong] = await change('phone', [{ id: a, to: '12' }])
    expect([wrong?.outcome, wrong?.reason]).toEqual(['refused', expect.stringContaining('This has 2 digits.')])
    expect((await change('fee', [{ id: a, to: 'much week' }]))[0]?.outcome).toBe('refused')
  })

  it('get a fee and a waiting list, and an undo spares what was changed since', async () => {
    const [a, b] = [await build({ name: 'A', ...beds }), await build({ name: 'B', ...beds })]
    const fee = await change(
      'fee',
      [a, b].map((id) => ({ id, to: '$150 week' })),
    )
    expect(said(fee)).toEqual([
      ['A', 'changed', '', '150 week', ''],
      ['B', 'changed', '', '150 week', ''],
    ])
    await change('fee', [{ id: b, to: '600 month' }])
    const back = fee.map(({ id, from, to }) => ({ id, to: from, seen: to }))
    expect(said(await change('fee', back))).toEqual([
      ['A', 'changed', '150 week', '', ''],
      ['B', 'refused', '600 month', '', 'It was changed by somebody since, and stays as it is.'],
    ])
    expect(said(await change('waiting', [{ id: a, to: 'no' }]))).toEqual([['A', 'changed', '', 'no', '']])
  })

  it('are published and made drafts again by the rules for one', async () => {
    const ids = [
      await build({ name: 'A', status: 'draft', ...beds }),
      await build({ name: 'B', status: 'draft', groups: [] }),
      await build({ name: 'C', status: 'archived', ...beds }),
      await build({ name: 'D', ...beds }),
    ]
    const to = (status: string) => ids.map((id) => ({ id, to: status }))
    const wanted = [
      ['A', 'changed', 'draft', 'published', ''],
      ['B', 'refused', 'draft', 'published', 'A public house needs beds for at least one group of people.'],
      ['C', 'refused', 'archived', 'published', 'It is archived. Restore it first.'],
      ['D', 'same', 'published', 'published', ''],
    ]
    expect(said(await change('status', to('published'), true))).toEqual(wanted)
    expect(said(await change('status', to('published')))).toEqual(wanted)
    const drafts = await change('status', to('draft'))
    expect(drafts.map(({ outcome }) => outcome)).toEqual(['changed', 'same', 'refused', 'changed'])
  })

  it.each([
    [{ kind: 'phone', houses: [], dry: true }],
    [{ kind: 'name', houses: [{ id: randomUUID(), to: 'x' }], dry: true }],
    [{ kind: 'status', houses: [{ id: randomUUID(), to: 'archived' }], dry: true }],
    [{ kind: 'phone', houses: Array.from({ length: 201 }, () => ({ id: randomUUID(), to: '' })), dry: true }],
  ])('are refused as %j', async (body) => {
    expect((await desk.server().post(path, body)).status).toBe(422)
  })

  it('are not for who only says beds', async () => {
    const person = { organization: desk.operator(), role: 'bed_updater' } as const
    desk.server().signIn(await buildPerson(desk.database().transactions, person))
    const body = { kind: 'phone', houses: [{ id: randomUUID(), to: '' }], dry: true }
    expect((await desk.server().post(path, body)).status).toBe(403)
  })
})
