import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { OwnApplications } from '#contract/certification/application-lists.ts'
import { certificationDesk } from '#tests/support/certification/certification-desk.ts'

const { run, as, start, read, act, acts, holdVisit, requiredOf, mails, people, residence, addResidence, clock } =
  certificationDesk()

const inDays = (days: number) => new Date(clock().now().getTime() + days * 86_400_000).toISOString()
const clockIn = (days: number) => inDays(days).slice(0, 16)

async function openAnswered(): Promise<string> {
  const id = await start()
  await run(sql`update application_rule set answer = 'yes', is_from_last = false where application_id = ${id}`)
  await acts(people().dana, id, { act: 'open' })
  return id
}

it('keeps questions, an interview, findings with their remedies, waivers, and a visit that is canceled', async () => {
  const { dana, june, ruth } = people()
  const id = await openAnswered()
  const [one, other] = (await requiredOf(id)).map(({ code }) => code)
  if (!one || !other) throw new Error('The standard has no rules.')
  await acts(june, id, { act: 'ask', code: one, words: 'Where is it?' })
  expect((await act(june, id, { act: 'accept' }))[1]).toBe('A question waits for an answer.')
  const [question] = (await read(dana, id)).questions
  await acts(dana, id, { act: 'reply', questionId: question?.id ?? '', words: 'In the hall.' })
  expect((await read(june, id)).questions).toMatchObject([{ code: one, answer: 'In the hall.' }])
  await acts(
    june,
    id,
    { act: 'accept' },
    { act: 'set-interview', startsAt: clockIn(2), how: 'phone', where: 'We call.' },
    { act: 'hold-interview', early: 'yes' },
  )
  const dueOn = inDays(30).slice(0, 10)
  await acts(june, id, { act: 'check', code: one, finding: 'not_met', words: 'One is missing.', dueOn })
  await acts(dana, id, { act: 'remedy', code: one, words: 'It hangs now.' })
  await acts(june, id, { act: 'waive', code: other, reason: 'Sprinklers.' })
  await acts(june, id, { act: 'set-visit', startsAt: clockIn(3), inspectorId: june.id })
  const [visit] = (await read(june, id)).visits
  await acts(june, id, { act: 'cancel-visit', visitId: visit?.id ?? '', reason: 'Snow.' })
  await acts(ruth, id, { act: 'declare-conflict' })
  expect((await act(ruth, id, { act: 'end-waiver', code: other }))[1]).toMatch(/conflict of interest/)
  const rules = (await read(june, id)).domains.flatMap((domain) => domain.rules)
  expect(rules.find(({ code }) => code === one)).toMatchObject({ finding: 'not_met', dueOn, remedy: 'It hangs now.' })
  expect(rules.find(({ code }) => code === other)).toMatchObject({
    waiver: 'Sprinklers.',
    waivedBy: expect.any(String),
  })
  expect((await read(june, id)).visits).toMatchObject([{ canceledAt: expect.any(String) }])
  for (const path of ['', '/dates.ics', '/binder.pdf']) {
    const refused = await as(ruth).request(`/api/applications/${id}${path}`)
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('You stepped back')])
  }
  const nowhere = as(june).post(`/api/applications/${id}/acts`, {
    act: 'set-interview',
    startsAt: clockIn(2),
    how: 'video',
  })
  expect((await nowhere).status).toBe(409)
  const all = (await mails()).map(({ kind, text }) => ({ kind, text: text.replaceAll(/\s+/g, ' ') }))
  for (const { text } of all) expect(text).toContain('Alder House in Charleston, WV')
  expect(all.find(({ kind }) => kind === 'application-interview-set')?.text).toContain('By phone: We call.')
  const sent = all.map(({ kind }) => kind)
  for (const kind of ['asked', 'answered', 'interview-set', 'visit-set', 'visit-canceled', 'remedied']) {
    expect(sent).toContain(`application-${kind}`)
  }
})

it('marks the answers of a part as met by one act, but for what is seen at the house', async () => {
  const { dana, june } = people()
  const id = await openAnswered()
  const rules = (await read(june, id)).domains[1]?.rules ?? []
  const codes = rules.map(({ code }) => code).join(' ')
  const accept = (who: typeof june) => as(who).post(`/api/applications/${id}/acts`, { act: 'accept-answers', codes })
  expect((await accept(dana)).status).toBe(403)
  expect((await accept(june)).status).toBe(200)
  const found = (await read(june, id)).domains[1]?.rules ?? []
  expect(found.map(({ finding }) => finding)).toEqual(
    rules.map(({ evidence }) => (evidence.includes('on_site') ? null : 'met')),
  )
})

it('plans a visit on the clock of the house, and only with people of the affiliate', async () => {
  const { dana, june } = people()
  await as(june).post('/api/affiliate/certification', { deciders: 1, holdsInterviews: 'no' })
  const id = await openAnswered()
  await acts(june, id, { act: 'accept' })
  const startsAt = '2030-07-20T13:30'
  expect((await act(june, id, { act: 'set-visit', startsAt, inspectorId: dana.id }))[1]).toBe(
    'Choose one of your people.',
  )
  await acts(june, id, { act: 'set-visit', startsAt, inspectorId: june.id })
  // West Virginia has Eastern time, in summer four hours behind.
  expect((await read(june, id)).visits[0]?.startsAt).toBe('2030-07-20T17:30:00.000Z')
})

it('renews a certificate under its number, long after it under a new one, and offers what could be renewed', async () => {
  const { dana, june } = people()
  await as(june).post('/api/affiliate/certification', { deciders: 1, holdsInterviews: 'no' })
  for (const [kind, number] of [
    ['initial', 'WV-2026-0001'],
    ['renewal', 'WV-2026-0001'],
    ['initial', 'WV-2028-0001'],
  ]) {
    // After two years, and the days of grace.
    if (number !== 'WV-2026-0001') clock().forward({ hours: 24 * 900 })
    const id = await openAnswered()
    await run(sql`update application_rule set finding = 'met' where application_id = ${id}`)
    await acts(june, id, { act: 'accept' }, { act: 'set-visit', startsAt: clockIn(1), inspectorId: june.id })
    await holdVisit(june, id)
    await acts(june, id, { act: 'propose', outcome: 'certified', reasons: 'All met.', conditions: '' })
    const [last] = await run(sql`select number, kind from certificate order by set_at desc limit 1`)
    expect(last).toEqual({ number, kind })
    expect(await read(june, id)).toMatchObject({ certificateNumber: number })
    clock().forward({ hours: 24 })
  }
  const own = (await (await as(dana).request('/api/applications')).json()) as OwnApplications
  expect(own.residences).toMatchObject([
    {
      id: residence(),
      affiliate: 'West Virginia Alliance',
      level: 2,
      isCertified: true,
      certifiedUntil: expect.any(String),
    },
  ])
})

it('does not end a certificate sooner by renewing it early', async () => {
  const { june } = people()
  await as(june).post('/api/affiliate/certification', { deciders: 1, holdsInterviews: 'no' })
  const endsOn = inDays(1_000).slice(0, 10)
  await run(sql`
    insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on)
    select o.id, ${residence()}, 'WV-7', 2, '2026-01-01', ${endsOn}::date
    from organization o where o.kind = 'affiliate' and o.state_code = 'WV'`)
  const id = await openAnswered()
  await run(sql`update application_rule set finding = 'met' where application_id = ${id}`)
  await acts(june, id, { act: 'accept' }, { act: 'set-visit', startsAt: clockIn(1), inspectorId: june.id })
  await holdVisit(june, id)
  await acts(june, id, { act: 'propose', outcome: 'certified', reasons: 'All met.', conditions: '' })
  const all = await run(sql`select number, kind, ends_on::text as until from certificate where ended_at is null`)
  expect(all).toEqual([{ number: 'WV-7', kind: 'renewal', until: endsOn }])
})

it('renews under the same number in the days of grace, and begins anew after them', async () => {
  const { dana } = people()
  const set = (endsOn: string) =>
    run(sql`update certificate set issued_on = '2020-01-01', ends_on = ${endsOn}::date where number = 'WV-7'`)
  await run(sql`
    insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on)
    select o.id, ${residence()}, 'WV-7', 2, '2020-01-01', '2020-12-31'
    from organization o where o.kind = 'affiliate' and o.state_code = 'WV'`)
  const list = async () => ((await (await as(dana).request('/api/applications')).json()) as OwnApplications).residences
  expect(await list()).toMatchObject([{ isCertified: false, renewableUntil: null }])
  await set(inDays(-20).slice(0, 10))
  expect(await list()).toMatchObject([{ isCertified: false, renewableUntil: inDays(70).slice(0, 10) }])
  await run(sql`
    update certificate set ended_at = now(), ended_as = 'suspended', end_reason = 'A complaint.' where number = 'WV-7'`)
  const { certificates } = (await (await as(dana).request('/api/applications')).json()) as OwnApplications
  expect(certificates).toMatchObject([
    { number: 'WV-7', stopped: 'suspended', stoppedOn: expect.any(String), reason: 'A complaint.' },
  ])
  const id = await start()
  expect(await read(dana, id)).toMatchObject({ line: { isRenewal: true } })
  await acts(dana, id, { act: 'withdraw', reason: '' })
  await set(inDays(-92).slice(0, 10))
  expect(await read(dana, await start())).toMatchObject({ line: { isRenewal: false } })
})

it('offers a first application what the listing says, stores none of it, and begins a later one with the answers', async () => {
  const { dana } = people()
  await run(sql`
    update residence set fee_amount = 150, fee_per = 'week', answers = '{"methadone": true, "smoking_outside": true}',
      rules = '{"curfew": "Eleven."}' where id = ${residence()}`)
  const id = await start()
  const first = await read(dana, id)
  const find = ({ domains }: typeof first, code: string) =>
    domains.flatMap(({ rules }) => rules).find((rule) => rule.code === code)
  expect(first.line).toMatchObject({ isRenewal: false, isFilledIn: false })
  const offered = (words: string, isYes = false) => ({ answer: null, note: '', listed: { words, isYes } })
  expect(find(first, '1.A.3.a')).toMatchObject(offered('Fee: $150 a week'))
  expect(find(first, '2.F.16.d')).toMatchObject(offered('Methadone welcome'))
  expect(find(first, '1.C.7.c')).toMatchObject(offered('Curfew: Eleven'))
  expect(find(first, '2.F.18.a')).toMatchObject(offered('Smoking outside allowed', true))
  expect(find(first, '2.F.17.b')).toMatchObject({ note: '', listed: null })
  const stored = await run(sql`select code from application_rule where note <> '' or answer is not null`)
  expect([stored, first.line.answered]).toEqual([[], 0])
  await acts(dana, id, { act: 'answer', code: '1.A.3.a', answer: 'yes', note: 'On the first page.', responsible: '' })
  expect(find(await read(dana, id), '1.A.3.a')).toMatchObject({ note: 'On the first page.', listed: null })
  await acts(dana, id, { act: 'open' })
  const reviewed = await read(people().june, id)
  expect(find(reviewed, '2.F.18.a')).toMatchObject({ note: '', listed: null })
  await acts(dana, id, { act: 'withdraw', reason: '' })
  clock().forward({ hours: 1 })
  const again = await read(dana, await start())
  expect(again.line.isFilledIn).toBe(true)
  expect(find(again, '1.A.3.a')).toMatchObject({ answer: 'yes', note: 'On the first page.' })
})

it('begins the application of a second home with what is the same for all homes of the operator, to be gone through', async () => {
  const { dana, omar } = people()
  const id = await start()
  const rules = (await read(dana, id)).domains.flatMap((domain) => domain.rules)
  const shared = rules.find(({ isShared }) => isShared)?.code ?? ''
  const own = rules.find(({ isShared }) => !isShared)?.code ?? ''
  const answer = { act: 'answer' as const, answer: 'yes' as const, note: 'In the binder.', responsible: 'Sam' }
  await acts(dana, id, { ...answer, code: shared }, { ...answer, code: own })
  const secondOf = async (person: typeof dana, isFilledIn: boolean) => {
    const { line, domains } = await read(person, await start(person, await addResidence(person.organization?.id ?? '')))
    expect(line.isFilledIn).toBe(isFilledIn)
    return domains
      .flatMap((domain) => domain.rules)
      .filter(({ code }) => code === shared || code === own)
      .map(({ code, answer, isFromLast, note }) => [code, answer, isFromLast, note])
  }
  expect((await secondOf(omar, false)).map(([, said]) => said)).toEqual([null, null])
  await acts(dana, id, { act: 'open' })
  expect(await secondOf(dana, true)).toEqual(
    expect.arrayContaining([
      [shared, 'yes', true, 'In the binder.'],
      [own, null, false, ''],
    ]),
  )
})

it('says to both sides why a home cannot have a certificate yet: hidden by its operator, or not checked yet', async () => {
  const { dana, june } = people()
  const id = await openAnswered()
  const listed = async (who: typeof dana) => {
    const { isListed, isToBeChecked } = (await read(who, id)).decisionRules
    return [isListed, isToBeChecked]
  }
  expect(await listed(june)).toEqual([true, false])
  await run(sql`update residence set status = 'draft' where id = ${residence()}`)
  expect([await listed(june), await listed(dana)]).toEqual([
    [false, false],
    [false, false],
  ])
  await run(sql`
    insert into publishing_check (organization_id, organization_name, residence_name, city, state_code)
    select organization_id, 'Porch Homes', name, city, state_code from residence where id = ${residence()}`)
  expect([await listed(june), await listed(dana)]).toEqual([
    [false, true],
    [false, true],
  ])
})

it('says to the operator by when its affiliate checks in about a certificate with conditions, until it has', async () => {
  const { dana } = people()
  await run(sql`
    insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on, form, check_in_on)
    select o.id, ${residence()}, 'WV-8', 2, '2026-01-01', '2099-12-31', 'provisional', '2098-06-30'
    from organization o where o.kind = 'affiliate' and o.state_code = 'WV'`)
  const dueOn = async () => {
    const { residences } = (await (await as(dana).request('/api/applications')).json()) as OwnApplications
    return residences.map(({ isForATime, checkInOn }) => [isForATime, checkInOn])
  }
  expect(await dueOn()).toEqual([[true, '2098-06-30']])
  await run(sql`update certificate set checked_in_on = '2026-01-02' where number = 'WV-8'`)
  expect(await dueOn()).toEqual([[true, null]])
})
