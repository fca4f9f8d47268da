import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { besideAnswer, pairsAnswer } from '#contract/residence/moderation/merges.ts'
import { alliance } from '#tests/support/desk/desk-people.ts'
import { moderationDesk } from '#tests/support/desk/moderation-desk.ts'

const desk = moderationDesk()
const { as, change, clock, get, house: residence, join, listing, mails, organize, people, run, slug, status } = desk

const beside = async (one: string, other: string) => besideAnswer.parse(await get(`/api/pairs/${one}/${other}`))
const pairs = async (query = '') => pairsAnswer.parse(await get(`/api/pairs${query}`))
const merge = (kept: string, gone: string, words = 'One phone, one door.') =>
  as(people().avery).post(`/api/pairs/${kept}/${gone}/changes`, { act: 'merge', kept, words })
const mergeOf = async (id: string) => (await listing(id)).merges[0]
const undo = async (id: string, who = people().avery) =>
  change(id, { act: 'undo_merge', merge: (await mergeOf(id))?.id ?? '', words: 'They are two after all.' }, who)

const own = () => people().nia.organization?.id ?? ''
const affiliate = () => people().riley.organization?.id ?? ''
const groupOf = async (id: string) =>
  (await run(sql<{ id: string }>`select id from bed_group where residence_id = ${id} order by audience`))[0]?.id ?? ''
const count = async (table: string, column: string, id: string) =>
  (
    await run(sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} = ${id}`)
  )[0]?.n
const open = async (id: string) =>
  (
    await run(sql<{ open: number }>`
      select beds_open(total_beds, occupied, holds, now()) as open from listing_beds where residence_id = ${id}
      order by audience`)
  ).map((row) => row.open)
const movedTo = async (address: string) =>
  (
    await run(sql<{ id: string }>`
      select r.id from residence_slug s join residence r on r.id = s.residence_id where s.slug = ${address}`)
  )[0]?.id

async function ask(residenceId: string, organizationId = own()): Promise<string> {
  const id = randomUUID()
  await run(sql`
    insert into inquiry (id, organization_id, residence_id, kind, received_at, language, answer_by, reach, needed,
      secret_hash, body_hash)
    values (${id}, ${organizationId}, ${residenceId}, 'bed', now(), 'en', 'call', '304-555-0112', 'tonight',
      ${randomBytes(32)}, ${randomBytes(32)})`)
  await run(sql`
    insert into inquiry_reply (id, organization_id, inquiry_id, way, words, sent_at, sent_by, sent_name)
    values (${randomUUID()}, ${organizationId}, ${id}, 'text', 'Yes.', now(), ${people().nia.id}, 'Nia')`)
  return id
}

async function wait(residenceId: string, organizationId = own()): Promise<string> {
  const id = randomUUID()
  await run(sql`
    insert into waiting (id, organization_id, residence_id, audience, name, answer_by, reach, joined_at, heard_at)
    values (${id}, ${organizationId}, ${residenceId}, 'any', 'R. S.', 'call', '304-555-0113', now(), now())`)
  return id
}

async function addPhoto(residenceId: string, organizationId = own()): Promise<void> {
  await run(sql`
    insert into residence_photo (id, organization_id, residence_id, position, width, height, color, added_at)
    values (${randomUUID()}, ${organizationId}, ${residenceId}, 1, 800, 600, '#aabbcc', now())`)
}

async function report(groupId: string, occupied: number, at: string): Promise<void> {
  await run(sql`
    insert into bed_report (organization_id, bed_group_id, occupied, kind, reported_at)
    select organization_id, id, ${occupied}, 'report', ${at} from bed_group where id = ${groupId}`)
}

async function certify(residenceId: string, number: string, endsOn: string): Promise<void> {
  await run(sql`
    insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on)
    values (${affiliate()}, ${residenceId}, ${number}, 3, '2026-01-01', ${endsOn})`)
}

const certificates = (id: string) =>
  run(sql<{ number: string; as: string | null }>`
    select number, ended_as as "as" from certificate where residence_id = ${id} order by number`)

describe('two listings of one organization that are one house', () => {
  it('become one: its address leads on, and questions, people, holds, beds and photos follow', async () => {
    const [kept, gone] = [await residence({ name: 'Harbor House' }), await residence({ name: 'Harbor  Home' })]
    const address = await slug(gone)
    await ask(gone)
    await wait(gone)
    await addPhoto(gone)
    await run(sql`
      insert into bed_hold (organization_id, bed_group_id, until)
      values (${own()}, ${await groupOf(gone)}, now() + interval '1 day')`)
    await report(await groupOf(gone), 3, '2099-01-01T00:00:00Z')
    const reportsBefore = await run(sql`select id from bed_report`)
    expect((await merge(kept, gone)).status).toBe(200)
    expect(await movedTo(address)).toBe(kept)
    expect([await status(kept), await status(gone)]).toEqual(['published', 'archived'])
    for (const table of ['inquiry', 'waiting', 'residence_photo']) {
      expect([table, await count(table, 'residence_id', kept), await count(table, 'residence_id', gone)]).toEqual([
        table,
        1,
        0,
      ])
    }
    expect(await run(sql`select id from bed_report`)).toHaveLength(reportsBefore.length)
    // The newest number of either listing counts, and the hold takes one of them: 8 beds, 3 taken, 1 held.
    expect(await open(kept)).toEqual([4])
    expect(await run(sql`select from listing where residence_id = ${gone}`)).toEqual([])
    expect((await run(sql`select keeps_waiting_list as keeps from residence where id = ${kept}`))[0]).toEqual({
      keeps: true,
    })
  })

  it('says it in both histories and to the operator, once', async () => {
    const [kept, gone] = [await residence({ name: 'Harbor House' }), await residence({ name: 'Harbor Home' })]
    await merge(kept, gone)
    expect((await listing(kept)).history[0]?.words[0]).toContain('The listing Harbor Home was found to be this house')
    expect((await listing(gone)).history[0]?.words[0]).toContain('Found to be the same house as Harbor House')
    const told = await mails()
    expect(told).toMatchObject([{ kind: 'listing-merged', recipient: 'nia@operator.example' }])
    expect(told[0]?.text_body).toContain('One phone, one door.')
    expect(told[0]?.text_body).not.toContain('Avery')
  })

  it('are given back as they were', async () => {
    const [kept, gone] = [await residence({ name: 'Harbor House' }), await residence({ name: 'Harbor Home' })]
    const address = await slug(gone)
    const before = [await open(kept), await open(gone)]
    await ask(gone)
    await wait(gone)
    await addPhoto(gone)
    await merge(kept, gone)
    expect((await undo(gone)).status).toBe(200)
    expect([await open(kept), await open(gone)]).toEqual(before)
    expect([await status(kept), await status(gone), await slug(gone)]).toEqual(['published', 'published', address])
    expect(await movedTo(address)).toBeUndefined()
    for (const table of ['inquiry', 'waiting', 'residence_photo']) {
      expect([table, await count(table, 'residence_id', gone)]).toEqual([table, 1])
    }
    expect((await run(sql`select keeps_waiting_list as keeps from residence where id = ${kept}`))[0]).toEqual({
      keeps: null,
    })
    expect(await mergeOf(kept)).toMatchObject({ isKept: true, mayUndo: false, undone: { left: [] } })
    expect((await listing(gone)).history[0]?.words[0]).toContain('the merge was undone')
    expect((await undo(gone)).status).toBe(409)
  })

  it('take along notes of shifts, the day a bed opens, and who works for them or hears of them', async () => {
    const [kept, gone] = [await residence({ name: 'Harbor House' }), await residence({ name: 'Harbor Home' })]
    const hal = await join('Hal', people().nia.organization, 'house_manager')
    const only = sql`array[${gone}::uuid]`
    await run(sql`update membership set residence_ids = ${only} where person_id = ${hal.id}`)
    await run(sql`
      insert into question_setting (organization_id, person_id, way, residence_ids, time_zone)
      values (${own()}, ${hal.id}, 'email', ${only}, 'America/New_York')`)
    await run(sql`
      insert into shift_note (id, organization_id, residence_id, words, written_at, changed_at, written_by, written_name)
      values (${randomUUID()}, ${own()}, ${gone}, 'Door code changed.', now(), now(), ${hal.id}, 'Hal')`)
    await run(sql`
      update bed_group set opens_on = '2099-01-05', opens_beds = 1 where id = ${await groupOf(gone)}`)
    const chosen = async (table: string) =>
      (
        await run(sql<{ ids: string[] }>`
          select residence_ids as ids from ${sql.table(table)} where person_id = ${hal.id}`)
      )[0]?.ids
    const opening = async (id: string) =>
      (await run(sql<{ on: string | null }>`select opens_on::text as on from bed_group where residence_id = ${id}`))[0]
    expect((await merge(kept, gone)).status).toBe(200)
    expect([await chosen('membership'), await chosen('question_setting')]).toEqual([
      [gone, kept],
      [gone, kept],
    ])
    expect([await count('shift_note', 'residence_id', kept), await opening(kept)]).toEqual([1, { on: '2099-01-05' }])
    expect((await undo(gone)).status).toBe(200)
    expect([await chosen('membership'), await chosen('question_setting')]).toEqual([[gone], [gone]])
    expect([await count('shift_note', 'residence_id', gone), await opening(kept)]).toEqual([1, { on: null }])
  })

  it('keep what came since, and an undo says what it could not give back', async () => {
    const [kept, gone] = [await residence({ name: 'Harbor House' }), await residence({ name: 'Harbor Home' })]
    const [deleted] = [await ask(gone), await ask(gone)]
    await merge(kept, gone)
    await run(sql`delete from inquiry where id = ${deleted}`)
    await ask(kept)
    await report(await groupOf(kept), 1, '2099-02-01T00:00:00Z')
    await undo(kept)
    expect([await count('inquiry', 'residence_id', kept), await count('inquiry', 'residence_id', gone)]).toEqual([1, 1])
    expect(await open(kept)).toEqual([7])
    expect((await mergeOf(gone))?.undone?.left).toEqual(['1 question had been deleted or moved on since.'])
  })

  it('lose no beds of a kind that the one that stays does not have', async () => {
    const kept = await residence({ name: 'Harbor House', groups: [{ audience: 'women', totalBeds: 4, occupied: 2 }] })
    const gone = await residence({ name: 'Harbor Home', groups: [{ audience: 'men', totalBeds: 6, occupied: 1 }] })
    await merge(kept, gone)
    expect(await open(kept)).toEqual([5, 2])
    await undo(kept)
    expect([await open(kept), await open(gone)]).toEqual([[2], [5]])
  })

  it('count no beds twice that a listing nobody claimed has under another kind', async () => {
    const kept = await residence({ name: 'Harbor House', groups: [{ audience: 'men', totalBeds: 8, occupied: 2 }] })
    const gone = await residence({
      name: 'Harbor Home',
      organizationId: affiliate(),
      isClaimed: false,
      groups: [{ audience: 'women', totalBeds: 8, occupied: 0 }],
    })
    await merge(kept, gone)
    expect(await open(kept)).toEqual([6])
    await undo(kept)
    expect([await open(kept), await open(gone)]).toEqual([[6], [8]])
  })

  it('are told of in reminders, which go on', async () => {
    const [kept, gone] = [await residence({ name: 'Harbor House' }), await residence({ name: 'Harbor Home' })]
    await run(sql`
      insert into reminder_recipient (organization_id, person_id, way, residence_ids)
      values (${own()}, ${people().nia.id}, 'email', array[${gone}]::uuid[])`)
    await run(sql`
      insert into reminder (organization_id, person_id, bed_group_id, due_at, expires_at)
      values (${own()}, ${people().nia.id}, ${await groupOf(gone)}, now(), now() + interval '1 day')`)
    await merge(kept, gone)
    expect(await count('reminder', 'bed_group_id', await groupOf(kept))).toBe(1)
    const reminded = () => run(sql`select residence_ids as ids from reminder_recipient`)
    expect(await reminded()).toEqual([{ ids: [gone, kept] }])
    await undo(kept)
    expect(await reminded()).toEqual([{ ids: [gone] }])
  })

  it('keep their addresses when the one that went is renamed, and lead on through a second merge', async () => {
    const residences = [
      await residence({ name: 'Harbor House' }),
      await residence({ name: 'Harbor Home' }),
      await residence(),
    ]
    const [first = '', second = '', third = ''] = residences
    const addresses = [await slug(first), await slug(second)]
    await merge(second, first)
    await run(sql`update residence set slug = 'another-name' where id = ${first}`)
    expect(await movedTo(addresses[0] ?? '')).toBe(second)
    clock().forward({ minutes: 1 })
    await merge(third, second)
    for (const address of addresses) expect(await movedTo(address)).toBe(third)
    expect((await undo(first)).status).toBe(409)
    await undo(second)
    expect(await movedTo(addresses[0] ?? '')).toBe(second)
    expect((await undo(first)).status).toBe(200)
  })

  it('stay one while nobody undoes it: neither its operator nor staff can publish the other one', async () => {
    const [kept, gone] = [await residence({ name: 'Harbor House' }), await residence({ name: 'Harbor Home' })]
    await merge(kept, gone)
    await run(sql`update residence set status = 'published' where id = ${gone}`)
    expect(await status(gone)).toBe('draft')
    expect((await change(gone, { act: 'show' })).status).toBe(409)
    await undo(gone)
    expect(await status(gone)).toBe('published')
  })

  it('can be undone for 30 days', async () => {
    const [kept, gone] = [await residence({ name: 'Harbor House' }), await residence({ name: 'Harbor Home' })]
    await merge(kept, gone)
    clock().forward({ hours: 31 * 24 })
    expect((await mergeOf(kept))?.mayUndo).toBe(false)
    expect((await undo(kept)).status).toBe(409)
    expect(await status(gone)).toBe('archived')
  })
})

describe('what hangs on a house', () => {
  /** Every other place that names one, with the reason why a merge leaves it. */
  const left = {
    'allowed_likeness.listing_id': 'found of those two listings',
    'allowed_likeness.residence_id': 'found of those two listings',
    'application.residence_id': 'what was applied for of that listing',
    'claim.residence_id': 'no claim is open then; the others are of that listing',
    'hidden_listing.residence_id': 'says why that page was hidden',
    'import_change.residence_id': 'an undo of the import gives back what that file said',
    'import_run.last_residence_id': 'where a run stands',
    'listing.residence_id': 'read model, written again',
    'listing_answers.residence_id': 'read model, written again',
    'listing_beds.residence_id': 'read model, written again',
    'listing_check.residence_id': 'heard of that listing',
    'listing_merge.gone_id': 'the merge itself',
    'listing_merge.kept_id': 'the merge itself',
    'listing_note.residence_id': 'what staff noted of that listing',
    'publishing_check.residence_id': 'decided of that listing',
    'residence_area.residence_id': 'where that address is',
    'shared_list.residence_ids': 'read through `residence_after_merges`',
  } satisfies Record<string, string>

  const followed =
    'bed_group certificate inquiry listing_report residence_photo residence_slug shift_note waiting waiting_setting'
      .split(' ')
      .map((table) => `${table}.residence_id`)
  const chosen = ['membership', 'invitation', 'reminder_recipient', 'question_setting'].map(
    (table) => `${table}.residence_ids`,
  )

  it('follows a merge, or is left with a reason', async () => {
    const columns = await run(sql<{ name: string }>`
      select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and (a.attname ~ 'residence_ids?$' or exists (
          select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
            and k.confrelid = 'residence'::regclass and a.attnum = any (k.conkey) and a.attname <> 'organization_id'))
      order by 1`)
    expect(columns.map(({ name }) => name)).toEqual([...followed, ...chosen, ...Object.keys(left)].toSorted())
  })
})

describe('certificates of two listings that become one', () => {
  it('follow, and go back', async () => {
    const [kept, gone] = [await residence({ name: 'Harbor House' }), await residence({ name: 'Harbor Home' })]
    await certify(gone, 'WV-7', '2099-12-31')
    await merge(kept, gone)
    const facts = (id: string) => run(sql`select certified, narr_level as level from residence where id = ${id}`)
    expect([await certificates(kept), await facts(kept)]).toEqual([
      [{ number: 'WV-7', as: null }],
      [{ certified: true, level: 3 }],
    ])
    await undo(kept)
    expect([await certificates(kept), await certificates(gone)]).toEqual([[], [{ number: 'WV-7', as: null }]])
    expect([await facts(kept), await facts(gone)]).toEqual([
      [{ certified: false, level: null }],
      [{ certified: true, level: 3 }],
    ])
  })

  it('are both kept: the one that ends later counts', async () => {
    const [kept, gone] = [await residence({ name: 'Harbor House' }), await residence({ name: 'Harbor Home' })]
    await certify(kept, 'WV-1', '2099-01-31')
    await certify(gone, 'WV-2', '2099-12-31')
    await merge(kept, gone)
    expect(await certificates(kept)).toEqual([
      { number: 'WV-1', as: 'replaced' },
      { number: 'WV-2', as: null },
    ])
    await undo(kept)
    expect([await certificates(kept), await certificates(gone)]).toEqual([
      [{ number: 'WV-1', as: null }],
      [{ number: 'WV-2', as: null }],
    ])
  })
})

describe('an unclaimed listing of a house that an operator has', () => {
  it('goes into the operator’s, with what was asked there; its affiliate is told', async () => {
    const kept = await residence({ name: 'Harbor House' })
    const gone = await residence({ name: 'Harbor House', organizationId: affiliate(), isClaimed: false })
    await ask(gone, affiliate())
    expect((await merge(kept, gone)).status).toBe(200)
    expect(
      await run(sql`select organization_id as o from inquiry union select organization_id from inquiry_reply`),
    ).toEqual([{ o: own() }])
    expect((await mails()).map(({ recipient }) => recipient).sort()).toEqual([
      'nia@operator.example',
      'riley@affiliate.example',
    ])
    await undo(kept)
    expect(
      await run(sql`select organization_id as o from inquiry union select organization_id from inquiry_reply`),
    ).toEqual([{ o: affiliate() }])
  })

  it('never takes the operator’s with it, and two operators keep theirs', async () => {
    const theirs = await residence({ name: 'Harbor House' })
    const unclaimed = await residence({ name: 'Harbor House', organizationId: affiliate(), isClaimed: false })
    const elsewhere = await organize('operator', 'Elm House')
    await join('Kay', elsewhere)
    const others = await residence({ name: 'Harbor House', organizationId: elsewhere.id })
    expect((await merge(unclaimed, theirs)).status).toBe(409)
    expect((await merge(others, theirs)).status).toBe(409)
    expect((await beside(others, theirs)).choices.map(({ refusal }) => refusal)).toEqual([
      expect.stringContaining('Two organizations'),
      expect.stringContaining('Two organizations'),
    ])
  })

  it('waits for a claim that is open', async () => {
    const kept = await residence({ name: 'Harbor House' })
    const gone = await residence({ name: 'Harbor House', organizationId: affiliate(), isClaimed: false })
    await run(sql`
      insert into claim (organization_id, organization_name, residence_id, residence_name, city, state_code, made_at,
        made_by, made_name, made_email)
      values (${own()}, 'Birch House', ${gone}, 'Harbor House', 'Lewisburg', 'WV', now(), ${people().nia.id}, 'Nia',
        'nia@operator.example')`)
    const refused = await merge(kept, gone)
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('A claim of')])
  })
})

describe('pairs that look like one house', () => {
  it('are found by name and place, and no more once somebody said that they are two', async () => {
    const [one, other] = [
      await residence({ name: 'Harbor House' }),
      await residence({ name: 'The Harbor Home', street: '4 Elm St' }),
    ]
    await residence({ name: 'Harbor House', city: 'Elkins', zip: '26241' })
    const found = await pairs()
    expect(found.pairs.map((pair) => [pair.one.id, pair.other.id].toSorted())).toEqual([[one, other].toSorted()])
    expect(found.pairs[0]?.like).toEqual(['name'])
    expect((await pairs(`?of=${one}`)).pairs.map((pair) => pair.other.id)).toEqual([other])
    expect((await as(people().avery).post(`/api/pairs/${one}/${other}/changes`, { act: 'apart' })).status).toBe(200)
    expect((await pairs()).total).toBe(0)
  })

  it('are found for one listing, and by words where nothing looks like it', async () => {
    const [one, other] = [
      await residence({ name: 'Harbor House' }),
      await residence({ name: 'Quiet Corner', street: '4 Elm St' }),
    ]
    expect((await pairs(`?of=${one}`)).pairs).toEqual([])
    expect((await pairs(`?of=${one}&q=quiet`)).pairs.map((pair) => pair.other.id)).toEqual([other])
  })

  it('are for the staff alone, and merging is for its leaders', async () => {
    const [one, other] = [await residence({ name: 'Harbor House' }), await residence({ name: 'Harbor Home' })]
    const body = { act: 'merge', kept: one, words: 'One.' }
    expect((await as(people().nia).request('/api/pairs')).status).toBe(403)
    expect((await as(people().nia).post(`/api/pairs/${one}/${other}/changes`, body)).status).toBe(403)
    const helper = await join('Hal', alliance, 'bed_updater')
    expect((await as(helper).post(`/api/pairs/${one}/${other}/changes`, body)).status).toBe(403)
  })
})
