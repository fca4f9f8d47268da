import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { CertificateChange } from '#contract/certification/certificates.ts'
import { createCertificates } from '#server/modules/certification/certificates/certificates.service.ts'
import { issueCertificate } from '#server/modules/certification/certificates/issuing/issuing.service.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk, buildPerson } from '#tests/support/desk/desk-people.ts'
import { buildAffiliate } from '#tests/support/directory/directory-rows.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { createReminding } from './reminding.service.ts'
import { createSetMailing } from './set-mailing.service.ts'

type SentMail = { kind: string; to: string; mailText: { subject: string; text: string } }

const database = shareTestDatabase()
let clock: FakeClock
let [alder, birch, free] = ['', '', '']
let leaders: string[] = []
let sent: SentMail[] = []
let set: (id: string, paper?: Partial<Extract<CertificateChange, { act: 'set' }>>) => Promise<void>
let change: (asked: CertificateChange) => Promise<void>
let tell: () => Promise<string[]>
let officer: { id: string; name: string }
let affiliate: Awaited<ReturnType<typeof buildAffiliate>>

const run = (statement: RawBuilder<unknown>) => database.run(statement)

beforeEach(async () => {
  clock = fakeClock()
  sent = []
  const { transactions } = database
  affiliate = await buildAffiliate(database, 'WV', 'WV Alliance')
  const { id: personId } = await buildPerson(transactions, { organization: affiliate })
  officer = { id: personId, name: 'Riley' }
  const { organizationId, people } = await buildDesk(transactions, 'Porch Homes')
  leaders = [people.owner.email, people.manager.email].toSorted()
  const of = { organizationId, stateCode: 'WV', city: 'Charleston' }
  ;[alder, birch, free] = (await buildResidences(transactions, [
    { ...of, name: 'Alder House', street: '12 Elm Street' },
    { ...of, name: 'Birch House' },
    { ...of, name: 'Free House', organizationId: affiliate.id, isClaimed: false },
  ])) as [string, string, string]
  await run(sql`update residence set is_sample = false`)
  prepare()
})

function prepare() {
  const mail = {
    enqueue: async (_: unknown, letter: SentMail) => void sent.push(letter),
    startDelivery: async () => undefined,
  }
  const parts = {
    transactions: database.transactions,
    clock,
    mail,
    baseUrl: 'https://homes.example',
    supportEmail: 'a@b.example',
  }
  const certificates = createCertificates({ ...parts, reminding: createReminding(parts) })
  const origin = { source: 'certificate', device: '' } as const
  const actor = { kind: 'person', personId: officer.id, organizationId: affiliate.id, origin } as const
  change = (asked) => certificates.change({ actor, person: officer, affiliateId: affiliate.id }, undefined, asked)
  const paper = { act: 'set', number: 'WV-1', level: 2, issuedOn: '2026-01-15', endsOn: '2028-01-14' } as const
  set = (id, more = {}) => change({ ...paper, form: null, standard: '3.0', id, ...more })
  const { tellSet } = createSetMailing(parts)
  tell = async () => {
    const before = sent.length
    await tellSet()
    await tellSet()
    return sent.slice(before).map(({ to, mailText }) => `${to} ${mailText.subject}`)
  }
}

const toLeaders = (subject: string) => leaders.map((to) => `${to} ${subject}`)

it('tells the leaders of the operator once that a certificate counts, and nobody of a house that nobody claimed', async () => {
  await set(alder)
  await set(free, { number: 'WV-9' })
  expect(await tell()).toEqual(toLeaders('The certificate of Alder House counts until Jan 14, 2028'))
  const text = sent[0]?.mailText.text.replace(/\s+/g, ' ')
  expect(text).toContain('WV Alliance set this certificate.')
  expect(text).toContain('Certificate WV-1, Level II. It counts from Jan 15, 2026 to Jan 14, 2028.')
  expect(text).toContain('https://homes.example/verify/WV-1 ')
  expect(text).toContain('https://homes.example/workspace/certification')
})

it('tells nobody of a sample house, of one that is over, or of what is corrected on the same day', async () => {
  await run(sql`update residence set is_sample = true where id = ${birch}`)
  await set(birch, { number: 'WV-2' })
  await set(alder, { issuedOn: '2023-01-01', endsOn: '2024-12-31' })
  expect(await tell()).toEqual([])
  clock.forward({ minutes: 1 })
  await set(alder)
  expect(await tell()).toHaveLength(2)
  clock.forward({ minutes: 1 })
  await set(alder, { beds: 9 })
  expect(await tell()).toEqual([])
  clock.forward({ minutes: 1 })
  await set(alder, { level: 3 })
  expect(await tell()).toHaveLength(2)
  clock.forward({ hours: 26 })
  await set(alder, { level: 3, beds: 8 })
  expect(await tell()).toHaveLength(2)
})

it('says that it counts again after a move, a change of operator and a suspension', async () => {
  const again = toLeaders('The certificate of Alder House counts again')
  const flat = () => sent.at(-1)?.mailText.text.replace(/\s+/g, ' ')
  await set(alder)
  await tell()
  clock.forward({ minutes: 1 })
  await run(sql`update residence set street = '14 Elm Street' where id = ${alder}`)
  expect(await tell()).toEqual([])
  await set(alder)
  expect(await tell()).toEqual(again)
  expect(flat()).toContain('It was to be confirmed since the house moved. It counts again.')
  clock.forward({ minutes: 1 })
  await run(sql`update certificate set unconfirmed_at = now(), unconfirmed_as = 'operator' where ended_at is null`)
  await set(alder)
  expect(await tell()).toEqual(again)
  expect(flat()).toContain('since the house has another operator')
  clock.forward({ minutes: 1 })
  await change({ act: 'withdraw', id: alder, as: 'suspended', reason: 'A leak.' })
  await set(alder)
  expect(await tell()).toEqual(again)
})

it('tells nobody a second time of what another mail says', async () => {
  await set(alder)
  await tell()
  clock.forward({ minutes: 1 })
  await change({ act: 'withdraw', id: alder, as: 'suspended', reason: 'A leak.' })
  await change({ act: 'lift', id: alder, reason: 'It is mended.' })
  expect(await tell()).toEqual([])
  const decided = { residenceId: birch, residenceName: 'Birch House', stateCode: 'WV', affiliateId: affiliate.id }
  const origin = { source: 'certificate', device: '' } as const
  await database.transactions.run({ kind: 'system', personId: officer.id, origin }, (tx) =>
    issueCertificate(
      tx,
      { ...decided, level: 2, version: '3.0', isRenewal: false },
      { isConditional: false, at: clock.now(), by: officer },
    ),
  )
  expect(await tell()).toEqual([])
})

it('tells of all that an import set in one mail, once the import can no longer be undone', async () => {
  await set(alder)
  await set(birch, { number: 'WV-2' })
  await run(sql`
    insert into import_run (id, organization_id, file_name, imported_at, published, added, changed, same, duplicate, left_out)
    values (${randomUUID()}, ${affiliate.id}, 'list.csv', ${clock.now()}, true, 0, 2, 0, 0, 0)`)
  clock.forward({ hours: 23 })
  expect(await tell()).toEqual([])
  clock.forward({ hours: 1 })
  expect(await tell()).toEqual(toLeaders('2 certificates count now'))
  const text = sent[0]?.mailText.text
  expect([text?.match(/Alder House/g), text?.match(/Birch House/g)].map((named) => named?.length)).toEqual([1, 1])
})

it('says of a certificate for a time what its state calls it', async () => {
  await run(sql`
    insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on, set_at, form, check_in_on)
    values (${affiliate.id}, ${birch}, 'WV-3', 2, '2026-01-15', '2028-01-14', ${clock.now()}, 'provisional', '2027-06-14')`)
  const read = () => sent.at(-1)?.mailText.text.replace(/\s+/g, ' ')
  expect(await tell()).toEqual(toLeaders('The provisional certificate of Birch House counts until Jan 14, 2028'))
  expect(read()).toContain('The check-in is due by Jun 14, 2027.')
  expect(read()).toContain('Before its last day the house needs the full certificate')
  await run(sql`
    update certificate set checked_in_on = '2027-06-01', extended_from = ends_on, ends_on = '2028-04-13', set_told_at = null
    where number = 'WV-3'`)
  expect(await tell()).toEqual(toLeaders('The certificate of Birch House is extended to Apr 13, 2028'))
  expect(read()).toContain('WV Alliance extended this certificate.')
  expect(read()).toContain('It was extended from Jan 14, 2028 to Apr 13, 2028. That is done once')
  expect(read()).not.toContain('The check-in is due')
})
