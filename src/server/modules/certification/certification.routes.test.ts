import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { ApplicationQueue, OwnApplications } from '#contract/certification/application-lists.ts'
import type { ApplicationAct } from '#contract/certification/applications.ts'
import { certificationDesk } from '#tests/support/certification/certification-desk.ts'

const { run, join, as, start, read, act, acts, holdVisit, requiredOf, mails, people, residence, desk, clock } =
  certificationDesk()

const met = (code: string): ApplicationAct => ({ act: 'check', code, finding: 'met', words: '', dueOn: null })
const answerYes = (code: string, note: string): ApplicationAct => {
  return { act: 'answer', code, answer: 'yes', note, responsible: 'Marcus Bell' }
}
const soon = () => new Date(clock().now().getTime() + 86_400_000).toISOString().slice(0, 16)

async function opened(): Promise<string> {
  const id = await start()
  await run(sql`update application_rule set answer = 'yes', is_from_last = false where application_id = ${id}`)
  await acts(people().dana, id, { act: 'open' })
  return id
}

async function visited(): Promise<string> {
  const id = await opened()
  const { june } = people()
  await run(sql`update application_rule set finding = 'met' where application_id = ${id}`)
  await acts(june, id, { act: 'accept' })
  const { line } = await read(june, id)
  if (line.stage === 'interview') await acts(june, id, { act: 'hold-interview' })
  await acts(june, id, { act: 'set-visit', startsAt: soon(), inspectorId: june.id })
  await holdVisit(june, id)
  return id
}

const certificates = () =>
  run(sql`
    select c.number, c.narr_level as level, c.standard, c.kind, r.certified,
      (extract(year from age(c.ends_on + 1, c.issued_on)) * 12)::int as months
    from certificate c join residence r on r.id = c.residence_id order by c.number`)
const kinds = async () => (await mails()).map(({ kind }) => kind)
const line = async (id: string) => (await read(people().dana, id)).line

describe('applying', () => {
  it('begins once for a residence, and is resumed by anybody of the operator', async () => {
    const { dana } = people()
    const first = await as(dana).post('/api/applications', { residenceId: residence(), level: 2 })
    expect(first.status).toBe(201)
    const { id } = (await first.json()) as { id: string }
    const again = await as(dana).post('/api/applications', { residenceId: residence(), level: 3 })
    expect([again.status, await again.json()]).toEqual([200, { id }])
    const [rule] = await requiredOf(id)
    await acts(dana, id, answerYes(rule?.code ?? '', 'In the binder.'))
    if (!dana.organization) throw new Error('Dana acts for nobody.')
    const { role: _, ...organization } = dana.organization
    const colleague = await join(organization, 'manager')
    const [same] = (await read(colleague, id)).domains[0]?.rules ?? []
    expect(same).toMatchObject({ answer: 'yes', note: 'In the binder.', responsible: 'Marcus Bell' })
    // A page from before that, which changed another field, and one that is not whole.
    const stale = { act: 'answer', code: rule?.code, answer: 'yes', note: 'On paper.', responsible: '' }
    const sendStale = async (was: string) =>
      (await as(colleague).post(`/api/applications/${id}/acts`, Object.assign({ was }, stale))).status
    expect(await sendStale(JSON.stringify({ answer: [''], note: [''], responsible: [''] }))).toBe(409)
    expect(await sendStale(JSON.stringify({ answer: [''], note: ['In the binder.'], responsible: [''] }))).toBe(200)
    expect([await sendStale('{"note":7}'), await sendStale('[')]).toEqual([422, 422])
    const [merged] = (await read(colleague, id)).domains[0]?.rules ?? []
    expect(merged).toMatchObject({ answer: 'yes', note: 'On paper.', responsible: 'Marcus Bell' })
    const own = (await (await as(dana).request('/api/applications')).json()) as OwnApplications
    expect(own.applications).toMatchObject([{ id, level: 2, stage: 'started', answered: expect.any(Number) }])
    expect(own.residences).toEqual([])
  })

  it('names the levels that are certified there, and says why another one is not', async () => {
    await run(sql`update residence set state_code = 'OH'`)
    const { dana } = people()
    const own = (await (await as(dana).request('/api/applications')).json()) as OwnApplications
    expect(own.residences).toMatchObject([{ affiliate: 'Ohio', levels: [1, 2, 3], fees: null }])
    const refused = await as(dana).post('/api/applications', { residenceId: residence(), level: 4 })
    const { fields } = (await refused.json()) as { fields: { level: string } }
    expect([refused.status, fields.level]).toEqual([
      422,
      'Ohio does not certify Level IV, service provider (edu.ohiorecoveryhousing.org: Level IV is licensed by the state). It certifies level I, II, III.',
    ])
  })

  it('is seen by the affiliate once it is opened, and never by others', async () => {
    const { dana, omar, june, max, avery } = people()
    const id = await start()
    for (const person of [omar, june, max, avery]) {
      expect((await as(person).request(`/api/applications/${id}`)).status).toBe(404)
      expect((await act(person, id, { act: 'open' }))[0]).toBe(404)
    }
    await acts(dana, id, { act: 'open' })
    expect(await read(june, id)).toMatchObject({ side: 'affiliate', line: { stage: 'documents' } })
    for (const person of [omar, max, avery]) {
      expect((await as(person).request(`/api/applications/${id}`)).status).toBe(404)
    }
    const queue = (await (await as(june).request('/api/affiliate/applications')).json()) as ApplicationQueue
    expect(queue.applications).toMatchObject([{ id, operator: 'Porch Homes' }])
    const others = (await (await as(max).request('/api/affiliate/applications')).json()) as ApplicationQueue
    expect(others.applications).toEqual([])
    expect(await kinds()).toEqual(['application-opened', 'application-opened'])
  })

  it('is refused for a residence of others, of a state without an affiliate, and to roles that may not', async () => {
    const { omar, dana } = people()
    const begin = async (person: typeof dana, residenceId: string) => {
      const answer = await as(person).post('/api/applications', { residenceId, level: 2 })
      return [answer.status, ((await answer.json()) as { message: string }).message]
    }
    expect(await begin(omar, residence())).toEqual([404, 'There is no such home.'])
    await run(sql`update residence set state_code = 'WY' where id = ${residence()}`)
    expect(await begin(dana, residence())).toEqual([
      409,
      'The affiliate of this state does not take applications here yet.',
    ])
    expect((await begin(people().june, residence()))[0]).toBe(403)
    expect((await as(null).post('/api/applications', { residenceId: residence(), level: 2 })).status).toBe(401)
  })

  it('says who may do what where somebody else tries, and names what is wrong', async () => {
    const { dana, june } = people()
    const id = await opened()
    expect(await act(dana, id, { act: 'accept' })).toEqual([403, 'Only West Virginia Alliance can do this.'])
    expect(await act(june, id, { act: 'reply', questionId: randomUUID(), words: 'x' })).toEqual([
      403,
      'Only the operator that applies can do this.',
    ])
    const wrong = await as(dana).post(`/api/applications/${id}/acts`, { act: 'answer', code: '9.Z.9.z' })
    expect(wrong.status).toBe(404)
    const tooLong = { act: 'answer', code: 'x', note: 'a'.repeat(1001) }
    const note = await as(dana).post(`/api/applications/${id}/acts`, tooLong)
    expect([note.status, await note.json()]).toMatchObject([
      422,
      { fields: { note: 'Note is longer than 1000 characters.' } },
    ])
    expect((await as(dana).post(`/api/applications/${id}/acts`, { act: 'jump' })).status).toBe(422)
    as({ ...june, isProved: false })
    const answer = await as({ ...june, isProved: false }).post(`/api/applications/${id}/acts`, { act: 'accept' })
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'prove_again' }])
  })
})

describe('deciding', () => {
  it('asks, visits, proposes, is confirmed by a second person, and gives a certificate', async () => {
    const { dana, june, ruth } = people()
    await as(june).post('/api/affiliate/certification', { deciders: 2, holdsInterviews: 'no' })
    const id = await visited()
    expect(await line(id)).toMatchObject({ stage: 'decision', open: 0 })
    await acts(june, id, { act: 'propose', outcome: 'certified', reasons: 'All met.', conditions: '' })
    expect((await read(dana, id)).proposal).toBeNull()
    expect((await read(ruth, id)).proposal).toMatchObject({ outcome: 'certified', isOwn: false })
    expect((await act(june, id, { act: 'confirm' }))[0]).toBe(403)
    expect(await certificates()).toEqual([])
    await acts(ruth, id, { act: 'confirm' })
    expect(await certificates()).toEqual([
      { number: 'WV-2026-0001', level: 2, standard: '3.0', kind: 'initial', months: 24, certified: true },
    ])
    expect(await line(id)).toMatchObject({ stage: 'ended', end: { as: 'certified', reason: 'All met.' } })
    const told = (await mails()).filter(({ kind }) => kind === 'application-decided')
    expect(told.map(({ subject }) => subject)).toEqual(['Your home is certified: Alder House'])
    const history = await run(sql<{ of: string; change: string }>`
      select o.kind as of, change from history h join organization o on o.id = h.organization_id
      where subject = 'application' and change in ('started', 'certified') order by 2, 1`)
    expect(history).toEqual([
      { of: 'affiliate', change: 'certified' },
      { of: 'operator', change: 'certified' },
      { of: 'operator', change: 'started' },
    ])
  })

  it('lets nobody decide for the operator they belong to', async () => {
    const { dana, june } = people()
    const id = await opened()
    await run(sql`insert into membership (person_id, organization_id, role)
      values (${june.id}, ${dana.organization?.id}, 'bed_updater')`)
    expect((await read(june, id)).barred).toBe('party')
    expect((await act(june, id, { act: 'accept' }))[1]).toMatch(/You belong to the organization that applies/)
  })

  it('lets somebody step back while others are left, and marks it for them in the queue', async () => {
    const { june, ruth } = people()
    const id = await opened()
    expect(await read(june, id)).toMatchObject({ others: [expect.any(String)], mayStepBack: true })
    await acts(ruth, id, { act: 'declare-conflict' })
    expect(await read(june, id)).toMatchObject({ others: [], mayStepBack: false, line: { isSteppedBack: false } })
    expect((await act(june, id, { act: 'declare-conflict' }))[1]).toMatch(/Invite somebody to your team first/)
    const queue = (await (await as(ruth).request('/api/affiliate/applications')).json()) as ApplicationQueue
    expect(queue.applications).toMatchObject([{ id, isSteppedBack: true }])
    const seen = await read(june, id)
    expect(seen.steppedBack).toEqual([expect.any(String)])
    expect(seen.inspectors.map((one) => one.id)).toEqual([june.id])
    expect((await read(people().dana, id)).steppedBack).toEqual([])
    const told = await run(sql`
      select o.kind from history h join organization o on o.id = h.organization_id where change = 'conflict_declared'`)
    expect(told).toEqual([{ kind: 'affiliate' }])
  })

  it('asks the alliance alone to decide an appeal that nobody of the affiliate may decide', async () => {
    const { dana, june, ruth, avery } = people()
    await as(june).post('/api/affiliate/certification', { deciders: 1, holdsInterviews: 'no' })
    await run(sql`delete from membership where person_id = ${ruth.id}`)
    const id = await opened()
    await acts(june, id, { act: 'propose', outcome: 'refused', reasons: 'No exit.', conditions: '' })
    await acts(dana, id, { act: 'appeal', words: 'There is one.' })
    const asked = (await mails()).filter(({ kind }) => kind === 'application-appealed')
    expect(asked.map(({ recipient }) => recipient)).toEqual(['support@alliance.example'])
    expect(await read(dana, id)).toMatchObject({ appealBy: 'alliance' })
    expect(await read(avery, id)).toMatchObject({ appealBy: 'alliance', others: [] })
  })

  it('answers two reviewers at once with both their findings', async () => {
    const { june, ruth } = people()
    const id = await opened()
    const [one, other] = await requiredOf(id)
    await Promise.all([act(june, id, met(one?.code ?? '')), act(ruth, id, met(other?.code ?? ''))])
    const found = (await requiredOf(id)).filter(({ finding }) => finding === 'met').map(({ code }) => code)
    expect(found).toEqual([one?.code, other?.code])
  })

  it('hears an appeal at the alliance, which sees only what was appealed', async () => {
    const { dana, june, ruth, avery } = people()
    await as(june).post('/api/affiliate/certification', { deciders: 1, holdsInterviews: 'no' })
    const id = await opened()
    await acts(june, id, { act: 'propose', outcome: 'refused', reasons: 'No exit.', conditions: '' })
    expect((await read(dana, id)).appealUntil).not.toBeNull()
    expect((await as(avery).request(`/api/applications/${id}`)).status).toBe(404)
    await acts(dana, id, { act: 'appeal', words: 'There is one.' })
    const asked = async () =>
      (await mails()).filter(({ kind }) => kind === 'application-appealed').map(({ recipient }) => recipient)
    expect(await asked()).toEqual([ruth.email, 'support@alliance.example'].toSorted())
    expect((await act(june, id, { act: 'grant-appeal', reason: 'x' }))[0]).toBe(403)
    expect(await read(dana, id)).toMatchObject({ appealBy: 'affiliate', appealDue: expect.any(String) })
    await acts(avery, id, { act: 'grant-appeal', reason: 'Seen.' })
    expect(await line(id)).toMatchObject({ stage: 'documents', end: null })
    for (const person of [dana, june]) {
      expect((await read(person, id)).story.map(({ what, words }) => [what, words])).toEqual([
        ['appeal_granted', 'Seen.'],
        ['appealed', 'There is one.'],
        ['refused', 'No exit.'],
      ])
    }
    await acts(june, id, { act: 'propose', outcome: 'refused', reasons: 'No log.', conditions: '' })
    expect((await read(dana, id)).story[0]).toMatchObject({ what: 'refused', words: 'No log.' })
    const next = await start()
    expect((await read(dana, next)).story).toEqual([])
    expect((await read(dana, id)).certifiedUntil).toBeNull()
    await run(sql`update residence set certified = true, certified_until = '2099-01-31' where id = ${residence()}`)
    expect((await read(dana, id)).certifiedUntil).toBe('2099-01-31')
  })
})

describe('renewing', () => {
  it('begins from the answers of last time, which count once the operator says that they still hold', async () => {
    const { dana, june } = people()
    const id = await opened()
    const [rule] = await requiredOf(id)
    await acts(dana, id, answerYes(rule?.code ?? '', 'Page 2.'))
    await acts(dana, id, { act: 'withdraw', reason: '' })
    const next = await start()
    const [same] = await requiredOf(next)
    expect(same).toMatchObject({ answer: 'yes', note: 'Page 2.', responsible: 'Marcus Bell', finding: null })
    const code = rule?.code ?? ''
    expect([same?.isFromLast, (await read(dana, next)).line.answered]).toEqual([true, 0])
    await acts(dana, next, answerYes(code, 'Page 2.'))
    const [now] = await requiredOf(next)
    expect([now?.isFromLast, (await read(dana, next)).line.answered]).toEqual([false, 1])
    expect((await as(june).request(`/api/applications/${next}`)).status).toBe(404)
  })
})

describe('silence', () => {
  it('ends an application after notice, by the job alone', async () => {
    const id = await start()
    clock().forward({ hours: 24 * 93 })
    await desk().applications.endSilent()
    await desk().applications.endSilent()
    expect(await kinds()).toEqual(['application-silence-notice'])
    clock().forward({ hours: 24 * 7 })
    await desk().applications.endSilent()
    expect(await line(id)).toMatchObject({ stage: 'ended', end: { as: 'silent' } })
  })
})
