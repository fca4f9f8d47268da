import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { deskNumbers } from '#contract/beds/numbers.ts'
import { withdrawnAfterMs } from '#domain/beds/bed-age.ts'
import { readLocalClock } from '#domain/language/dates.ts'
import { limitInMemory } from '#server/plumbing/admission/limits/rate-limits.ts'
import { bedsDesk } from '#tests/support/desk/beds-desk.ts'
import { buildOrganization } from '#tests/support/directory/directory-rows.ts'
import { createNumbersRoutes } from './numbers.routes.ts'
import { createNumbers } from './numbers.service.ts'

// The clock stands at 9 am of March 2, 2026 in Little Rock.
const desk = bedsDesk((parts) => [createNumbersRoutes(createNumbers(parts), { rateLimits: limitInMemory })])

const read = async (query = '') =>
  deskNumbers.parse(await (await desk.server.request(`/api/desk/numbers${query}`)).json())

const report = (group: string, occupied: number, at: string, kind = 'report') =>
  desk.run(sql`
    insert into bed_report (organization_id, bed_group_id, occupied, kind, reported_at)
    select organization_id, id, ${occupied}, ${kind}, ${at} from bed_group where id = ${group}`)

async function ask(group: string, at: string, answered: string | null): Promise<void> {
  const id = randomUUID()
  await desk.run(sql`
    insert into inquiry (id, organization_id, residence_id, kind, received_at, language, answer_by, reach, secret_hash,
      body_hash, answered_at, first_answered_at, answered_by, answered_name)
    select ${id}, g.organization_id, g.residence_id, 'bed', ${at}, 'en', 'call', '501-555-0111',
      sha256(convert_to(${id}, 'UTF8')), sha256(convert_to(${id}, 'UTF8')), ${answered}, ${answered},
      ${answered === null ? null : desk.owner.id}, ${answered === null ? null : 'Dana'}
    from bed_group g where g.id = ${group}`)
}

describe('occupancy', () => {
  it('counts each day by the number that held when it ended where the house is', async () => {
    const group = await desk.buildGroup(8, null)
    // 11:30 pm of February 9 and half past midnight of February 11, in Little Rock.
    await report(group, 4, '2026-02-10T05:30:00Z')
    await report(group, 8, '2026-02-11T06:30:00Z')
    const { houses: residences } = await read('?month=2026-02')
    // The 9th and 10th: 4 of 8 taken; the 11th to the 17th, when it is seven days old: 8 of 8.
    expect(residences[0]?.beds).toEqual({ days: 28, knownDays: 9, bedDays: 72, takenDays: 64, movedIn: 0 })
  })

  it('goes on while a number is confirmed, and counts this month up to now', async () => {
    const group = await desk.buildGroup(10, null)
    await report(group, 9, '2026-02-25T12:00:00Z')
    await report(group, 9, '2026-03-01T12:00:00Z', 'confirm')
    expect((await read()).houses[0]?.beds).toEqual({ days: 2, knownDays: 2, bedDays: 20, takenDays: 18, movedIn: 0 })
  })

  it('says nothing of a house that never gave a number, and counts no more beds taken than there are', async () => {
    await desk.buildGroup(8, null, { name: 'Alder House' })
    const group = await desk.buildGroup(8, null, { name: 'Birch House' })
    await report(group, 12, '2026-03-01T12:00:00Z')
    expect((await read()).houses.map(({ name, beds }) => [name, beds.knownDays, beds.bedDays, beds.takenDays])).toEqual(
      [
        ['Alder House', 0, 0, 0],
        ['Birch House', 2, 16, 16],
      ],
    )
  })

  it('is what a plain count of the log gives', async () => {
    const groups = [
      await desk.buildGroup(6, null, { stateCode: 'AR' }),
      await desk.buildGroup(9, null, { stateCode: 'CA' }),
    ]
    const log = groups.map(() => [] as { at: number; occupied: number }[])
    for (let step = 0; step < 60; step += 1) {
      const at = Date.UTC(2026, 1, 1) - 9 * 86_400_000 + ((step * 7919 * 3_600_000) % (40 * 86_400_000))
      const [place, occupied] = [step % 2, (step * 31) % 7]
      if (at > desk.clock.now().getTime()) continue
      await report(groups[place] ?? '', occupied, new Date(at).toISOString())
      log[place]?.push({ at, occupied })
    }
    const { houses: residences } = await read('?month=2026-02')
    const [inArkansas, inCalifornia] = await Promise.all(groups.map(desk.residenceOf))
    const found = (id = '') => residences.find((residence) => residence.id === id)?.beds
    expect(found(inArkansas)).toMatchObject(recount(log[0] ?? [], 6, 'America/Chicago'))
    expect(found(inCalifornia)).toMatchObject(recount(log[1] ?? [], 9, 'America/Los_Angeles'))
  })
})

/** By walking through the month hour by hour. */
function recount(log: { at: number; occupied: number }[], beds: number, zone: string) {
  const sorted = log.toSorted((one, other) => one.at - other.at)
  let [knownDays, takenDays] = [0, 0]
  for (let at = Date.UTC(2026, 0, 31); at < Date.UTC(2026, 2, 3); at += 3_600_000) {
    const [before, after] = [readLocalClock(at - 1, zone), readLocalClock(at, zone)]
    if (before.month !== 2 || before.day === after.day) continue
    const last = sorted.findLast((one) => one.at < at)
    if (!last || at - last.at >= withdrawnAfterMs) continue
    knownDays += 1
    takenDays += Math.min(last.occupied, beds)
  }
  return { days: 28, knownDays, bedDays: knownDays * beds, takenDays }
}

describe('questions', () => {
  it('are counted with the time in which half were answered, over all houses too', async () => {
    const [one, other] = [
      await desk.buildGroup(8, 3, { name: 'Alder' }),
      await desk.buildGroup(8, 3, { name: 'Birch' }),
    ]
    await ask(one, '2026-02-03T12:00:00Z', '2026-02-03T12:10:00Z')
    await ask(one, '2026-02-04T12:00:00Z', '2026-02-04T14:00:00Z')
    await ask(one, '2026-02-05T12:00:00Z', null)
    await ask(other, '2026-02-06T12:00:00Z', '2026-02-06T12:30:00Z')
    // One minute after midnight of March 1 in Little Rock.
    await ask(other, '2026-03-01T06:01:00Z', null)
    const { houses: residences, questions } = await read('?month=2026-02')
    expect(residences.map((residence) => residence.questions)).toEqual([
      { asked: 3, answered: 2, medianMinutes: 10 },
      { asked: 1, answered: 1, medianMinutes: 30 },
    ])
    expect(questions).toEqual({ asked: 4, answered: 3, medianMinutes: 30 })
    expect((await read()).questions).toEqual({ asked: 1, answered: 0, medianMinutes: null })
  })

  it('of a month that is deleted in part are not said', async () => {
    await desk.buildGroup()
    expect((await read('?month=2026-01')).questions).toEqual({ asked: 0, answered: 0, medianMinutes: null })
    expect([(await read('?month=2025-12')).questions, (await read('?month=2025-11')).questions]).toEqual([null, null])
  })
})

it('counts who moved in from a held bed', async () => {
  const group = await desk.buildGroup()
  const id = randomUUID()
  await desk.hold(group, { id })
  await desk.server.post(`/api/beds/holds/${id}/end`, { reason: 'moved_in' })
  const moved = await desk.run(sql<{ reason: string }>`select reason from bed_hold_end`)
  expect((await read()).houses[0]?.beds.movedIn).toBe(moved.filter(({ reason }) => reason === 'moved_in').length)
  expect(moved).toHaveLength(1)
})

describe('the page and its file', () => {
  it('refuse a month that is none, and one too long ago', async () => {
    for (const month of ['2026-13', 'May', '2025-03', '2026-04']) {
      const answer = await desk.server.request(`/api/desk/numbers?month=${month}`)
      expect([month, answer.status]).toEqual([month, 422])
    }
    expect((await read()).months).toEqual(expect.arrayContaining(['2026-03', '2025-04']))
  })

  it('are for the people who answer questions, of their own organization alone', async () => {
    await desk.buildGroup()
    desk.server.signIn(await desk.join('bed_updater'))
    expect((await desk.server.request('/api/desk/numbers')).status).toBe(403)
    const stranger = await desk.join('owner', { organizationId: await buildOrganization(desk.database.transactions) })
    desk.server.signIn(stranger)
    expect((await read()).houses).toEqual([])
  })

  it('show somebody kept to a house that house alone', async () => {
    const own = await desk.buildGroup(8, 3, { name: 'Alder' })
    const other = await desk.buildGroup(8, 3, { name: 'Birch' })
    await ask(own, '2026-03-01T12:00:00Z', null)
    await ask(other, '2026-03-01T12:00:00Z', null)
    const hal = await desk.join('house_manager', { firstName: 'Hal' })
    const kept = [await desk.residenceOf(own)]
    await desk.run(sql`update membership set residence_ids = ${kept}::uuid[] where person_id = ${hal.id}`)
    desk.server.signIn(hal)
    const { houses: residences, questions } = await read()
    expect([residences.map(({ name }) => name), questions?.asked]).toEqual([['Alder'], 1])
  })

  it('hold one line for each house and month, and no formula', async () => {
    const group = await desk.buildGroup(8, null, { name: '=HYPERLINK("x")' })
    await report(group, 4, '2026-03-01T12:00:00Z')
    const file = await (await desk.server.request('/api/desk/numbers.csv')).text()
    const lines = file.trim().split('\r\n')
    expect(lines).toHaveLength(13)
    expect(lines[1]).toMatch(/^2026-03,"'=HYPERLINK/)
    expect(lines[1]).toMatch(/,2,2,16,8,8,50,0,0,0,$/)
    expect(lines[12]).toMatch(/^2025-04,.*,30,0,0,0,0,,0,,,$/)
  })
})
