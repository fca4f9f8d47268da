import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { CheckedImport } from '#contract/imports/imports.ts'
import { residencesNow } from '#tests/support/imports/import-desk.ts'
import { as, database, desk, importTests } from '#tests/support/imports/import-tests.ts'

importTests()

const headings = 'House,Where,Zip,Ring,Beds,Vibe,Status'
const row = (name: string, street: string, pets = 'service animals only', status = 'Open') =>
  `${name},${street},72201,501-555-0142,8,${pets},${status}`
const file = (...rows: string[]) => [headings, ...rows].join('\n')
const first = file(
  row('Harbor Row House', '410 Wren Lane'),
  row('Juniper Porch', '12 Elm St'),
  row('Closed House', '9 Oak St', 'yes', 'Closed'),
)
const columnOf = (view: Pick<CheckedImport, 'columns'>, name: string) => {
  const found = view.columns.find((column) => column.name === name)
  if (!found) throw new Error(`There is no column ${name}.`)
  return found
}
const choices = async () => await as(sql`select choices from import_mapping`)

/** Chooses where pets stand, what a value means and what to do with a closed house, and imports it. */
async function importFirst(): Promise<void> {
  const id = await desk.upload(first)
  const view = await desk.view(id)
  expect(view.remembered).toBeNull()
  await desk.choose(id, { columns: [{ column: columnOf(view, 'Vibe').column, field: 'says.pets' }] })
  await desk.choose(id, {
    values: [{ field: 'says.pets', found: 'service animals only', value: 'yes' }],
    answers: { closed: 'out', asOf: 'today' },
  })
  await desk.commit(id)
  expect((await residencesNow(database)).map(({ name }) => name)).toEqual(['Harbor Row House', 'Juniper Porch'])
}

describe('a file with the headings of one that was imported before', () => {
  it('is read with the choices that were made then, and says so', async () => {
    await importFirst()
    const id = await desk.upload(file(row('Lantern Hill', '77 Pine St'), row('Old House', '1 Ash St', 'yes', 'Closed')))
    const view = await desk.view(id)
    expect(view.remembered).toMatch(/^\d{4}-/)
    expect(columnOf(view, 'Vibe')).toMatchObject({ field: 'says.pets', isGuess: false })
    expect([view.counts.new, view.counts.problem, view.questions.closed?.answer]).toEqual([1, 0, 'out'])
    // How old the numbers are is asked anew.
    expect(JSON.stringify(await choices())).not.toContain('today')
  })

  it('is read without them once they are forgotten, and so is the next one', async () => {
    await importFirst()
    const id = await desk.upload(file(row('Lantern Hill', '77 Pine St')))
    expect((await desk.view(id)).remembered).not.toBeNull()
    const forgotten = await desk.choose(id, { forget: true })
    expect([forgotten.remembered, columnOf(forgotten, 'Vibe').field]).toEqual([null, null])
    expect(await choices()).toEqual([])
    expect((await desk.view(id)).remembered).toBeNull()
    expect((await desk.view(await desk.upload(file(row('Elm House', '5 Fir St'))))).remembered).toBeNull()
  })

  it('keeps what is chosen for it, which counts from then on', async () => {
    await importFirst()
    const id = await desk.upload(file(row('Lantern Hill', '77 Pine St')))
    const view = await desk.view(id)
    expect(columnOf(view, 'Vibe').field).toBe('says.pets')
    await desk.choose(id, { columns: [{ column: columnOf(view, 'Vibe').column, field: '' }] })
    expect(columnOf(await desk.view(id), 'Vibe').field).toBeNull()
    await desk.commit(id)
    const next = await desk.view(await desk.upload(file(row('Elm House', '5 Fir St'))))
    expect([next.remembered === null, columnOf(next, 'Vibe').field]).toEqual([false, null])
  })
})

it('a file with other headings is read as if nothing had been chosen, and a file that needed no choice leaves nothing', async () => {
  await importFirst()
  const other = await desk.view(await desk.upload(file(row('Elm House', '5 Fir St')).replace('Vibe', 'Mood')))
  expect([other.remembered, columnOf(other, 'Mood').field]).toEqual([null, null])
  const plain = await desk.upload('Name,Street,ZIP,Phone,Beds\nElm House,5 Fir St,72201,501-555-0170,6')
  await desk.commit(plain)
  expect(await choices()).toHaveLength(1)
})

it('a name that looks like a street in several rows is asked about once', async () => {
  const rows = ['410 Wren Lane,72201', '410 Wren Lane,72032', '9 Oak St,72201']
  const id = await desk.upload(
    ['Name,ZIP', ...rows, 'Harbor House,72201', 'Elm House,72201', 'Fir House,72201'].join('\n'),
  )
  const view = await desk.view(id)
  expect(view.wrongValues.filter(({ field }) => field === 'name')).toMatchObject([{ found: '410 Wren Lane', rows: 2 }])
  const said = await desk.choose(id, { values: [{ field: 'name', found: '410 Wren Lane', value: '410 Wren Lane' }] })
  expect(said.problems.filter(({ field }) => field === 'name').map(({ found }) => found)).toEqual(['9 Oak St'])
})
