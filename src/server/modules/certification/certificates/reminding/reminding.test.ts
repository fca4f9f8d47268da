import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk, buildPerson } from '#tests/support/desk/desk-people.ts'
import { buildAffiliate } from '#tests/support/directory/directory-rows.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { createReminding } from './reminding.service.ts'

const database = shareTestDatabase()

type SentMail = { kind: string; to: string; mailText: { subject: string; text: string } }

it('reminds leaders of the operator and of the affiliate at 90, 60, 30 and 7 days, once each, and then no more', async () => {
  const { transactions } = database
  const run = (statement: ReturnType<typeof sql>) => transactions.run({ kind: 'system' }, (tx) => statement.execute(tx))
  const clock = fakeClock()
  const affiliate = await buildAffiliate(database, 'WV', 'WV Alliance')
  const officer = await buildPerson(transactions, { organization: affiliate })
  const { organizationId, people } = await buildDesk(transactions, 'Porch Homes')
  const [id = '', free = ''] = await buildResidences(transactions, [
    { organizationId, name: 'Alder House', stateCode: 'WV' },
    { organizationId: affiliate.id, name: 'Birch House', stateCode: 'WV', isClaimed: false },
  ])
  await run(sql`update residence set is_sample = false`)
  const endsOn = new Date(clock.now().getTime() + 91 * 86_400_000).toISOString().slice(0, 10)
  for (const [residence, number] of [
    [id, 'WV-1'],
    [free, 'WV-2'],
  ]) {
    await run(sql`
      insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on)
      values (${affiliate.id}, ${residence}, ${number}, 2, '2025-01-01', ${endsOn})`)
  }
  const sent: string[][] = []
  const checkIns: string[] = []
  const toConfirm: string[] = []
  const lapsed: string[] = []
  const mail = {
    enqueue: async (_: unknown, { kind, to, mailText }: SentMail) => {
      if (kind === 'certificate-check-in') return void checkIns.push(`${mailText.subject.slice(0, 29)} ${to}`)
      if (kind === 'certificate-lapsed') return void lapsed.push(`${to} ${mailText.subject}`)
      if (kind === 'certificate-unconfirmed') return void toConfirm.push(`${to} ${mailText.subject}`)
      sent.push([to, mailText.subject, /WV-2/.test(mailText.text) ? 'both' : 'one'])
    },
    startDelivery: async () => undefined,
  }
  const reminding = createReminding({
    transactions,
    clock,
    mail,
    baseUrl: 'https://homes.example',
    supportEmail: 'a@b.example',
  })
  await run(sql`
    update certificate set form = 'conditional', check_in_on = ${endsOn} where number = 'WV-1'`)
  const days: number[] = []
  for (let day = 0; day <= 95; day += 1) {
    const before = sent.length
    await reminding.remind()
    await reminding.remind()
    if (sent.length > before) days.push(day)
    clock.forward({ hours: 24 })
  }
  const leaders = [people.owner.email, people.manager.email].toSorted()
  expect(sent.slice(0, 3)).toEqual([
    [officer.email, '2 certificates end soon', 'both'],
    ...leaders.map((email) => [email, 'The certificate of Alder House ends in 90 days', 'one']),
  ])
  expect([sent.length, days.map((day) => day - (days[0] ?? 0))]).toEqual([12, [0, 30, 60, 83]])
  expect(sent.at(-1)?.[1]).toBe('The certificate of Alder House ends in 7 days')
  // A check-in once, to both sides, of the one house that has one.
  expect(checkIns).toEqual([officer.email, ...leaders].map((to) => `The check-in of Alder House i ${to}`))
  // On the day of the lapse, and in the last week that it may be renewed: one for a time may not.
  const told = (to: string, subject: string) => `${to} ${subject}`
  expect(lapsed).toEqual([
    told(officer.email, '2 certificates have lapsed'),
    ...leaders.map((to) => told(to, 'The certificate of Alder House has lapsed')),
  ])
  expect(
    await run(sql`
      select o.name, after ->> 'number' as number from history h join organization o on o.id = h.organization_id
      where change = 'lapsed' order by 1, 2`),
  ).toMatchObject({
    rows: [
      { name: 'Porch Homes', number: 'WV-1' },
      { name: 'WV Alliance', number: 'WV-1' },
      { name: 'WV Alliance', number: 'WV-2' },
    ],
  })
  for (let day = 0; day <= 95; day += 1) {
    clock.forward({ hours: 24 })
    await reminding.remind()
  }
  expect(lapsed.slice(3)).toEqual([told(officer.email, 'The last days to renew the certificate of Birch House')])
  await run(sql`update certificate set ends_on = ends_on + 180`)
  await run(sql`update residence set city = 'Beckley', zip = '25801' where id = ${id}`)
  await reminding.tellUnconfirmed()
  await reminding.tellUnconfirmed()
  expect(toConfirm).toEqual(
    [officer.email, ...leaders].map((email) => `${email} The certificate of Alder House is to be confirmed`),
  )
})
