import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { isAsked } from '#contract/imports/import-limits.ts'
import { book } from '#tests/support/imports/corpus/book.ts'
import { residencesNow } from '#tests/support/imports/import-desk.ts'
import { as, database, desk, importTests } from '#tests/support/imports/import-tests.ts'

importTests()

const residences = async () => (await residencesNow(database)).map(({ name, status, beds }) => [name, status, beds])

const perBed = [
  'Property,Street,Zip,Phone,Bed,Resident Name,Status',
  'Harbor Row House,410 Wren Lane,72201,501-555-0142,1,Kim Ashby,Occupied',
  'Harbor Row House,410 Wren Lane,72201,501-555-0142,2,,Vacant',
  'Juniper Porch,12 Elm St,72032,501-555-0170,1,Lee Moss,Occupied',
  'Juniper Porch,12 Elm St,72032,501-555-0170,2,,Vacant',
].join('\n')

const closed = [
  'House,Street,Zip,Phone,Beds,Status',
  'Harbor Row House,410 Wren Lane,72201,501-555-0142,8,Active',
  'Juniper Porch,12 Elm St,72032,501-555-0170,6,Inactive',
].join('\n')

describe('a file with a row for each bed', () => {
  it('becomes houses with their beds counted, and keeps nobody’s name', async () => {
    const id = await desk.upload(perBed)
    const view = await desk.view(id)
    expect(view.questions.beds).toEqual({ rows: 4, houses: 2, fewest: 2, most: 2, answer: null })
    expect(isAsked(view)).toBe(true)
    const answered = await desk.choose(id, { answers: { beds: 'fold', asOf: 'today' } })
    expect([isAsked(answered), answered.counts]).toMatchObject([false, { new: 2, problem: 0 }])
    await desk.commit(id)
    expect(await residences()).toEqual([
      ['Harbor Row House', 'draft', 'any 2:1'],
      ['Juniper Porch', 'draft', 'any 2:1'],
    ])
    expect(JSON.stringify(await as(sql`select sheet from import_file`))).not.toMatch(/Ashby|Moss/)
  })

  it('is a house for each row where a person says so', async () => {
    const view = await desk.choose(await desk.upload(perBed), { answers: { beds: 'apart' } })
    expect([view.rows, view.questions.beds?.answer]).toEqual([4, 'apart'])
  })
})

describe('houses that the file calls inactive', () => {
  it.each([
    ['out', [['Harbor Row House', 'published']]],
    [
      'draft',
      [
        ['Harbor Row House', 'published'],
        ['Juniper Porch', 'draft'],
      ],
    ],
    [
      'same',
      [
        ['Harbor Row House', 'published'],
        ['Juniper Porch', 'published'],
      ],
    ],
  ] as const)('are brought in as was said: %s', async (answer, after) => {
    const id = await desk.upload(closed)
    expect((await desk.view(id)).questions.closed).toMatchObject({ column: 'Status', says: ['Inactive'], rows: [3] })
    await desk.choose(id, { answers: { closed: answer } })
    await desk.commit(id, { publish: true })
    expect((await residences()).map((residence) => residence.slice(0, 2))).toEqual(after)
  })
})

describe('numbers of open beds', () => {
  const open = (beds: number) =>
    ['House,Street,Zip,Phone,Beds,Open', `Harbor Row House,410 Wren Lane,72201,501-555-0142,8,${beds}`].join('\n')
  const reports = async () =>
    await as<{ at: string }>(sql`select iso_time(reported_at) as at, occupied from bed_report order by reported_at`)

  it('are as old as a person says, and never put over what was said later', async () => {
    const first = await desk.upload(open(2))
    await desk.choose(first, { answers: { asOf: '2026-01-05' } })
    await desk.commit(first)
    expect(await reports()).toMatchObject([{ at: expect.stringMatching(/^2026-01-05/), occupied: 6 }])
    const earlier = await desk.upload(open(5))
    expect((await desk.choose(earlier, { answers: { asOf: '2026-01-04' } })).counts).toMatchObject({ same: 1 })
    const later = await desk.choose(earlier, { answers: { asOf: '2026-01-06' } })
    expect(later.counts).toMatchObject({ changed: 1 })
    await desk.commit(earlier)
    expect(await reports()).toMatchObject([{ occupied: 6 }, { at: expect.stringMatching(/^2026-01-06/), occupied: 3 }])
  })

  it('stay out where a person says so', async () => {
    const id = await desk.upload(open(2))
    await desk.choose(id, { answers: { asOf: 'none' } })
    await desk.commit(id)
    expect([await residences(), await reports()]).toEqual([[['Harbor Row House', 'draft', 'any 8:?']], []])
  })
})

it('one wrong value of many rows is answered once, and the answer can be taken back', async () => {
  const id = await desk.upload(
    [
      'House,Street,Zip,Pets',
      'Harbor Row House,410 Wren Lane,72201,service animals only',
      'Juniper Porch,12 Elm St,72032,service animals only',
      'Fern House,1 Fern St,72032,constructor',
    ].join('\n'),
  )
  const field = 'says.pets'
  const found = 'service animals only'
  const view = await desk.view(id)
  expect(view.wrongValues).toMatchObject([
    { field, found, rows: 2, first: [2, 3], listed: [{ value: 'yes' }, { value: 'no' }] },
  ])
  expect(view.problems).toMatchObject([{ row: 4, found: 'constructor' }])
  const said = await desk.choose(id, { values: [{ field, found, value: 'no' }] })
  expect([said.counts, said.wrongValues, said.saidValues]).toMatchObject([
    { new: 2, problem: 1 },
    [],
    [{ value: 'no' }],
  ])
  const back = await desk.choose(id, { values: [{ field, found, value: null }] })
  expect([back.counts, back.saidValues]).toMatchObject([{ problem: 3 }, []])
  expect((await desk.choose(id, { values: [{ field, found, value: '' }] })).counts).toMatchObject({ new: 2 })
})

it('another sheet, another row of headings or none is read as a person says', async () => {
  const residence = ['Harbor Row House', '410 Wren Lane', 72201, '501-555-0142']
  const head = ['House', 'Street', 'Zip', 'Phone']
  const file = book({ Arkansas: [head, residence], Other: [head, ['Fern House', '1 Fern St', 25301, '304-555-0101']] })
  const id = await desk.upload(file, 'houses.xlsx')
  expect((await desk.view(id)).added.map(({ residence }) => residence)).toEqual(['Harbor Row House'])
  await desk.choose(id, { fixes: [{ row: 2, field: 'name', value: 'Of the first sheet' }] })
  const other = await desk.choose(id, { read: { sheet: 1 } })
  expect(other.added.map(({ residence }) => residence)).toEqual(['Fern House'])
  const none = await desk.choose(id, { read: { headings: 0 } })
  expect([none.rows, none.from.headings, none.from.isSure]).toEqual([2, [], true])
  const back = await desk.choose(id, { read: { headings: 1 } })
  expect([back.rows, back.from.headings]).toEqual([1, [1]])
})
