import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { buildPerson } from '#tests/support/desk/desk-people.ts'
import { buildAffiliate, buildOrganization, buildResidence } from '#tests/support/directory/directory-rows.ts'
import { as, database, desk, importTests } from '#tests/support/imports/import-tests.ts'

importTests()
const transactions: Transactions = { run: (actor, work) => database.transactions.run(actor, work) }

/** Signs in an owner of a new affiliate, of West Virginia unless another state is named, and gives its id. */
async function atAffiliate({ isProved = true, state = 'WV' } = {}): Promise<string> {
  const organization = await buildAffiliate(database, state, `${state}ARR`)
  desk.server.signIn({ ...(await buildPerson(transactions, { organization, role: 'owner' })), isProved })
  return organization.id
}

const headings = 'House name,Address,City,ZIP,Phone,Gender,Beds,Open,Level,Certificate number,Issued,Expires'
const file = (...rows: string[]) => [headings, ...rows].join('\n')
const alder = 'Alder House,12 Elm St,Charleston,25301,304-555-0101,women,8,3,II,WV-1,2026-01-15,2028-01-14'

const residences = (organizationId: string) =>
  as(sql<Record<string, unknown> & { id: string }>`
      select r.id, r.name, r.status, r.claimed_at as "claimedAt", r.certified, r.certified_until::text as until,
        r.narr_level as level, (select count(*)::int from bed_report b join bed_group g on g.id = b.bed_group_id
          where g.residence_id = r.id) as reports,
        (select sum(total_beds)::int from bed_group g where g.residence_id = r.id) as beds,
        (select count(*)::int from listing l where l.residence_id = r.id and l.certified and not l.is_claimed) as listed
      from residence r where r.organization_id = ${organizationId} order by r.name`)

it('an affiliate brings in unclaimed homes of its state with their certificates, and no open beds', async () => {
  const affiliate = await atAffiliate()
  const id = await desk.upload(file(alder))
  const view = await desk.view(id)
  expect(view).toMatchObject({ isAffiliates: true, certified: 1, counts: { new: 1, problem: 0 } })
  expect(view.columns.find(({ name }) => name === 'Open')).toMatchObject({
    field: null,
    note: 'Only the house itself says how many beds are open',
  })
  expect((await desk.commit(id)).at(-1)).toMatchObject({ phase: 'done' })
  // Who sets certificates by the hundred is seen in the security events.
  expect(desk.server.logged()).toMatch(/"kind":"bulk_act".*"about":"POST \/api\/imports\/:id\/commit","count":1/)
  expect(await residences(affiliate)).toMatchObject([
    {
      name: 'Alder House',
      status: 'published',
      claimedAt: null,
      certified: true,
      until: '2028-01-14',
      level: 2,
      reports: 0,
      beds: 8,
      listed: 1,
    },
  ])
})

it('asks for a recent proof before anything of an affiliate is public', async () => {
  const affiliate = await atAffiliate({ isProved: false })
  const id = await desk.upload(file(alder))
  const { stamp } = await desk.view(id)
  const asked = await desk.server.post(`/api/imports/${id}/commit`, { stamp, publish: true })
  expect([asked.status, await asked.json()]).toMatchObject([403, { code: 'prove_again' }])
  const sent = await desk.server.postForm(`/workspace/import/${id}`, { act: 'import', stamp })
  expect([sent.status, await sent.json()]).toMatchObject([403, { code: 'prove_again' }])
  expect(await residences(affiliate)).toEqual([])
})

it('the same list again changes nothing, a renewed certificate does, and an undo takes back what was added', async () => {
  const affiliate = await atAffiliate()
  const first = await desk.bringIn(file(alder))
  expect((await desk.view(await desk.upload(file(alder)))).counts).toMatchObject({ same: 1, new: 0 })
  const renewed = alder.replace('WV-1,2026-01-15,2028-01-14', 'WV-1,2026-01-20,1/19/2028')
  const again = await desk.upload(file(renewed))
  expect((await desk.view(again)).changes).toMatchObject([
    {
      column: 'Certificate',
      was: 'WV-1, Level II, Jan 15, 2026 to Jan 14, 2028, initial',
      now: 'WV-1, Level II, Jan 20, 2026 to Jan 19, 2028, renewal',
    },
  ])
  await desk.commit(again)
  expect(await residences(affiliate)).toMatchObject([{ until: '2028-01-19' }])
  expect((await desk.undo(first)).status).toBe(409)
  const other = await desk.bringIn(file('Birch House,14 Oak St,Charleston,25301,304-555-0102,men,6,,III,,,'))
  expect(await residences(affiliate)).toMatchObject([
    { name: 'Alder House' },
    { name: 'Birch House', certified: false, level: 3 },
  ])
  expect((await desk.undo(other)).status).toBe(200)
  expect((await residences(affiliate)).map(({ name }) => name)).toEqual(['Alder House'])
})

it('names a home of another state, one that is listed already, and what is wrong with a certificate', async () => {
  await atAffiliate()
  const operator = await buildOrganization(transactions)
  await buildResidence(transactions, {
    organizationId: operator,
    name: 'Cedar Home',
    city: 'Charleston',
    stateCode: 'WV',
  })
  const id = await desk.upload(
    file(
      'Far House,1 Elm St,Conway,72032,501-555-0103,women,8,,II,,,',
      'Cedar Home,3 Elm St,Charleston,25301,304-555-0104,women,8,,II,,,',
      'Silent House,4 Elm St,Charleston,25301,,women,8,,II,,,',
      'Early House,9 Elm St,Charleston,25301,304-555-0109,women,8,,II,WV-9,2098-01-15,2099-01-14',
      'Late House,5 Elm St,Charleston,25301,304-555-0105,women,8,,II,WV-2,2026-01-15,2025-01-14',
      'One House,6 Elm St,Charleston,25301,304-555-0106,women,8,,II,WV-3,2026-01-15,2027-01-14',
      'Two House,7 Elm St,Charleston,25301,304-555-0107,women,8,,II,wv-3,2026-01-15,2027-01-14',
      'No Level House,8 Elm St,Charleston,25301,304-555-0108,women,8,,,WV-4,2026-01-15,2027-01-14',
    ),
  )
  const { problems, counts } = await desk.view(id)
  expect(problems.map(({ row, column, expected }) => `${row} ${column}: ${expected}`)).toEqual([
    '2 State: a home in West Virginia: your list is of that state',
    '3 Name: a home that is not on the list yet. Cedar Home in Charleston is, with the same name: certify it under Homes',
    '4 Phone: the number people call: without one nobody can ask or claim',
    '5 Certificate issued: a day that is not in the future',
    '6 Certificate ends: a day after it was issued, 2026-01-15',
    '8 Certificate number: a number that is no other home’s',
    '9 Level of support: the level of the certificate: I, II, III or IV',
  ])
  expect(problems[0]?.found).toBe('AR, by its ZIP code 72032')
  expect(counts).toMatchObject({ new: 1, problem: 7 })
})

it('refuses a level that the affiliate does not certify', async () => {
  await atAffiliate({ state: 'OH' })
  const row = 'Far House,1 Elm St,Columbus,43004,614-555-0103,women,8,,IV,OH-1,2026-01-15,2027-01-14'
  const { problems } = await desk.view(await desk.upload(file(row)))
  expect(problems.map(({ expected }) => expected)).toEqual(['I, II, III: the levels certified in your state'])
})

it('refuses a home of another state as such without a ZIP code, asks a look-alike for none, and says what it leaves out', async () => {
  await atAffiliate()
  const operator = await buildOrganization(transactions)
  const cedar = { organizationId: operator, name: 'Cedar Home', city: 'Charleston', stateCode: 'WV' }
  await buildResidence(transactions, cedar)
  const rows = [
    'Home,Street,City,State,Phone,Level,Certificate number,Issued on,Certificate ends',
    'Far House,1 Elm St,Erie,PA,814-555-0103,II,WV-7,2026-01-15,2027-01-14',
    'Cedar Recovery Home,3 Oak St,Charleston,WV,,II,WV-8,"Jan 15, 2026",46401',
    'Cedar Home,3 Elm St,Charleston,WV,304-555-0104,II,WV-9,15-Jan-26,"January 14th, 2027"',
    'Cedar Home,3 Elm St,Charleston,WV,304-555-0104,II,WV-10,46037,46401',
  ]
  const { problems, duplicates, changes } = await desk.view(await desk.upload(rows.join('\n')))
  expect(problems.map(({ row, column, expected }) => `${row} ${column}: ${expected}`)).toEqual([
    '2 State: a home in West Virginia: your list is of that state',
    expect.stringMatching(/^3 Name: a home that is not on the list yet/),
  ])
  expect(changes).toMatchObject([{ row: 4, now: 'WV-9, Level II, Jan 15, 2026 to Jan 14, 2027, initial' }])
  expect(duplicates).toMatchObject([{ row: 5, residence: 'Cedar Home', keeps: 4, drops: 'WV-10' }])
})

it('asks once for a day that no certificate of the list has, and knows the headings of such lists', async () => {
  const affiliate = await atAffiliate()
  const id = await desk.upload(
    [
      'House name,Full Address,City/ZIP,Phone,Gender,Beds,Level,Cert #,Expires',
      'Alder House,12 Elm St,Charleston 25301,304-555-0101,women,8,II,WV-1,3/1/27',
      'Birch House,14 Oak St,Charleston WV 25301,304-555-0102,men,6,III,WV-2,12/31/2027',
      'Plain House,16 Oak St,Charleston 25301,304-555-0103,men,6,III,,',
    ].join('\n'),
  )
  const view = await desk.view(id)
  expect(view.columns.map(({ field }) => field)).toEqual([
    'name',
    'street',
    'zip',
    'phone',
    'audience',
    'beds',
    'level',
    'cert_number',
    'cert_ends',
  ])
  expect(view.columns[2]?.note).toContain('Split into town, state and ZIP')
  expect(view.problems).toEqual([])
  expect(view.wrongValues).toMatchObject([{ field: 'cert_issued', found: '', rows: 2, first: [2, 3] }])
  await desk.choose(id, { values: [{ field: 'cert_issued', found: '', value: '1/15/26' }] })
  expect(await desk.view(id)).toMatchObject({
    wrongValues: [],
    problems: [],
    saidValues: [{ field: 'cert_issued', found: '', value: '1/15/26' }],
    counts: { new: 3, problem: 0 },
  })
  expect((await desk.commit(id)).at(-1)).toMatchObject({ phase: 'done' })
  expect((await residences(affiliate)).map(({ name, certified, until }) => [name, certified, until])).toEqual([
    ['Alder House', true, '2027-03-01'],
    ['Birch House', true, '2027-12-31'],
    ['Plain House', false, null],
  ])
})

it('an operator says nothing of certificates', async () => {
  const organization = { id: await buildOrganization(transactions), name: 'Porch Homes', kind: 'operator' } as const
  desk.server.signIn(await buildPerson(transactions, { organization, role: 'owner' }))
  const id = await desk.upload(file(alder))
  const view = await desk.view(id)
  expect(view.columns.filter(({ field }) => field?.startsWith('cert_'))).toEqual([])
  expect(view.columns.find(({ name }) => name === 'Certificate number')?.note).toBe('Your affiliate says this')
  expect(view.fields.some(({ group }) => group === 'Certificate')).toBe(false)
})
