import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { noteResidenceChanges } from '#server/plumbing/history/noted-residences.ts'
import { claimsDesk } from '#tests/support/desk/claims-desk.ts'
import type { Person } from '#tests/support/desk/desk-people.ts'

const {
  people,
  list,
  claim,
  act,
  as,
  prove,
  read,
  mails,
  run,
  join,
  organize,
  readHolder: holderOf,
  clock,
  desk,
  database,
} = claimsDesk()

/** A claim that waits with papers; by Nia on a house of Omar's unless told otherwise. */
async function waiting({ by = people().nia, residence }: { by?: Person; residence?: string } = {}) {
  const claimed =
    residence ?? (await list({ name: 'Harbor', isClaimed: true, organizationId: people().omar.organization.id }))
  const id = await claim(by, claimed)
  await act(by, id, 'letter', { letter: 'Our lease.' })
  return { id, residence: claimed }
}
const decide = (person: Person, id: string, decision: string, reason = 'We looked at the lease.') =>
  act(person, id, 'decision', { decision, reason })
const kinds = async () => (await mails()).map(({ kind, recipient }) => [kind.replace('claim-', ''), recipient])
const expectMails = async (...expected: [kind: string, to: string][]) =>
  expect((await kinds()).sort()).toEqual(expected.sort())

describe('what is said of a claim', () => {
  it('is kept without anything unseen, and half a letter is no fault', async () => {
    const { nia, riley, omar } = people()
    const id = await claim(nia, await list({ name: 'Harbor', isClaimed: true, organizationId: omar.organization.id }))
    const half = '\ud83d'
    expect((await act(nia, id, 'letter', { letter: `Our \u202elease${half}. ` })).status).toBe(200)
    expect((await act(omar, id, 'objection', { objection: `${half}Ours\u0007` })).status).toBe(200)
    expect((await act(omar, id, 'objection', { objection: `\u202e${half}` })).status).toBe(422)
    expect((await read(riley, 'decider')).waiting).toMatchObject([
      { letter: 'Our  lease .', objection: { words: 'Ours' } },
    ])
    expect((await decide(riley, id, 'approve', `Yes${half}`)).status).toBe(200)
    clock().forward({ seconds: 10 })
    expect((await act(riley, id, 'undo', { reason: `No${half}` })).status).toBe(200)
    expect((await read(riley, 'decider')).decided).toMatchObject([
      { kept: [{ decision: 'approved', reason: 'Yes' }, { decision: 'undone' }], undone: { reason: 'No' } },
    ])
  })
})

describe('an approval', () => {
  it('hands the house over, tells everyone, and both have a line in their history', async () => {
    const { nia, omar, riley } = people()
    const { id, residence } = await waiting()
    await run(sql`delete from mail`)
    expect((await decide(riley, id, 'approve', 'The lease is yours.')).status).toBe(200)
    expect((await holderOf(residence))?.organizationId).toBe(nia.organization.id)
    await expectMails(['yours-approved', nia.email], ['gone-approved', omar.email])
    expect((await read(nia, 'operator')).claims[0]?.end).toMatchObject({
      as: 'approved',
      reason: '',
      by: 'Riley Ashby, West Virginia Alliance',
    })
    expect((await read(omar, 'operator')).notices).toMatchObject([{ end: { as: 'handed_over' } }])
    expect(
      await run(sql`select organization_id, person_name, change from history where person_name = 'Riley Ashby'`),
    ).toEqual([
      { organization_id: nia.organization.id, person_name: 'Riley Ashby', change: 'approved' },
      { organization_id: omar.organization.id, person_name: 'Riley Ashby', change: 'handed_over' },
    ])
  })

  it('refuses every other claim on the house, with words that say why', async () => {
    const { residence, id } = await waiting()
    const third = await join('Tess', await organize('operator', 'Third Homes'))
    const rival = await waiting({ by: third, residence })
    const idle = await claim(await join('Ida', await organize('operator', 'Idle Homes')), residence)
    await decide(people().riley, id, 'approve')
    expect((await read(third, 'operator')).claims).toMatchObject([
      { id: rival.id, end: { as: 'refused', reason: 'We looked at the lease.' } },
    ])
    expect(await run(sql`select ended_as from claim where id = ${idle}`)).toEqual([{ ended_as: 'refused' }])
    expect((await decide(people().riley, rival.id, 'approve')).status).toBe(409)
  })

  it('and another at once: one wins', async () => {
    const { residence, id } = await waiting()
    const third = await join('Tess', await organize('operator', 'Third Homes'))
    const rival = await waiting({ by: third, residence })
    const colleague = await join('Kim', people().riley.organization, 'manager')
    const answers = await Promise.all([
      decide(people().riley, id, 'approve'),
      decide(colleague, rival.id, 'approve'),
      decide(people().riley, id, 'approve'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const [won] = await run(sql<{ of: string }>`select organization_id as of from claim where ended_as = 'approved'`)
    expect((await holderOf(residence))?.organizationId).toBe(won?.of)
  })
})

describe('the reason and the note of a decision', () => {
  const said = { reason: 'Your lease has ended.', note: 'Called the landlord at 304-555-0199.' }
  const read = async (person: Person) => (await as(person).request('/api/claims')).text()
  const bodiesTo = async (person: Person) =>
    (await mails()).filter(({ recipient }) => recipient === person.email).map(({ text_body }) => text_body)
  const histories = (person: Person) =>
    run(sql`select after from history where organization_id = ${person.organization.id}`)

  it('go to those who lose and to nobody, where a house is handed over', async () => {
    const { nia, omar, riley, avery } = people()
    const { id, residence } = await waiting()
    const third = await join('Tess', await organize('operator', 'Third Homes'))
    await waiting({ by: third, residence })
    await run(sql`delete from mail`)
    expect((await act(riley, id, 'decision', { decision: 'approve', ...said })).status).toBe(200)
    for (const loser of [omar, third]) expect((await bodiesTo(loser)).join()).toContain(`> ${said.reason}`)
    expect(await bodiesTo(nia)).toHaveLength(1)
    const winners = [await bodiesTo(nia), await read(nia), await histories(nia)]
    expect(JSON.stringify(winners)).not.toContain(said.reason)
    expect(await read(third)).toContain(said.reason)
    const everywhere = [await mails(), await run(sql`select * from history`)]
    for (const side of [nia, omar, third]) everywhere.push([await read(side)])
    expect(JSON.stringify(everywhere)).not.toContain('304-555-0199')
    for (const decider of [riley, avery]) {
      const answer = JSON.parse(await read(decider))
      const decided = answer.decided.find((one: { id: string }) => one.id === id)
      expect(decided.kept).toEqual([{ decision: 'approved', ...said }])
    }
  })

  it('are nothing that the database shows to a side of the claim, nor to the affiliate of another state', async () => {
    const { nia, omar, riley, avery } = people()
    const other = await join('Max', await organize('affiliate', 'Ohio Alliance', 'OH'))
    const { id } = await waiting()
    await act(riley, id, 'decision', { decision: 'refuse', ...said })
    const count = async (person: Person) => {
      const actor = { kind: 'person', personId: person.id, organizationId: person.organization.id } as const
      const rows = await database().run(sql`select from claim_decision`, actor)
      return rows.length
    }
    expect(await Promise.all([nia, omar, other, riley, avery].map(count))).toEqual([0, 0, 0, 1, 1])
  })

  it('of an undo go to whom the house is taken from, and the note to nobody', async () => {
    const { nia, omar, riley } = people()
    const { id } = await waiting()
    await decide(riley, id, 'approve')
    clock().forward({ seconds: 10 })
    await run(sql`delete from mail`)
    expect((await act(riley, id, 'undo', said)).status).toBe(200)
    expect((await bodiesTo(nia)).join()).toContain(`> ${said.reason}`)
    expect((await bodiesTo(omar)).join()).toContain('It is back on your desk')
    const others = [await bodiesTo(omar), await read(omar), await histories(omar)]
    expect(JSON.stringify(others)).not.toContain(said.reason)
    expect(JSON.stringify([others, await bodiesTo(nia), await read(nia)])).not.toContain('304-555-0199')
  })

  it('are longer than allowed under their own names', async () => {
    const { id } = await waiting()
    const long = 'x'.repeat(1001)
    const answer = await act(people().riley, id, 'decision', { decision: 'refuse', reason: long, note: long })
    const words = 'Use at most 1000 letters.'
    expect([answer.status, (await answer.json()).fields]).toEqual([422, { reason: words, note: words }])
  })
})

describe('a refusal', () => {
  it('says why to the claimant, and the house stays', async () => {
    const { nia, omar, riley } = people()
    const { id, residence } = await waiting()
    await run(sql`delete from mail`)
    expect((await decide(riley, id, 'refuse', ' ')).status).toBe(422)
    expect((await decide(riley, id, 'refuse', 'The lease has ended.')).status).toBe(200)
    expect((await holderOf(residence))?.organizationId).toBe(omar.organization.id)
    const [mail] = (await mails()).filter(({ recipient }) => recipient === nia.email)
    expect(mail?.text_body).toContain('> The lease has ended.')
    expect((await kinds()).map(([kind]) => kind).sort()).toEqual(['ended-stays', 'refused'])
    const late = await decide(riley, id, 'approve')
    const words = 'This claim has ended already: it was refused by Riley Ashby, West Virginia Alliance.'
    expect([late.status, (await late.json()).message]).toEqual([409, words])
  })
})

describe('a refusal beside another claim', () => {
  /** What is told of Nia's refused claim while Tess waits for the same house. */
  async function refused(by: Person) {
    const { id, residence } = await waiting()
    const third = await join('Tess', await organize('operator', 'Third Homes'))
    await waiting({ by: third, residence })
    await claim(await join('Ida', await organize('operator', 'Idle Homes')), residence)
    await run(sql`delete from mail`)
    if (by === people().avery) clock().forward({ hours: 7 * 24, seconds: 1 })
    expect((await decide(by, id, 'refuse', 'No lease.')).status).toBe(200)
    const text = async (kind: string) =>
      (await mails()).find((mail) => mail.kind === `claim-${kind}`)?.text_body.replace(/\s+/g, ' ')
    return { text }
  }

  it('does not tell who holds the house to rest', async () => {
    const { text } = await refused(people().riley)
    expect(await text('ended-stays')).toMatch(/also claimed by Third Homes\. .* say why the house stays yours/)
    expect(await text('ended-stays')).not.toMatch(/nothing to do|Idle Homes/)
  })

  it('leaves the affiliate the other to decide, and says so', async () => {
    const { text } = await refused(people().avery)
    expect(await text('decided-refused')).toMatch(/Third Homes/)
    expect(await text('decided-refused')).not.toMatch(/nothing to do|Idle Homes/)
  })
})

describe('who decides', () => {
  it('is the affiliate of that state and no other', async () => {
    const other = await join('Max', await organize('affiliate', 'Ohio Alliance', 'OH'))
    const { id } = await waiting()
    expect((await read(other, 'decider')).waiting).toEqual([])
    expect((await decide(other, id, 'approve')).status).toBe(404)
  })

  it('hears at an open desk of what was shown, objected and withdrawn in their state', async () => {
    const { nia, omar, riley, avery } = people()
    const other = await join('Max', await organize('affiliate', 'Ohio Alliance', 'OH'))
    let received = new Set<string>()
    const stop = await database().listen('desk', (id) => received.add(id))
    const recordHeard = async (work: () => Promise<unknown>) => {
      received = new Set()
      await work()
      await expect
        .poll(() => [riley, avery].map(({ organization }) => received.has(organization.id)))
        .toEqual([true, true])
    }
    let id = ''
    await recordHeard(async () => ({ id } = await waiting()))
    await recordHeard(() => act(omar, id, 'objection', { objection: 'It is ours.' }))
    await recordHeard(() => act(nia, id, 'withdrawal'))
    expect(received.has(other.organization.id)).toBe(false)
    await stop()
  })

  it('is nobody before the claim was shown', async () => {
    const id = await claim(people().nia, await list())
    expect((await decide(people().riley, id, 'approve')).status).toBe(404)
    expect((await read(people().riley, 'decider')).waiting).toEqual([])
  })

  it('is the alliance once the affiliate has had 7 days, and is told then, once', async () => {
    const { avery, nia, riley } = people()
    const { id } = await waiting()
    expect((await decide(avery, id, 'approve')).status).toBe(403)
    expect((await read(avery, 'decider')).waiting).toMatchObject([{ mayDecideFrom: '2026-03-09T15:00:00.000Z' }])
    clock().forward({ hours: 7 * 24, seconds: 1 })
    await run(sql`delete from mail`)
    await desk().deciding.notifyOfOverdue()
    await desk().deciding.notifyOfOverdue()
    await expectMails(['overdue', 'support@alliance.example'], ['overdue', nia.email], ['overdue', riley.email])
    expect((await read(nia, 'operator')).claims[0]?.waits?.allianceFrom).toBe('2026-03-09T15:00:00.000Z')
    expect((await decide(avery, id, 'approve')).status).toBe(200)
    expect(await kinds()).toContainEqual(['decided-approved', riley.email])
  })

  it.each(['the claimant', 'the holder', 'another claimant'])('is nobody who belongs to %s', async (side) => {
    const { nia, omar, riley } = people()
    const { id, residence } = await waiting()
    const third = await join('Tess', await organize('operator', 'Third Homes'))
    await waiting({ by: third, residence })
    const of = { 'the claimant': nia, 'the holder': omar, 'another claimant': third }[side]
    await run(sql`insert into membership (person_id, organization_id, role)
      values (${riley.id}, ${of?.organization.id}, 'bed_updater')`)
    for (const decision of ['approve', 'refuse']) expect((await decide(riley, id, decision, 'x')).status).toBe(403)
  })

  it('sees what the claimant wrote and how to write to them, and nothing of a kept address', async () => {
    const residence = await list({ visibility: 'hidden', street: '58 Lantern Court', zip: '24999' })
    await waiting({ residence })
    const [shown] = (await read(people().riley, 'decider')).waiting
    expect(shown).toMatchObject({ letter: 'Our lease.', claimant: { person: 'Nia Ashby', email: people().nia.email } })
    expect(JSON.stringify(shown)).not.toMatch(/Lantern|"24999"|37\.8|latitude/)
  })
})

describe('undoing', () => {
  async function approved() {
    const { id, residence } = await waiting()
    await decide(people().riley, id, 'approve')
    clock().forward({ seconds: 10 })
    await run(sql`delete from mail`)
    return { id, residence }
  }

  it('gives the house back as it was held, tells both, and can be done once', async () => {
    const { nia, omar, riley } = people()
    const { id, residence } = await approved()
    expect((await act(riley, id, 'undo', { reason: '' })).status).toBe(422)
    expect((await act(riley, id, 'undo', { reason: 'The lease was another.' })).status).toBe(200)
    expect(await holderOf(residence)).toEqual({ organizationId: omar.organization.id, claimedAt: new Date(0) })
    await expectMails(['gone-undone', nia.email], ['yours-undone', omar.email])
    expect((await read(nia, 'operator')).claims[0]?.undone?.reason).toBe('The lease was another.')
    expect((await read(omar, 'operator')).notices[0]?.undoneAt).not.toBeNull()
    expect((await act(riley, id, 'undo', { reason: 'Again.' })).status).toBe(409)
  })

  it('leaves nothing of what a false claimant made of the house: name, place, phone, and off the list', async () => {
    const { nia, riley } = people()
    const { id, residence } = await approved()
    const shown = () =>
      run(sql`select name, city, zip, phone, email, slug, status from residence where id = ${residence}`)
    const before = await shown()
    const origin = { source: 'residence' } as const
    const actor = { kind: 'person', personId: nia.id, organizationId: nia.organization.id, origin } as const
    for (const change of [
      sql`name = 'Mine Now', phone = '304-555-0190', slug = 'mine-now'`,
      sql`name = 'Mine for Good', city = 'Ripley', zip = '25271', email = 'me@false.example'`,
      sql`status = 'archived'`,
    ]) {
      const update = sql`update residence set ${change} where id = ${residence}`
      await database().transactions.run(actor, (tx) => noteResidenceChanges(tx, [residence], () => update.execute(tx)))
    }
    expect(await shown()).not.toEqual(before)
    await act(riley, id, 'undo', { reason: 'They are strangers.' })
    expect(await shown()).toEqual(before)
    expect(await run(sql`select phone from listing where residence_id = ${residence}`)).toEqual([
      { phone: before.map((row) => Object(row).phone)[0] },
    ])
  })

  it('leaves a new claim by a code to a person', async () => {
    const { nia, riley } = people()
    const residence = await list()
    const first = await claim(nia, residence)
    await prove(nia, first)
    expect((await act(riley, first, 'undo', { reason: 'They are strangers.' })).status).toBe(200)
    const again = await claim(nia, residence)
    expect((await prove(nia, again)).status).toBe(200)
    const codes = await run(sql`select text_body from mail where kind = 'claim-code' order by created_at`)
    expect(Object(codes.at(-1)).text_body).toMatch(/decides\s+who\s+gets\s+the\s+page/)
    expect((await read(riley, 'decider')).waiting).toMatchObject([
      { id: again, because: 'taken_back', takenBack: { reason: 'They are strangers.' } },
    ])
    expect((await holderOf(residence))?.claimedAt).toBeNull()
  })

  it('tells who gets the house back of a claim that waits for it, who can then object as any holder', async () => {
    const { nia, omar, riley } = people()
    const { id, residence } = await approved()
    const third = await join('Tess', await organize('operator', 'Third Homes'))
    const rival = await waiting({ by: third, residence })
    expect(await kinds()).toContainEqual(['held-claimed', nia.email])
    await run(sql`delete from mail`)
    await act(riley, id, 'undo', { reason: 'The lease was another.' })
    await expectMails(['gone-undone', nia.email], ['yours-undone', omar.email], ['held-claimed', omar.email])
    const findNotice = async (person: Person) =>
      (await read(person, 'operator')).notices.find((notice) => notice.id === rival.id)
    expect(await findNotice(omar)).toMatchObject({ claimant: 'Third Homes', end: null, objection: null })
    expect(await findNotice(nia)).toMatchObject({ end: { as: 'handed_over' } })
    expect((await act(nia, rival.id, 'objection', { objection: 'It was ours.' })).status).toBe(409)
    expect((await act(omar, rival.id, 'objection', { objection: 'It is ours.' })).status).toBe(200)
    await run(sql`delete from mail`)
    await decide(riley, rival.id, 'refuse')
    expect(await kinds()).toEqual(
      expect.arrayContaining([
        ['ended-stays', omar.email],
        ['ended-refused', nia.email],
      ]),
    )
  })

  it('is for who decided it, for 30 days', async () => {
    const { id } = await approved()
    const other = await join('Max', await organize('affiliate', 'Affiliate of another state', 'OH'))
    expect((await act(other, id, 'undo', { reason: 'x' })).status).toBe(404)
    expect((await act(people().avery, id, 'undo', { reason: 'x' })).status).toBe(403)
    expect((await read(people().riley, 'decider')).decided[0]?.mayUndoUntil).toBe('2026-04-01T15:00:00.000Z')
    clock().forward({ hours: 30 * 24 + 1 })
    expect((await act(people().riley, id, 'undo', { reason: 'x' })).status).toBe(409)
  })

  it('leaves a listing that nobody had claimed as it was, also one that was decided by itself', async () => {
    const former = await organize('operator', 'A public list')
    const residence = await list({ organizationId: former.id })
    const id = await claim(people().nia, residence)
    await act(people().nia, id, 'code', { way: 'email' })
    const [mail] = await run(sql<{ text: string }>`select text_body as text from mail where kind = 'claim-code'`)
    await act(people().nia, id, 'proof', { code: /\d{6}/.exec(mail?.text ?? '')?.[0] })
    expect((await act(people().riley, id, 'undo', { reason: 'Not theirs.' })).status).toBe(200)
    expect(await holderOf(residence)).toEqual({ organizationId: former.id, claimedAt: null })
  })

  it('is too late once the house has changed hands again', async () => {
    const { id, residence } = await approved()
    const third = await join('Tess', await organize('operator', 'Third Homes'))
    const next = await waiting({ by: third, residence })
    await decide(people().riley, next.id, 'approve')
    clock().forward({ seconds: 10 })
    expect((await act(people().riley, id, 'undo', { reason: 'x' })).status).toBe(409)
    const undoable = async () => {
      const { decided } = await read(people().riley, 'decider')
      return decided.filter(({ mayUndoUntil }) => mayUndoUntil !== null).map((claim) => claim.id)
    }
    const ownClaim = async () => (await read(people().nia, 'operator')).claims[0]
    expect(await undoable()).toEqual([next.id])
    expect(await ownClaim()).toMatchObject({
      id,
      end: { as: 'approved' },
      handedOn: { to: 'Third Homes', reason: expect.stringMatching(/./) },
    })
    await act(people().riley, next.id, 'undo', { reason: 'x' })
    expect(await undoable()).toEqual([id])
    expect((await ownClaim())?.handedOn).toBeNull()
    expect((await act(people().riley, id, 'undo', { reason: 'x' })).status).toBe(200)
    expect((await holderOf(residence))?.organizationId).toBe(people().omar.organization.id)
  })
})
