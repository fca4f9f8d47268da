import { type RawBuilder, sql } from 'kysely'
import { expect, it } from 'vitest'
import { buildPerson } from '#tests/support/desk/desk-people.ts'
import { buildAffiliate, buildOrganization, buildResidence } from '#tests/support/directory/directory-rows.ts'
import { database, desk, importTests } from '#tests/support/imports/import-tests.ts'
import { listOffTheList } from './certificates.store.ts'

importTests()

const change = <Row>(statement: RawBuilder<Row>) => database.run(statement)

/** An owner of the affiliate of West Virginia, or another state, is signed in; an operator has two homes on the list. */
async function atAffiliate({ state = 'WV', city = 'Charleston' } = {}): Promise<{
  affiliate: string
  residences: string[]
}> {
  const { id: affiliate } = await buildAffiliate(database, state, 'WVARR')
  const operator = await buildOrganization(database.transactions)
  const residences: string[] = []
  for (const name of ['Cedar Home', 'Maple Home']) {
    residences.push(
      await buildResidence(database.transactions, { organizationId: operator, name, city, stateCode: state }),
    )
  }
  const organization = { id: affiliate, name: 'WVARR', kind: 'affiliate' } as const
  const officer = await buildPerson(database.transactions, { organization, role: 'owner' })
  desk.server.signIn(Object.assign({}, officer, { isProved: true }))
  return { affiliate, residences }
}

/** The ten fields, as West Virginia names them. */
const headings =
  'Residence,Operating entity,Beds permitted,Gender of beds,Address,Initial or renewal,Level,Duration,Issue date,Certificate number'
const file = (...rows: string[]) => [headings, ...rows].join('\n')
const cedar =
  'Cedar Home,"Porch Homes, Inc.",9,women,"3 Elm St, Charleston, WV 25301",Renewal,III,2 years,1/15/2026,WV-7'

const papers = (residences: readonly string[]) =>
  change(sql<Record<string, unknown>>`
    select c.residence_name as home, c.number, c.narr_level as level, c.operator_name as operator, c.beds,
      c.beds_for as "bedsFor", c.kind, c.issued_on::text as "issuedOn", c.ends_on::text as "endsOn", c.ended_as as "endedAs",
      r.certified, r.version
    from certificate c join residence r on r.id = c.residence_id
    where c.residence_id = any (${`{${residences.join(',')}}`}::text::uuid[]) order by c.number, c.set_at`)

const listed = (residence = '') =>
  change(sql<Record<string, unknown>>`
    select certified, certified_until::text as until, phone, narr_level as level
    from listing where residence_id = ${residence}`)

it('certifies a listing that an operator speaks for, with the ten fields, and changes nothing else of it', async () => {
  const { residences } = await atAffiliate()
  const [before] = await listed(residences[0])
  const id = await desk.upload(file(cedar))
  const view = await desk.view(id)
  expect(view.columns.map(({ field }) => field)).toEqual([
    'name',
    'cert_operator',
    'beds',
    'audience',
    'street',
    'cert_kind',
    'level',
    'cert_duration',
    'cert_issued',
    'cert_number',
  ])
  expect(view).toMatchObject({ problems: [], certified: 1, counts: { changed: 1, new: 0, problem: 0 } })
  expect(view.changes).toMatchObject([
    {
      residence: 'Cedar Home in Charleston, on the list',
      column: 'Certificate',
      was: 'None',
      now: 'WV-7, Level III, Jan 15, 2026 to Jan 14, 2028, renewal, Porch Homes, Inc., 9 beds, for Women',
    },
  ])
  expect(await papers(residences)).toEqual([])
  expect((await desk.commit(id)).at(-1)).toMatchObject({ phase: 'done' })
  expect(await desk.view(id)).toMatchObject({ state: 'done', undoUntil: expect.any(String), staying: 0 })
  expect(await papers(residences)).toMatchObject([
    {
      home: 'Cedar Home',
      number: 'WV-7',
      level: 3,
      operator: 'Porch Homes, Inc.',
      beds: 9,
      bedsFor: ['women'],
      kind: 'renewal',
      endsOn: '2028-01-14',
      endedAs: null,
      certified: true,
    },
  ])
  expect(await listed(residences[0])).toEqual([
    { certified: true, until: '2028-01-14', phone: before?.phone, level: 3 },
  ])
  expect((await desk.view(await desk.upload(file(cedar)))).counts).toMatchObject({ same: 1, changed: 0 })
})

it('takes it back whole when it is undone: the certificate before stands again, and one set since is kept', async () => {
  const { affiliate, residences } = await atAffiliate()
  await change(sql`
    insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on, set_at)
    values (${affiliate}, ${residences[0]}, 'WV-1', 2, '2025-01-01', '2027-12-31', '2025-01-01')`)
  const maple = cedar.replace('Cedar', 'Maple').replace('WV-7', 'WV-8')
  const first = await desk.bringIn(file(cedar, maple))
  expect((await papers(residences)).map(({ number, endedAs }) => [number, endedAs])).toEqual([
    ['WV-1', 'replaced'],
    ['WV-7', null],
    ['WV-8', null],
  ])
  expect((await desk.undo(first)).status).toBe(200)
  expect((await papers(residences)).map(({ number, endedAs }) => [number, endedAs])).toEqual([['WV-1', null]])
  expect(
    await change(sql`
      select o.kind as of, subject_name as home, after->>'number' as number, after->>'reason' as reason
      from history join organization o on o.id = organization_id
      where subject = 'certificate' and change = 'withdrawn' order by 1, 2`),
  ).toEqual(
    ['affiliate', 'operator'].flatMap((of) => [
      { of, home: 'Cedar Home', number: 'WV-7', reason: 'The import was undone.' },
      { of, home: 'Maple Home', number: 'WV-8', reason: 'The import was undone.' },
    ]),
  )
  expect(await listed(residences[0])).toMatchObject([{ certified: true, until: '2027-12-31' }])
  expect(await listed(residences[1])).toMatchObject([{ certified: false, until: null, level: null }])
  const second = await desk.bringIn(file(cedar, maple))
  await change(sql`
    insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on)
    values (${affiliate}, ${residences[1]}, 'WV-8', 2, '2026-02-01', '2027-12-31')`)
  await desk.undo(second)
  expect(
    (await papers(residences)).filter(({ endedAs }) => endedAs === null).map(({ number, level }) => [number, level]),
  ).toEqual([
    ['WV-1', 2],
    ['WV-8', 2],
  ])
})

it('takes a certificate for a time by the name its state has for it, for as long, and no second one after it', async () => {
  const { affiliate, residences } = await atAffiliate({ state: 'VA', city: 'Richmond' })
  const list = (...rows: string[]) =>
    ['House name,Address,Full or conditional,Level,Certificate number,Issued on,Certificate ends', ...rows].join('\n')
  const row = (form: string, issued: string, ends: string) =>
    `Cedar Home,"3 Elm St, Richmond, VA 23219",${form},II,VA-7,${issued},${ends}`
  const first = row('Conditional', '2026-01-15', '2026-07-14')
  const view = await desk.view(await desk.upload(list(first)))
  expect(view.columns[2]).toMatchObject({ field: 'cert_form' })
  expect(view.changes).toMatchObject([{ now: 'VA-7, Level II, Jan 15, 2026 to Jul 14, 2026, conditional, initial' }])
  await desk.bringIn(list(first))
  await change(sql`update certificate set set_at = '2026-01-15', checked_in_on = '2026-06-01', check_in_note = 'On its way.'
    where organization_id = ${affiliate}`)
  const said = () =>
    change(sql<Record<string, unknown>>`
      select number, form, check_in_on::text as due, check_in_note as note from certificate
      where residence_id = ${residences[0]} and ended_at is null`)
  expect(await said()).toEqual([{ number: 'VA-7', form: 'conditional', due: '2026-06-14', note: 'On its way.' }])
  const problems = async (...given: Parameters<typeof row>) =>
    (await desk.view(await desk.upload(list(row(...given))))).problems.map(({ column, expected }) => [column, expected])
  expect(await problems('provisional', '2026-01-15', '2026-07-14')).toEqual([
    ['Full or for a time', 'full or conditional'],
  ])
  expect(await problems('conditional', '2026-01-15', '2026-10-14')).toEqual([
    ['Certificate ends', 'at most 6 months: it is conditional'],
  ])
  expect((await problems('conditional', '2026-07-15', '2027-01-14')).slice(-1)).toEqual([
    [
      'Full or for a time',
      expect.stringMatching(/^full. This home ha[sd] a conditional certificate until July 14, 2026/),
    ],
  ])
  // A corrected number keeps the check-in, and a list that does not say it the form.
  const silent = 'House name,Address,Level,Certificate number,Issued on,Certificate ends'
  await desk.bringIn(`${silent}\n${first.replace('Conditional,', '').replace('VA-7', 'VA-8')}`)
  expect(await said()).toMatchObject([{ number: 'VA-8', form: 'conditional', note: 'On its way.' }])
})

it('leaves out a home that left the list of the state meanwhile', async () => {
  const { affiliate, residences } = await atAffiliate()
  const left = () =>
    database.transactions.run({ kind: 'system' }, async (tx) =>
      (await listOffTheList(tx, affiliate, residences)).map(({ name }) => name),
    )
  expect(await left()).toEqual([])
  await change(sql`update residence set status = 'archived' where id = ${residences[0]}`)
  expect(await left()).toEqual(['Cedar Home'])
})

it('says what is wrong with a certificate alone, and takes a listing once', async () => {
  const { residences } = await atAffiliate()
  const view = await desk.view(
    await desk.upload(
      file(
        cedar.replace('2 years', 'for ever'),
        cedar.replace('Cedar', 'Maple').replace('Renewal', 'Sometimes').replace('WV-7', 'WV-8'),
      ),
    ),
  )
  expect(view.problems.map(({ row, column, expected }) => `${row} ${column}: ${expected}`)).toEqual([
    '2 Certificate duration: a number of years or months, like 2 years',
    '2 Certificate ends: its last day, like 2028-06-30',
    '3 Initial or renewal: initial or renewal',
  ])
  const twice = await desk.view(await desk.upload(file(cedar, cedar.replace('WV-7', 'WV-9'))))
  expect(twice.counts).toMatchObject({ changed: 1, duplicate: 1 })
  expect(await papers(residences)).toEqual([])
})

it('undoes nothing that the affiliate did since the list was written', async () => {
  const { affiliate, residences } = await atAffiliate()
  await desk.bringIn(file(cedar))
  const problems = async (row: string) =>
    (await desk.view(await desk.upload(file(row)))).problems.map(({ column, expected }) => `${column}: ${expected}`)
  expect(await problems(cedar.replace('2 years', '3 years'))).toEqual([
    'Certificate ends: 2028-01-14 at most: in your state a certificate holds for 2 years',
  ])
  expect(await problems(cedar.replace('1/15/2026', '1/15/2025'))).toEqual([
    'Certificate issued: 2026-01-15 or later: WV-7 of that day is on the list',
  ])
  await change(sql`
    update certificate set ended_at = '2026-02-20T18:00Z', ended_as = 'withdrawn', end_reason = 'No answer.'
    where organization_id = ${affiliate}`)
  expect(await problems(cedar)).toEqual([
    'Certificate number: a certificate that was issued since. You withdrew WV-7 on Feb 20, 2026: certify it under Homes',
  ])
  expect(await papers(residences)).toMatchObject([{ number: 'WV-7', endedAs: 'withdrawn', certified: false }])
  expect(await problems(cedar.replace('1/15/2026', '2/25/2026').replace('WV-7', 'WV-9'))).toEqual([])
  const over = await desk.view(
    await desk.upload(file(cedar.replace('Cedar', 'Maple').replace('1/15/2026', '1/15/2023').replace('WV-7', 'WV-8'))),
  )
  expect(over.changes).toMatchObject([{ now: expect.stringMatching(/Jan 14, 2025, .*, over already$/) }])
})

it('asks about a home of another name with the same phone where one letter differs', async () => {
  const { residences } = await atAffiliate()
  const [listing] = await change(
    sql<{ phone: string }>`select phone from listing where residence_id = ${residences[0]}`,
  )
  const headings = 'Name,Address,Town,ZIP,Phone,Gender,Beds,Level,Certificate number,Issued,Expires'
  const row = (name: string) =>
    `${name},9 Ash St,Charleston,25301,${listing?.phone},women,8,II,WV-20,2026-01-15,2028-01-14`
  const counts = async (name: string) => (await desk.view(await desk.upload([headings, row(name)].join('\n')))).counts
  expect(await counts('Ceder Home')).toMatchObject({ new: 0, problem: 1 })
  expect(await counts('Cedar West Home')).toMatchObject({ new: 1, problem: 0 })
})

it('knows homes by name and town where the list says no ZIP code, and asks where two have the name', async () => {
  const { affiliate, residences } = await atAffiliate()
  const addOak = async () => {
    const oak = { organizationId: affiliate, name: 'Oak Home', city: 'St. Marys', stateCode: 'WV' }
    const residence = await buildResidence(database.transactions, oak)
    await change(sql`update residence set zip = '26170' where id = ${residence}`)
    return residence
  }
  const oak = await addOak()
  const list = [
    'Name,Town,Certificate number,Issued,Expires',
    'CEDAR  home,Charleston,WV-7,2026-01-15,2028-01-14',
    'Maple Home,Charleston,WV-8,2026-01-15,2028-01-14',
    'Oak Home,Saint Marys,WV-9,2026-01-15,2028-01-14',
  ].join('\n')
  const id = await desk.upload(list)
  expect(await desk.view(id)).toMatchObject({ problems: [], wrongValues: [{ field: 'level', found: '', rows: 3 }] })
  await desk.choose(id, { values: [{ field: 'level', found: '', value: 'III' }] })
  const view = await desk.view(id)
  expect(view).toMatchObject({
    problems: [],
    wrongValues: [],
    certified: 3,
    counts: { changed: 3, new: 0, problem: 0 },
  })
  expect(view.changes.filter(({ column }) => column === 'Certificate').map(({ residence }) => residence)).toEqual([
    'Cedar Home in Charleston, on the list',
    'Maple Home in Charleston, on the list',
    'Oak Home',
  ])
  expect((await desk.commit(id)).at(-1)).toMatchObject({ phase: 'done' })
  const all = [...residences, oak]
  expect((await papers(all)).map(({ number, certified }) => [number, certified])).toEqual([
    ['WV-7', true],
    ['WV-8', true],
    ['WV-9', true],
  ])
  expect((await desk.undo(id)).status).toBe(200)
  expect(await papers(all)).toEqual([])

  await addOak()
  const organizationId = await buildOrganization(database.transactions)
  await buildResidence(database.transactions, {
    organizationId,
    name: 'Cedar Home',
    city: 'Charleston',
    stateCode: 'WV',
  })
  const asked = await desk.view(await desk.upload(list))
  expect(asked.problems.map(({ row, column, expected }) => `${row} ${column}: ${expected}`)).toEqual(
    expect.arrayContaining([
      '2 Name: a home that is not on the list yet. Cedar Home in Charleston is, with the same name: certify it under Homes',
      '4 ZIP: the ZIP code of the one you mean: 2 of your homes have this name in Saint Marys',
    ]),
  )
  expect(asked.problems.filter(({ column }) => column === 'Phone')).toHaveLength(1)
})
