import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { noApplication } from '#domain/certification/application/guards.ts'
import { certificationDesk } from '#tests/support/certification/certification-desk.ts'

const { run, as, start, acts, read, mails, people, residence, clock } = certificationDesk()

type Person = ReturnType<typeof people>['dana']

async function dates(person: Person, id: string): Promise<string[]> {
  const answer = await as(person).request(`/api/applications/${id}/dates.ics`)
  if (answer.status !== 200) return [String(answer.status), ((await answer.json()) as { message: string }).message]
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  const file = (await answer.text()).replaceAll('\r\n ', '')
  return file.split('\r\n').filter((line) => /^(UID|DTSTART|SEQUENCE|STATUS|SUMMARY|URL)/.test(line))
}

async function accepted(): Promise<string> {
  // Names that somebody typed to break the file.
  await run(sql`update residence set name = ${'Alder; House, "A"'} where id = ${residence()}`)
  const id = await start()
  await run(sql`update application_rule set answer = 'yes', is_from_last = false where application_id = ${id}`)
  await acts(people().dana, id, { act: 'open' })
  await acts(people().june, id, { act: 'accept' })
  return id
}

const day = (days: number) => new Date(clock().now().getTime() + days * 86_400_000).toISOString().slice(0, 11)

it('gives the dates to both sides, newer ones under the same id, and takes canceled ones back', async () => {
  const { dana, june, omar, max } = people()
  const id = await accepted()
  expect(await dates(june, id)).toEqual(['404', 'There is no date ahead.'])
  await acts(june, id, { act: 'set-interview', startsAt: `${day(2)}09:30`, how: 'phone', where: 'We call you.' })
  await acts(june, id, { act: 'set-interview', startsAt: `${day(3)}09:30`, how: 'phone', where: 'We call you.' })
  expect(await dates(dana, id)).toEqual([
    `UID:interview-${id}@homes.example`,
    expect.stringMatching(/^DTSTART:\d{8}T\d{6}Z$/),
    'SEQUENCE:1',
    'STATUS:CONFIRMED',
    'SUMMARY:Interview: Alder\\; House\\, "A"',
    `URL:https://homes.example/workspace/certification/${id}`,
  ])
  const { applications } = (await (await as(june).request('/api/affiliate/applications')).json()) as {
    applications: { interviewAt: string | null }[]
  }
  expect(applications.map(({ interviewAt }) => interviewAt?.slice(0, 11))).toEqual([day(3)])
  const early = await as(june).post(`/api/applications/${id}/acts`, { act: 'hold-interview' })
  expect([early.status, ((await early.json()) as { fields: { early: string } }).fields.early]).toEqual([
    422,
    expect.stringMatching(/^It is planned for .*\. Say that it took place before/),
  ])
  await acts(june, id, { act: 'hold-interview', early: 'yes' })
  expect((await dates(dana, id)).slice(2, 4)).toEqual(['SEQUENCE:2', 'STATUS:CANCELLED'])
  const visits: string[][] = []
  // After those of the interview.
  const visitDates = async (id: string) => (await dates(june, id)).slice(6)
  const set = (days: number) =>
    acts(june, id, { act: 'set-visit', startsAt: `${day(days)}13:30`, inspectorId: june.id })
  for (const days of [9, 5]) {
    await set(days)
    visits.push(await visitDates(id))
    clock().forward({ minutes: 1 })
  }
  const visitId = (await read(june, id)).visits.find(({ canceledAt }) => canceledAt === null)?.id ?? ''
  await acts(june, id, { act: 'cancel-visit', visitId, reason: 'Snow.' })
  visits.push(await visitDates(id))
  await set(6)
  visits.push(await visitDates(id))
  await run(sql`
    update application_visit set held_at = ${clock().now()}, held_by_name = 'June' where canceled_at is null`)
  visits.push(await visitDates(id))
  expect(visits.map(([uid, , sequence, status]) => [uid, sequence, status])).toEqual([
    [`UID:visit-${id}-1@homes.example`, 'SEQUENCE:0', 'STATUS:CONFIRMED'],
    [`UID:visit-${id}-1@homes.example`, 'SEQUENCE:2', 'STATUS:CONFIRMED'],
    [`UID:visit-${id}-1@homes.example`, 'SEQUENCE:3', 'STATUS:CANCELLED'],
    [`UID:visit-${id}-1@homes.example`, 'SEQUENCE:4', 'STATUS:CONFIRMED'],
    [`UID:visit-${id}-1@homes.example`, 'SEQUENCE:5', 'STATUS:CANCELLED'],
  ])
  for (const stranger of [omar, max]) expect(await dates(stranger, id)).toEqual(['404', noApplication.words])
  const link = `https://homes.example/api/applications/${id}/dates.ics`
  const told = (await mails()).filter(({ text }) => text.includes(link)).map(({ kind }) => kind)
  expect(new Set(told)).toEqual(
    new Set(['application-interview-set', 'application-visit-set', 'application-visit-canceled']),
  )
})
