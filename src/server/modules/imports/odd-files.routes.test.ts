import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { residencesNow, somebody } from '#tests/support/imports/import-desk.ts'
import { as, database, desk, harbor, importTests, sheet } from '#tests/support/imports/import-tests.ts'

importTests()

describe('a file with more than houses in it', () => {
  it('keeps nothing of what is about residents, and hands nothing of it back', async () => {
    const id = await desk.upload(
      [
        'House,Town,Zip,Resident,DOB,Diagnosis,Notes',
        'Harbor Row House,Little Rock,72201,Kim Ashby,3/2/1985,F11.20,ask K.',
        'Fern House,Little Rock,7220,Lee Moss,11/30/1990,F10.10,call L.',
      ].join('\r\n'),
    )
    const view = await desk.view(id)
    expect(view.columns.map(({ name, field, isRefused }) => [name, field, isRefused])).toEqual([
      ['House', 'name', false],
      ['Town', 'city', false],
      ['Zip', 'zip', false],
      ['Resident', null, true],
      ['DOB', null, true],
      ['Diagnosis', null, true],
      ['Notes', null, false],
    ])
    const rows = await as(sql`select sheet from import_file`)
    expect(JSON.stringify(rows)).not.toMatch(/Ashby|Moss|1985|1990|F1\d/)
    const csv = await (await desk.server.request(`/api/imports/${id}/left-out.csv`)).text()
    expect(csv.split('\r\n')[1]).toBe('3,Fern House,Little Rock,7220,,,,,"ZIP: found “7220”, expected 5 digits."')
  })

  it('gives a ZIP code back the 0 that a spreadsheet took, where its state had one, and says so', async () => {
    const rows = ['Elm House,1 Elm St,Boston,MA,2134,617-555-0142', 'Oak House,2 Oak St,Conway,AR,7203,501-555-0142']
    const view = await desk.view(await desk.upload(['House,Street,City,State,ZIP,Phone', ...rows].join('\n')))
    expect([view.counts, view.problems]).toMatchObject([{ new: 1, problem: 1 }, [{ row: 3, column: 'ZIP' }]])
    expect(view.columns[4]).toMatchObject({ field: 'zip', note: 'We read 2134 as 02134 where its state says so' })
  })

  it.each(['City', 'City/State', 'City, State', 'City & State', 'Town and State', 'Location'])(
    'has the town apart from the state where %s holds both',
    async (heading) => {
      const [charleston, portland] = [
        'Key House 1,1 Main St,"Charleston, WV",25301',
        'Tide House,2 Bay St,"Portland, ME",4101',
      ]
      const rows = [charleston, portland].map((row, at) => `${row},304-555-014${at},8,Men`)
      const id = await desk.upload([`House,Street,"${heading}",ZIP,Phone,Beds,For`, ...rows].join('\n'))
      const { columns, counts, added } = await desk.view(id)
      expect(columns[2]).toMatchObject({ field: 'city', note: expect.stringContaining('Split into town and state') })
      expect([counts, added.map(({ city, state }) => [city, state])]).toMatchObject([
        { new: 2, problem: 0 },
        [
          ['Charleston', 'WV'],
          ['Portland', 'ME'],
        ],
      ])
      await desk.commit(id, { publish: true })
      const listed = await as<{ slug: string; city: string }>(sql`select slug, city from listing order by slug`)
      expect(listed).toEqual([
        { slug: 'key-house-1-charleston-wv', city: 'Charleston' },
        { slug: 'tide-house-portland-me', city: 'Portland' },
      ])
    },
  )

  it('is asked about where a town stands in two states, and its answer counts', async () => {
    const rows = ['Key House,"Charleston, WV",OH,25301,304-555-0142', 'Elm House,"Beckley, WV",WV,44101,304-555-0143']
    const id = await desk.upload(['House,City,State,ZIP,Phone', ...rows].join('\n'))
    const { problems } = await desk.view(id)
    expect(problems.map(({ row, column, expected }) => [row, column, expected])).toEqual([
      [2, 'City', 'one state. The state of the row is Ohio: type Charleston, OH or Charleston, WV'],
      [3, 'ZIP', 'a ZIP in West Virginia. 44101 is in Ohio'],
    ])
    const fixes = [
      { row: 2, field: 'city', value: 'Charleston, WV' },
      { row: 3, field: 'zip', value: '25801' },
    ]
    expect(await desk.choose(id, { fixes })).toMatchObject({ problems: [], counts: { new: 2 } })
  })

  it('is read whatever words of programs stand in it', async () => {
    const words = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']
    const id = await desk.upload(
      [
        `House,Town,Zip,Addr,Phone,${words}`,
        `constructor,Conway,72032,1 constructor __proto__,501-555-0142,${words}`,
      ].join('\n'),
    )
    expect(await desk.view(id)).toMatchObject({ problems: [], counts: { new: 1 } })
    await desk.commit(id)
    expect(await residencesNow(database)).toMatchObject([{ name: 'constructor', street: '1 constructor __proto__' }])
    const again = await desk.view(await desk.upload('House,Addr,Phone,Zip\nconstructor,1 constructor,5015550142,72032'))
    expect(again.problems).toEqual([])
  })

  it('is shown as it was read, with letters that look wrong and beds for nobody in particular', async () => {
    const id = await desk.upload(
      [
        'House,Town,Zip,Beds,Bed for,Phone',
        'PeÃ±a House,Little Rock,72201,8,,501-555-0142',
        'Fern House,Conway,72032,6,women,501-555-0143',
        'Elm House,Conway,72032,4,anyone,501-555-0144',
      ].join('\n'),
    )
    expect(await desk.view(id)).toMatchObject({
      added: [
        { row: 2, residence: 'PeÃ±a House', city: 'Little Rock', state: 'AR', beds: [{ audience: 'any', total: 8 }] },
        { row: 3, beds: [{ audience: 'women', total: 6 }] },
        { row: 4, beds: [{ audience: 'any', total: 4 }] },
      ],
      garbled: [{ row: 2, column: 'House', found: 'PeÃ±a House' }],
      garbledCount: 1,
      forAnyone: 1,
    })
  })

  it('is gone at once when the person says so, and nobody else’s is', async () => {
    const id = await desk.upload(sheet(harbor))
    desk.server.signIn(somebody(2))
    expect((await desk.server.request(`/api/imports/${id}`, { method: 'DELETE' })).status).toBe(404)
    desk.server.signIn(somebody(1))
    expect((await desk.server.request(`/api/imports/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect(await as(sql`select from import_file`)).toEqual([])
    expect((await desk.server.request(`/api/imports/${id}`, { method: 'DELETE' })).status).toBe(404)
    const other = await desk.upload(sheet(harbor))
    const posted = await desk.server.request(`/workspace/import/${other}`, {
      method: 'POST',
      body: new URLSearchParams({ act: 'delete' }),
    })
    expect([posted.status, posted.headers.get('location')]).toEqual([303, '/workspace/import'])
    expect(await as(sql`select from import_file`)).toEqual([])
  })

  it('that is not there cannot be imported: that is said before the answer begins', async () => {
    const unknown = await desk.server.post('/api/imports/11111111-1111-4111-8111-111111111111/commit', {
      stamp: 'x',
      publish: false,
    })
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'not_found' }])
  })
})
