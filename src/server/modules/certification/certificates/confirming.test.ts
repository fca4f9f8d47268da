import { type RawBuilder, sql } from 'kysely'
import { expect, it } from 'vitest'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildDesk, buildPerson } from '#tests/support/desk/desk-people.ts'
import { buildAffiliate } from '#tests/support/directory/directory-rows.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { createCertificates } from './certificates.service.ts'

const database = shareTestDatabase()

const run = (statement: RawBuilder<unknown>) => database.run(statement)

async function prepare(addressVisibility: 'exact' | 'area') {
  const { transactions } = database
  const affiliate = await buildAffiliate(database, 'WV', 'WV Alliance')
  const { id: personId } = await buildPerson(transactions, { organization: affiliate })
  const { organizationId } = await buildDesk(transactions, 'Porch Homes')
  const [id = ''] = await buildResidences(transactions, [
    { organizationId, name: 'Alder House', city: 'Charleston', stateCode: 'WV', street: '12 Elm Street' },
  ])
  await run(sql`update residence set address_visibility = ${addressVisibility}, zip = '25301' where id = ${id}`)
  const [clock, person] = [fakeClock(), { id: personId, name: 'Riley' }]
  const nothing = async () => undefined
  const reminding = { tellEnded: nothing, tellLifted: nothing, tellCheckedIn: nothing, startDelivery: nothing }
  const certificates = createCertificates({ transactions, clock, reminding })
  const origin = { source: 'certificate', device: '' } as const
  const actor = { kind: 'person', personId, organizationId: affiliate.id, origin } as const
  const by = { actor, person, affiliateId: affiliate.id }
  const days = { number: 'WV-1', level: 2, issuedOn: '2026-01-15', endsOn: '2028-01-14' }
  const paper = { ...days, operator: 'Porch Homes, Inc.', beds: 9, form: null, standard: '3.0' }
  await certificates.change(by, undefined, { act: 'set', id, ...paper })
  clock.forward({ minutes: 1 })
  return {
    id,
    days,
    confirm: () => certificates.change(by, undefined, { act: 'confirm', id }),
    read: async () => (await certificates.residence(by, undefined, id)).residence,
  }
}

it('shows the public address before and now of a home that moved, and sets the same certificate again', async () => {
  const { id, days, confirm, read } = await prepare('exact')
  expect((await read()).move).toBeNull()
  await expect(confirm()).rejects.toThrow('This home has no certificate that is to be confirmed.')
  await run(sql`update residence set street = '14 Oak Street', city = 'Elkins', zip = '26241' where id = ${id}`)
  expect(await read()).toMatchObject({
    isCertified: false,
    move: {
      from: { street: '12 Elm Street', city: 'Charleston', zip: '25301' },
      to: { street: '14 Oak Street', city: 'Elkins', zip: '26241' },
    },
  })
  await confirm()
  const paper = { ...days, operator: 'Porch Homes, Inc.', beds: 9, unconfirmed: null }
  expect(await read()).toMatchObject({ isCertified: true, move: null, certificate: paper })
})

it('shows no street that the public does not read', async () => {
  const { id, read } = await prepare('area')
  await run(sql`update residence set street = '14 Oak Street' where id = ${id}`)
  const { move } = await read()
  expect(move).toMatchObject({ from: { street: null, city: 'Charleston' }, to: { street: null, city: 'Charleston' } })
  expect(JSON.stringify(move)).not.toMatch(/Elm|Oak/)
})

it('confirms one for another operator in the name that the listing has now', async () => {
  const { days, confirm, read } = await prepare('exact')
  await run(sql`update certificate set unconfirmed_at = now(), unconfirmed_as = 'operator' where ended_at is null`)
  await confirm()
  expect(await read()).toMatchObject({ isCertified: true, certificate: { ...days, operator: 'Porch Homes', beds: 9 } })
})
