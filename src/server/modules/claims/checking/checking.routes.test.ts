import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { likeHiddenReason, publishingLimits } from '#domain/claims/checking/check-case.ts'
import { claimsDesk } from '#tests/support/desk/claims-desk.ts'

const {
  addResidence,
  act,
  as,
  claim,
  clock,
  database,
  desk,
  form,
  list,
  mails,
  people,
  prove,
  publish,
  read,
  run,
  readStatus,
  join,
} = claimsDesk()

const queue = async (who: 'riley' | 'avery') => (await read(people()[who], 'decider')).checks
const decide = (who: 'riley' | 'avery' | 'nia', id: string, body: object) =>
  as(people()[who]).post(`/api/checks/${id}/decision`, body)
const undo = (who: 'riley' | 'avery', id: string) =>
  as(people()[who]).post(`/api/checks/${id}/undo`, { reason: 'There is no such house.' })

/** A first house that waits, and its entry in the queue. */
async function ask(facts: Parameters<typeof addResidence>[1] = {}) {
  const residence = await addResidence(people().nia, facts)
  await publish(people().nia, residence)
  await desk().checking.notifyOfNew()
  const [entry] = (await queue('riley')).waiting
  return { residence, id: entry?.id ?? '', entry }
}

const kinds = async () => (await mails()).map(({ kind, recipient }) => `${kind} ${recipient.split('@')[0]}`)

describe('the first house of a new organization', () => {
  it('waits, and its affiliate is told once and sees who asks, what it says and how many wait behind it', async () => {
    await addResidence(people().nia)
    await run(sql`update person set email_verified = false where id = ${people().nia.id}`)
    const { residence, entry } = await ask({ name: 'Birch Landing', visibility: 'hidden' })
    await desk().checking.notifyOfNew()
    expect(await readStatus(residence)).toBe('waiting')
    expect(await kinds()).toEqual(['check-asked-for-decider riley'])
    expect(entry).toMatchObject({
      about: 'organization',
      organization: 'Birch House',
      person: 'Nia Ashby',
      email: people().nia.email,
      isConfirmed: false,
      waiting: 1,
      refusedBefore: 0,
      decider: 'West Virginia Alliance',
      mayDecideFrom: null,
      residences: [{ id: residence, name: 'Birch Landing', beds: 8, street: null, like: [] }],
    })
  })

  it('is one of many: all can be read before the yes, and the mail says how many go live with it', async () => {
    for (let count = 0; count < 11; count += 1) {
      await publish(people().nia, await addResidence(people().nia, { name: `Birch ${count}`, visibility: 'exact' }))
    }
    const { entry } = await ask({ name: 'Willow' })
    expect(entry?.waiting).toBe(12)
    expect(entry?.residences.map(({ name }) => name)).toHaveLength(12)
    expect(entry?.residences[0]?.street).toBeTruthy()
    const [mail] = await mails()
    const text = mail?.text_body.replace(/\s+/g, ' ')
    expect(text).toContain('wants to publish 12 houses')
    expect(text).toContain('one yes makes all 12 public')
  })

  it('becomes public with all that wait by a yes, and later ones at once', async () => {
    const second = await addResidence(people().nia)
    await publish(people().nia, second)
    const { residence, id } = await ask()
    expect((await decide('riley', id, { decision: 'approve' })).status).toBe(200)
    const third = await addResidence(people().nia)
    await publish(people().nia, third)
    expect(await Promise.all([residence, second, third].map(readStatus))).toEqual([
      'published',
      'published',
      'published',
    ])
    expect(await run(sql`select from listing`)).toHaveLength(3)
    expect(await kinds()).toContain('check-approved-for-operator nia')
    expect((await queue('riley')).decided).toMatchObject([{ id, end: { as: 'approved' }, undone: null }])
  })

  it('has the web address of the name it has by then, also where an import renamed it while it waited', async () => {
    const { residence, id } = await ask()
    await run(sql`update residence set name = 'Quiet Elm' where id = ${residence}`)
    expect((await decide('riley', id, { decision: 'approve' })).status).toBe(200)
    expect(await run(sql`select slug from residence where id = ${residence}`)).toMatchObject([
      { slug: expect.stringMatching(/^quiet-elm-/) },
    ])
    expect(await run(sql`select from residence_slug where residence_id = ${residence}`)).toEqual([])
  })

  it('is decided by somebody who proved a short while ago that it is them', async () => {
    const { residence, id } = await ask()
    const absent = as({ ...people().riley, isProved: false })
    const answer = await absent.post(`/api/checks/${id}/decision`, { decision: 'approve' })
    expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ code: 'prove_again' })])
    expect(await readStatus(residence)).toBe('waiting')
  })

  it('is a draft again by a no, which needs a reason; the operator reads it and may ask again', async () => {
    const { residence, id } = await ask()
    expect((await decide('riley', id, { decision: 'refuse', reason: ' ' })).status).toBe(422)
    expect((await decide('riley', id, { decision: 'refuse', reason: 'Nobody answers the phone.' })).status).toBe(200)
    expect(await readStatus(residence)).toBe('draft')
    expect((await mails()).find(({ kind }) => kind.includes('refused'))).toMatchObject({
      kind: 'check-refused-for-operator',
      recipient: people().nia.email,
      text_body: expect.stringContaining('Nobody answers the phone.'),
    })
    await publish(people().nia, residence)
    expect((await queue('riley')).waiting).toMatchObject([{ refusedBefore: 1 }])
  })

  it('stays a draft after so many noes in so many days', async () => {
    const residence = await addResidence(people().nia)
    for (let times = 0; times < publishingLimits.refusals; times += 1) {
      await publish(people().nia, residence)
      const [entry] = (await queue('riley')).waiting
      await decide('riley', entry?.id ?? '', { decision: 'refuse', reason: 'No.' })
    }
    // The database counts by its own clock.
    const publishAfter = async (days: number) => {
      await run(sql`update publishing_check set ended_at = now() - make_interval(days => ${days}::int)`)
      await publish(people().nia, residence)
      return readStatus(residence)
    }
    expect(await publishAfter(publishingLimits.refusalDays - 1)).toBe('draft')
    expect(await publishAfter(publishingLimits.refusalDays)).toBe('waiting')
  })

  it('leaves the list when the yes is undone within its days, by who said it', async () => {
    const { residence, id } = await ask()
    await decide('riley', id, { decision: 'approve' })
    expect((await undo('avery', id)).status).toBe(403)
    expect((await undo('riley', id)).status).toBe(200)
    expect(await readStatus(residence)).toBe('draft')
    expect(await run(sql`select from listing`)).toHaveLength(0)
    await publish(people().nia, residence)
    expect(await readStatus(residence)).toBe('waiting')
    expect((await undo('riley', id)).status).toBe(409)
    await desk().checking.notifyOfNew()
    const takenBack = { by: expect.stringContaining('West Virginia Alliance'), reason: 'There is no such house.' }
    expect((await queue('riley')).waiting).toMatchObject([{ takenBack }])
    const asked = (await mails()).filter(({ kind }) => kind === 'check-asked-for-decider').map(({ subject }) => subject)
    expect(asked.toSorted()).toEqual([
      'Birch House asks again and waits for a check',
      'Birch House is new and waits for a check',
    ])
  })

  it.each(['approve', 'undo'] as const)('counts what an import is writing in with the others: %s', async (act) => {
    const { id } = await ask()
    if (act === 'undo') await decide('riley', id, { decision: 'approve' })
    const importId = '00000000-0000-4000-8000-000000000021'
    const { nia } = people()
    await run(sql`
      insert into import_run (id, organization_id, person_name, file_name, imported_at, published, added, changed, same,
        duplicate, left_out, state)
      values (${importId}, ${nia.organization.id}, 'Nia', 'houses.csv', now(), true, 1, 0, 0, 0, 0, 'writing')`)
    const actor = { kind: 'person', personId: nia.id, organizationId: nia.organization.id } as const
    await database().run(
      sql`
        insert into residence (organization_id, import_id, slug, name, state_code, city, zip, latitude, longitude, street, phone, status)
        values (${nia.organization.id}, ${importId}, 'brought', 'Brought', 'WV', 'Elkins', '26241', 38, -80, '', '304-555-0161', 'published')`,
      actor,
    )
    expect((await (act === 'undo' ? undo('riley', id) : decide('riley', id, { decision: act }))).status).toBe(200)
    expect(await run(sql`select from listing where name = 'Brought'`)).toEqual([])
    await run(sql`update import_run set state = 'finishing'`)
    const [brought] = await run(sql`select status from residence where name = 'Brought'`)
    expect(brought).toEqual({ status: act === 'undo' ? 'draft' : 'published' })
  })

  it('is the alliance’s to decide after the affiliate’s seven days, or at once where nobody of it has an account', async () => {
    await publish(people().nia, await addResidence(people().nia))
    const [untold] = (await queue('avery')).waiting
    expect(untold?.mayDecideFrom).toBeTruthy()
    expect((await decide('avery', untold?.id ?? '', { decision: 'approve' })).status).toBe(403)
    const { id } = await ask()
    expect((await decide('avery', id, { decision: 'approve' })).status).toBe(403)
    clock().forward({ hours: 8 * 24 })
    await desk().checking.notifyOfOverdue()
    expect(await kinds()).toEqual(
      expect.arrayContaining(['check-overdue-for-staff support', 'check-overdue-for-decider riley']),
    )
    expect((await decide('avery', id, { decision: 'approve' })).status).toBe(200)
    const elsewhere = await addResidence(people().omar, { stateCode: 'AR', city: 'Conway', zip: '72032' })
    await publish(people().omar, elsewhere)
    await desk().checking.notifyOfNew()
    const { waiting } = await queue('avery')
    expect(waiting).toMatchObject([{ decider: 'the alliance', mayDecideFrom: null }])
    expect((await queue('riley')).waiting).toEqual([])
    expect((await decide('riley', waiting[0]?.id ?? '', { decision: 'approve' })).status).toBe(404)
    expect((await decide('avery', waiting[0]?.id ?? '', { decision: 'approve' })).status).toBe(200)
  })

  it('is not decided by its own people, whatever other hat they wear, nor by an operator', async () => {
    const { id } = await ask()
    expect((await decide('nia', id, { decision: 'approve' })).status).toBe(403)
    const { id: personId } = people().riley
    await run(sql`insert into membership (person_id, organization_id, role)
      values (${personId}, ${people().nia.organization.id}, 'owner')`)
    expect((await decide('riley', id, { decision: 'approve' })).status).toBe(403)
  })

  it('leaves the queue when its people take it back', async () => {
    const { residence, id } = await ask()
    await run(sql`update residence set status = 'draft' where id = ${residence}`)
    expect((await queue('riley')).waiting).toEqual([])
    expect((await decide('riley', id, { decision: 'approve' })).status).toBe(409)
  })

  it('is decided without a script as well', async () => {
    const { residence, id } = await ask()
    const answer = await form(people().riley, { act: 'check-decision', id, decision: 'approve' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/workspace/claims#check-${id}`])
    expect(await readStatus(residence)).toBe('published')
  })
})

describe('a claim', () => {
  it('that is proved checks its organization: what waited is public, and waits again when it is undone', async () => {
    const { residence } = await ask()
    const listed = await list()
    const claimed = await claim(people().nia, listed)
    await prove(people().nia, claimed)
    expect(await readStatus(residence)).toBe('published')
    expect((await queue('riley')).waiting).toEqual([])
    expect((await act(people().riley, claimed, 'undo', { reason: 'Not theirs.' })).status).toBe(200)
    expect([await readStatus(residence), await readStatus(listed)]).toEqual(['waiting', 'published'])
    expect((await queue('riley')).waiting).toMatchObject([{ organization: 'Birch House', person: 'Nia Ashby' }])
  })
})

describe('a house that looks like a listing', () => {
  /** Nia's organization is checked, and says that a house of a listing's name is another one. */
  async function insistOnPublishing() {
    await run(sql`update organization set checked_at = now() where id = ${people().nia.organization.id}`)
    const listed = await list({ name: 'Alder Path House' })
    const residence = await addResidence(people().nia, { name: 'The Alder Path Home', city: 'Lewisburg' })
    await publish(people().nia, residence)
    expect(await readStatus(residence)).toBe('draft')
    const { id: personId, organization } = people().nia
    await run(sql`
      insert into publishing_check (organization_id, organization_name, residence_id, residence_name, city, state_code,
        reason, asked_by, asked_name, asked_email)
      values (${organization.id}, 'Birch House', ${residence}, 'The Alder Path Home', 'Lewisburg', 'WV', 'Ours is older.',
        ${personId}, 'Nia Ashby', 'nia@homes.example')`)
    await publish(people().nia, residence)
    await desk().checking.notifyOfNew()
    const [entry] = (await queue('riley')).waiting
    return { listed, residence, entry, id: entry?.id ?? '' }
  }

  it('says to who decides that it is like one that the alliance has hidden', async () => {
    await run(sql`update organization set checked_at = now() where id = ${people().nia.organization.id}`)
    const hidden = await list({ name: 'Alder Path House' })
    await run(sql`
      insert into hidden_listing (id, residence_id, reason, words, was, hidden_at, hidden_by, hidden_name)
      values (gen_random_uuid(), ${hidden}, 'scam', 'No.', 'published', now(), ${people().avery.id}, 'Avery')`)
    await run(sql`update residence set status = 'draft' where id = ${hidden}`)
    await publish(people().nia, await addResidence(people().nia, { name: 'Alder Path House', city: 'Lewisburg' }))
    expect((await queue('riley')).waiting).toMatchObject([{ about: 'house', reason: likeHiddenReason }])
  })

  it('stays a draft without a reason, and waits for a yes with one, also of a checked organization', async () => {
    const { residence, entry, listed } = await insistOnPublishing()
    expect(await readStatus(residence)).toBe('waiting')
    expect(entry).toMatchObject({
      about: 'house',
      reason: 'Ours is older.',
      waiting: 1,
      residences: [{ id: residence, like: [{ id: listed, name: 'Alder Path House', what: ['name'] }] }],
    })
  })

  it('stands beside the listing after a yes, also when either is edited, and not after its undo', async () => {
    const { residence, id } = await insistOnPublishing()
    await decide('riley', id, { decision: 'approve' })
    await publish(people().nia, residence)
    expect(await readStatus(residence)).toBe('published')
    await undo('riley', id)
    await publish(people().nia, residence)
    expect(await readStatus(residence)).toBe('draft')
  })
})

it('who has no part in claims reads nothing of the queue', async () => {
  const bea = await join('Bea', people().riley.organization, 'bed_updater')
  const { id } = await ask()
  expect((await as(bea).request('/api/claims')).status).toBe(403)
  expect((await as(bea).post(`/api/checks/${id}/decision`, { decision: 'approve' })).status).toBe(403)
  expect((await as(null).post(`/api/checks/${id}/decision`, { decision: 'approve' })).status).toBe(401)
})
