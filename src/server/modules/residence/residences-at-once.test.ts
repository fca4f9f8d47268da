import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { deskResidenceList, residenceStatusesAnswer } from '#contract/residence/residence-desk.ts'
import { buildPerson } from '#tests/support/desk/desk-people.ts'
import { residenceDesk } from '#tests/support/desk/residence-desk.ts'
import { buildOrganization } from '#tests/support/directory/directory-rows.ts'

const desk = residenceDesk()
const { run, build, read } = desk
const path = '/api/desk/residences/status'

async function set(ids: readonly string[], status: 'published' | 'draft'): Promise<string[]> {
  const response = await desk.server().post(path, { ids, status })
  expect(response.status).toBe(200)
  return residenceStatusesAnswer.parse(await response.json()).changed
}
const statuses = async () => {
  const items = async (query: string) => {
    const response = await desk.server().request(`/api/desk/residences${query}`)
    return deskResidenceList.parse(await response.json()).items
  }
  const all = [...(await items('')), ...(await items('?status=archived'))]
  return all.map(({ name, status }) => `${name} ${status}`).toSorted()
}

describe('several residences at once', () => {
  it('are published by the rules for one, each with its line in the history, and made drafts again', async () => {
    const draft = (name: string, more = {}) => build({ name, status: 'draft', ...more })
    const ready = [await draft('A'), await draft('B')]
    const others = [
      await draft('C', { groups: [] }),
      await build({ name: 'D', status: 'archived' }),
      await build({ name: 'E', status: 'published' }),
      await draft('F', { organizationId: await buildOrganization(desk.database().transactions) }),
      randomUUID(),
    ]
    expect((await set([...ready, ...others], 'published')).toSorted()).toEqual(ready.toSorted())
    expect(await statuses()).toEqual(['A published', 'B published', 'C draft', 'D archived', 'E published'])
    const rows = await run(sql`
      select subject_name, change, person_name from history where change = 'published' order by subject_name`)
    expect(rows).toEqual(
      ['A', 'B'].map((subject_name) => ({ subject_name, change: 'published', person_name: 'Dana Ashby' })),
    )
    const listed = await run(
      sql`select name from listing where residence_id = any(${`{${ready.join(',')}}`}::text::uuid[])`,
    )
    expect(listed).toHaveLength(2)
    expect(await set(ready, 'published')).toEqual([])
    expect(await set(ready, 'draft')).toHaveLength(2)
    expect((await statuses()).slice(0, 2)).toEqual(['A draft', 'B draft'])
  })

  it.each([
    [{ ids: [], status: 'published' }],
    [{ ids: ['x'], status: 'published' }],
    [{ ids: [randomUUID()], status: 'archived' }],
    [{}],
  ])('are refused as %j', async (body) => {
    expect((await desk.server().post(path, body)).status).toBe(422)
  })

  it('are not for who only says beds, nor for who is signed out', async () => {
    const id = await build({ status: 'draft' })
    desk
      .server()
      .signIn(await buildPerson(desk.database().transactions, { organization: desk.operator(), role: 'bed_updater' }))
    expect((await desk.server().post(path, { ids: [id], status: 'published' })).status).toBe(403)
    desk.server().signIn(null)
    expect((await desk.server().post(path, { ids: [id], status: 'published' })).status).toBe(401)
  })
})

describe('a draft of the same name and ZIP code as another residence', () => {
  it('says so, and is no less a draft', async () => {
    const first = await build({ name: 'Cedar Steps' })
    const second = await build({ name: 'cedar steps', status: 'draft' })
    expect((await read(second)).alike).toEqual({ id: first, name: 'Cedar Steps', zip: '72032' })
    expect((await read(first)).alike).toBeNull()
    await desk.server().post(`/api/desk/residences/${first}/status`, { status: 'archived' })
    expect((await read(second)).alike).toBeNull()
  })
})
