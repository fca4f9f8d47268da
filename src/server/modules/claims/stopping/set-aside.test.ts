import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { claimsDesk } from '#tests/support/desk/claims-desk.ts'
import type { Person } from '#tests/support/desk/desk-people.ts'

const { people, list, claim, act, run, clock, desk, database } = claimsDesk()

const tables = ['reminder', 'reminder_link', 'shift_note', 'question_later'] as const
const lines = async () => {
  const all = tables.map(async (table) => [
    table,
    await run(sql<{ line: object }>`select to_jsonb(t) as line from ${sql.table(table)} t order by 1`),
  ])
  return Object.fromEntries(await Promise.all(all))
}
const setAside = () => run(sql<{ in: string }>`select was_in as "in" from claim_set_aside order by was_in`)

async function work(of: Person, residence: string): Promise<void> {
  const owner = of.organization.id
  await run(sql`
    with asked as (
      insert into inquiry (id, organization_id, residence_id, kind, received_at, language, answer_by, reach, secret_hash,
        body_hash)
      values (gen_random_uuid(), ${owner}, ${residence}, 'bed', now(), 'en', 'email', 'sam@example.org', sha256('secret'),
        sha256('body')) returning id
    ) insert into question_later (organization_id, inquiry_id, person_id, due_at)
    select ${owner}, id, ${of.id}, ${clock().now()}::timestamptz + interval '9 hours' from asked`)
  await run(sql`
    insert into shift_note (id, organization_id, residence_id, words, written_at, changed_at, written_by, written_name)
    values (gen_random_uuid(), ${owner}, ${residence}, 'The key is with M.', ${clock().now()}, ${clock().now()}, ${of.id},
      'Omar Ashby')`)
  await run(sql`
    with asked as (
      insert into reminder (organization_id, person_id, bed_group_id, due_at, expires_at, open)
      select ${owner}, ${of.id}, id, ${clock().now()}, ${clock().now()}::timestamptz + interval '1 day', 2 from bed_group
      where residence_id = ${residence} returning id, organization_id
    ) insert into reminder_link (secret_hash, organization_id, reminder_id, act)
    select sha256(id::text::bytea), organization_id, id, 'yes' from asked`)
}

/** A house of Omar's with what his people have of it, and a claim of Nia's that Riley approved. */
async function handedOver() {
  const { nia, omar, riley } = people()
  const residence = await list({
    isClaimed: true,
    organizationId: omar.organization.id,
    groups: [{ totalBeds: 8, occupied: 6 }],
  })
  await work(omar, residence)
  const before = await lines()
  const id = await claim(nia, residence)
  await act(nia, id, 'letter', { letter: 'Our lease.' })
  clock().forward({ minutes: 1 })
  expect((await act(riley, id, 'decision', { decision: 'approve', reason: 'The lease.' })).status).toBe(200)
  return { id, house: residence, before, riley }
}
const none = { reminder: [], reminder_link: [], shift_note: [], question_later: [] }
const undo = (person: Person, id: string) => act(person, id, 'undo', { reason: 'A mistake.' })

describe('what a hand-over takes from the former holder', () => {
  it('is with nobody while the house is another’s', async () => {
    const { before } = await handedOver()
    for (const table of tables) expect(before[table]).not.toEqual([])
    expect(await lines()).toEqual(none)
    expect((await setAside()).map((one) => one.in)).toEqual(tables.toSorted())
    for (const { organization, id: personId } of Object.values(people())) {
      const actor = { kind: 'person', organizationId: organization.id, personId } as const
      const read = database().run(sql`select from claim_set_aside`, actor)
      await expect(read).rejects.toThrow(/permission denied/)
    }
  })

  it('is back, line for line, where the decision is called back', async () => {
    const { id, before, riley } = await handedOver()
    expect((await act(riley, id, 'recall')).status).toBe(200)
    expect(await lines()).toEqual(before)
    expect(await setAside()).toEqual([])
  })

  it('is back where the hand-over is undone later, and what others wrote meanwhile is not', async () => {
    const { id, house: residence, before, riley } = await handedOver()
    clock().forward({ hours: 20 })
    await run(sql`
      insert into shift_note (id, organization_id, residence_id, words, written_at, changed_at, written_by, written_name)
      values (gen_random_uuid(), ${people().nia.organization.id}, ${residence}, 'Theirs.', now(), now(), ${people().nia.id}, 'Nia')`)
    await desk().deciding.forgetOld()
    expect((await undo(riley, id)).status).toBe(200)
    expect(await lines()).toEqual(before)
    expect(await setAside()).toEqual([])
  })

  it('does not come back to who has left, nor lead to what is deleted', async () => {
    const { id, before, riley } = await handedOver()
    clock().forward({ minutes: 1 })
    const { omar } = people()
    await run(sql`
      insert into membership (person_id, organization_id, role) values (${people().avery.id}, ${omar.organization.id}, 'owner')`)
    await run(sql`delete from membership where person_id = ${omar.id}`)
    expect((await undo(riley, id)).status).toBe(200)
    expect(await lines()).toEqual({ ...none, shift_note: before.shift_note })
  })

  it('is deleted once it can no longer be put back: a note after 7 days, the rest after 30', async () => {
    await handedOver()
    clock().forward({ hours: 7 * 24 })
    await desk().deciding.forgetOld()
    expect((await setAside()).map((one) => one.in)).toEqual(['question_later', 'reminder', 'reminder_link'])
    clock().forward({ hours: 23 * 24, minutes: -2 })
    await desk().deciding.forgetOld()
    expect(await setAside()).toHaveLength(3)
    clock().forward({ hours: 1 })
    await desk().deciding.forgetOld()
    expect(await setAside()).toEqual([])
  })
})
