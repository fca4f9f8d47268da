import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { OwnApplications } from '#contract/certification/application-lists.ts'
import type { EvidenceAct } from '#contract/certification/evidence.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { certificationDesk } from '#tests/support/certification/certification-desk.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'
import { pdfOf } from '#tests/support/files/pdfs.ts'

const { run, join, as, start, read, act, acts, upload, mails, people, residence, desk, files, clock, transactions } =
  certificationDesk()
/** Of one house, and of all of an operator. */
const [ofResidence, ofAll] = ['2.F.17.b', '1.A.3.a']
const pdf = pdfOf(900)
const day = (days: number) => new Date(clock().now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

const ruleOf = async (person: SignedIn, id: string, code: string) =>
  (await read(person, id)).domains.flatMap(({ rules }) => rules).find((rule) => rule.code === code)
const shownTo = async (person: SignedIn, id: string, code: string) => (await ruleOf(person, id, code))?.files ?? []
const opens = async (person: SignedIn | null, evidence: string) =>
  (await as(person).request(`/evidence/${evidence}`)).status
async function add(id: string, code: string, name = 'log.pdf'): Promise<string> {
  const { dana } = people()
  const fileId = await upload(dana, pdf, name)
  await acts(dana, id, { act: 'add-evidence', code, fileId })
  return (await shownTo(dana, id, code)).at(-1)?.id ?? ''
}
async function secondResidence(): Promise<string> {
  const [residence = ''] = await buildResidences(transactions(), [
    { organizationId: people().dana.organization?.id ?? '', name: 'Birch House', stateCode: 'WV' },
  ])
  return start(people().dana, residence)
}
const end = (id: string, as: string) =>
  run(sql`update application set stage = 'ended', ended_at = ${clock().now()}, ended_as = ${as}, opened_at = started_at
    where id = ${id}`)

describe('evidence of a rule', () => {
  it('has a title and an end, is opened by its team, and by its affiliate once the application is', async () => {
    const { dana, june, ruth, omar, max, avery } = people()
    const id = await start()
    const evidence = await add(id, ofResidence, 'smoke log.pdf')
    const said: EvidenceAct = {
      act: 'describe-evidence',
      code: ofResidence,
      evidenceId: evidence,
      title: 'Alarm log',
      endsOn: day(90),
    }
    await acts(dana, id, said)
    expect(await shownTo(dana, id, ofResidence)).toMatchObject([
      { title: 'Alarm log', name: 'smoke log.pdf', state: 'clean', endsOn: day(90), mayRemove: true, size: 900 },
    ])
    const own = (await (await as(dana).request('/api/applications')).json()) as OwnApplications
    expect(own.applications).toMatchObject([{ id, evidenceEndsOn: day(90) }])
    expect(await opens(dana, evidence)).toBe(200)
    for (const person of [june, omar, max, avery]) expect(await opens(person, evidence)).toBe(404)
    await acts(dana, id, { act: 'open' })
    for (const person of [june, ruth]) expect(await opens(person, evidence)).toBe(200)
    for (const person of [omar, max, avery]) expect(await opens(person, evidence)).toBe(404)
    expect(await shownTo(june, id, ofResidence)).toMatchObject([{ title: 'Alarm log', mayRemove: false }])
    expect(await opens(null, evidence)).toBe(401)
    if (!dana.organization) throw new Error('Dana acts for nobody.')
    const { role: _, ...organization } = dana.organization
    expect(await opens(await join(organization, 'bed_updater'), evidence)).toBe(403)
    const opened = await as(june).request(`/evidence/${evidence}`)
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="file.pdf"; filename*=UTF-8\'\'smoke%20log.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    const bytes = await opened.arrayBuffer()
    expect(Buffer.from(bytes).equals(Buffer.from(pdf))).toBe(true)
  })

  it('is shown by all applications of its organization where the rule is answered once for all', async () => {
    const { dana, june } = people()
    const [first, second] = [await start(), await secondResidence()]
    const shared = await add(first, ofAll)
    await add(first, ofResidence)
    expect(await shownTo(dana, second, ofAll)).toMatchObject([{ id: shared }])
    expect(await shownTo(dana, second, ofResidence)).toEqual([])
    await acts(dana, second, { act: 'open' })
    expect(await shownTo(june, second, ofAll)).toMatchObject([{ id: shared }])
    await run(sql`update application set stage = 'decision' where id = ${second}`)
    const removal: EvidenceAct = { act: 'remove-evidence', code: ofAll, evidenceId: shared }
    expect(await act(dana, first, removal)).toEqual([
      409,
      'An affiliate decides right now about another of your homes by this file.',
    ])
    await run(sql`
      update application set stage = 'ended', ended_as = 'certified', ended_at = now() + interval '1 day' where id = ${second}`)
    expect(await act(dana, first, removal)).toEqual([409, expect.stringContaining('decided about one of your homes')])
    expect(await shownTo(dana, first, ofAll)).toMatchObject([{ id: shared, mayRemove: false }])
    await run(sql`update application set stage = 'documents', ended_as = null, ended_at = null where id = ${second}`)
    await acts(dana, first, removal)
    expect(await shownTo(dana, second, ofAll)).toEqual([])
    expect(await run(sql`select from stored_file`)).toHaveLength(1)
  })

  it('is added by the operator alone, of its own files, to rules of the application, while it may change', async () => {
    const { dana, june, omar } = people()
    const id = await start()
    const fileId = await upload(dana, pdf, 'log.pdf')
    const foreign = await upload(omar, pdf, 'log.pdf')
    await acts(dana, id, { act: 'open' })
    const adding = (file: string, code = ofResidence): EvidenceAct => ({ act: 'add-evidence', code, fileId: file })
    expect((await act(june, id, adding(fileId)))[0]).toBe(404)
    expect((await act(omar, id, adding(foreign)))[0]).toBe(404)
    expect((await act(dana, id, adding(foreign)))[0]).toBe(404)
    expect((await act(dana, id, adding(fileId, '9.Z.9')))[0]).toBe(404)
    await acts(dana, id, adding(fileId), adding(fileId))
    const [only] = await shownTo(dana, id, ofResidence)
    expect(await shownTo(dana, id, ofResidence)).toHaveLength(1)
    const removal: EvidenceAct = { act: 'remove-evidence', code: ofResidence, evidenceId: only?.id ?? '' }
    expect((await act(dana, id, { act: 'remove-evidence', code: ofResidence, evidenceId: randomUUID() }))[0]).toBe(404)
    expect((await act(june, id, removal))[0]).toBe(403)
    await run(sql`update application set stage = 'decision' where id = ${id}`)
    expect((await act(dana, id, removal))[0]).toBe(409)
    expect(await ruleOf(dana, id, ofResidence)).toMatchObject({ files: [{ mayRemove: false }] })
    expect((await read(dana, id)).mayAddEvidence).toBe(false)
    // While a certificate runs, what ends is replaced, and what was decided by stays.
    await end(id, 'certified')
    clock().forward({ hours: 1 })
    const later = await add(id, ofResidence, 'new.pdf')
    expect((await act(dana, id, removal))[0]).toBe(409)
    expect(await opens(june, later)).toBe(200)
    await acts(dana, id, { act: 'remove-evidence', code: ofResidence, evidenceId: later })
    await end(id, 'refused')
    expect((await act(dana, id, adding(fileId)))[0]).toBe(409)
  })

  it('ends silence, and what is wrong with its title or its day is said', async () => {
    const { dana } = people()
    const id = await start()
    await run(sql`update application set heard_at = now() - interval '80 days', noticed_at = now() where id = ${id}`)
    const evidenceId = await add(id, ofResidence)
    expect(await run(sql`select noticed_at as noticed from application`)).toEqual([{ noticed: null }])
    const post = (rest: object) =>
      as(dana).post(`/api/applications/${id}/acts`, {
        act: 'describe-evidence',
        code: ofResidence,
        evidenceId,
        ...rest,
      })
    expect(await (await post({ endsOn: '31.3.2027' })).json()).toMatchObject({
      fields: { endsOn: 'Write a day from 1900 to 2099, like 2027-06-30.' },
    })
    expect((await post({ title: 'x'.repeat(121) })).status).toBe(422)
    expect((await post({ title: '', endsOn: ' ' })).status).toBe(200)
    const history = await run(
      sql`select change, after from history where change like 'evidence%' order by happened_at, id`,
    )
    expect(history).toMatchObject([
      { change: 'evidence_added', after: { rule: ofResidence, file: 'log.pdf' } },
      { change: 'evidence_changed', after: { rule: ofResidence } },
    ])
  })

  it('that waits for the scanner or was refused says so, and nobody opens it', async () => {
    const { dana, june } = people()
    const id = await start()
    const evidence = await add(id, ofResidence)
    await acts(dana, id, { act: 'open' })
    await run(sql`update stored_file set state = 'held'`)
    expect(await shownTo(june, id, ofResidence)).toMatchObject([{ state: 'held' }])
    expect([await opens(dana, evidence), await opens(june, evidence)]).toEqual([409, 409])
    await run(sql`update stored_file set state = 'refused', refusal = 'Something harmful.', keys = '{}'`)
    clock().forward({ hours: 48 })
    await files().sweep()
    expect(await shownTo(dana, id, ofResidence)).toMatchObject([{ state: 'refused', refusal: 'Something harmful.' }])
    await acts(dana, id, { act: 'remove-evidence', code: ofResidence, evidenceId: evidence })
    expect(await run(sql`select from stored_file`)).toEqual([])
  })

  it('of last time begins a renewal, with its title and its end', async () => {
    const { dana } = people()
    const id = await start()
    const evidenceId = await add(id, ofResidence)
    const shared = await add(id, ofAll)
    await acts(dana, id, { act: 'describe-evidence', code: ofResidence, evidenceId, title: 'Drill', endsOn: day(40) })
    await end(id, 'certified')
    clock().forward({ hours: 1 })
    const renewal = await start(dana, residence())
    expect(renewal).not.toBe(id)
    expect(await shownTo(dana, renewal, ofResidence)).toMatchObject([
      { title: 'Drill', endsOn: day(40), name: 'log.pdf', mayRemove: true },
    ])
    expect(await shownTo(dana, renewal, ofAll)).toMatchObject([{ id: shared }])
    const [copy] = await shownTo(dana, renewal, ofResidence)
    await acts(dana, renewal, { act: 'remove-evidence', code: ofResidence, evidenceId: copy?.id ?? '' })
    // What the first was decided by is still there.
    expect(await opens(dana, evidenceId)).toBe(200)
  })
})

describe('evidence that ends', () => {
  it('is reminded of 30 and 7 days before, once each, and no more where something newer is there', async () => {
    const { dana } = people()
    await run(sql`update residence set is_sample = false`)
    const id = await start()
    const [old, other] = [await add(id, ofResidence), await add(id, ofAll)]
    const describeAs = (evidenceId: string, code: string, title: string, days: number) =>
      acts(dana, id, { act: 'describe-evidence', code, evidenceId, title, endsOn: day(days) })
    await describeAs(old, ofResidence, 'Alarm log', 35)
    await describeAs(other, ofAll, '', 300)
    const days: number[] = []
    for (let at = 0; at <= 20; at += 1) {
      const before = (await mails()).length
      await desk().reminding.remind()
      await desk().reminding.remind()
      if ((await mails()).length > before) days.push(at)
      clock().forward({ hours: 24 })
    }
    await describeAs(await add(id, ofResidence, 'newer.pdf'), ofResidence, 'alarm log', 365)
    clock().forward({ hours: 24 * 8 })
    await desk().reminding.remind()
    expect(days).toEqual([5])
    const [mail] = await mails()
    expect([mail?.recipient, mail?.kind, mail?.subject]).toEqual([
      dana.email,
      'evidence-ending',
      'Alarm log ends in 30 days',
    ])
    expect(mail?.text).toContain(`Rule ${ofResidence}. Its last day is`)
    expect(mail?.text).toContain(`/workspace/certification/${id}?rule=${ofResidence}`)
    expect(await mails()).toHaveLength(1)
  })

  it('is reminded of while the certificate it served runs, and no more once that was not renewed', async () => {
    const { june } = people()
    await run(sql`update residence set is_sample = false`)
    const id = await start()
    await add(id, ofResidence)
    await run(sql`update evidence set title = 'Alarm log', ends_on = ${day(20)}::date`)
    await end(id, 'certified')
    await run(sql`insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on)
      select ${june.organization?.id}, residence_id, 'WV-9', 2, '2020-01-01', ${day(-1)}::date
      from application where id = ${id}`)
    await desk().reminding.remind()
    expect(await mails()).toEqual([])
    await run(sql`update certificate set ends_on = ${day(300)}::date`)
    await desk().reminding.remind()
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Alarm log ends in 20 days'])
    await run(sql`update evidence set reminded_days = null`)
    await run(sql`update certificate set ended_at = now(), ended_as = 'withdrawn', end_reason = 'Gone.'`)
    await desk().reminding.remind()
    expect(await mails()).toHaveLength(1)
  })

  it('is reminded of each paper of a rule that has several', async () => {
    const { dana } = people()
    await run(sql`update residence set is_sample = false`)
    const id = await start()
    const papers = [
      ['fire.pdf', 'Fire insurance', 20],
      ['other.pdf', 'Liability insurance', 200],
    ] as const
    for (const [file, title, days] of papers) {
      const evidenceId = await add(id, ofResidence, file)
      await acts(dana, id, { act: 'describe-evidence', code: ofResidence, evidenceId, title, endsOn: day(days) })
      clock().forward({ seconds: 1 })
    }
    await desk().reminding.remind()
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Fire insurance ends in 20 days'])
  })
})
