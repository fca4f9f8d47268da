import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { insertRows, makeRows, testPersonId } from '#tests/support/database/table-rows.ts'
import { fileForm, importer, residencesNow, somebody } from '#tests/support/imports/import-desk.ts'
import { as, database, desk, harbor, importTests, juniper, sheet } from '#tests/support/imports/import-tests.ts'

importTests()

describe('a file that is checked', () => {
  it('is understood by the names of its columns, and kept for the person until it is imported', async () => {
    const id = await desk.upload(sheet(harbor, juniper))
    const view = await desk.view(id)
    expect(view.columns.map(({ name, label, note, isGuess }) => [name, label, note, isGuess])).toEqual([
      ['House', 'Name', 'Matched by name', false],
      ['Addr', 'Street address', 'Public sees the area only', false],
      ['Town', 'City', 'Matched by name', false],
      ['Zip', 'ZIP', 'Matched by name', false],
      ['Gender', 'A bed for', 'W means women, M means men', false],
      ['Beds', 'Total beds', 'Matched by name', false],
      ['Open', 'Open beds', 'Matched by name', false],
      ['Weekly', 'Fee per week', 'We read $160 as 160.00', false],
      ['Cell', 'Phone', 'A guess. Please check. We read (501) 555-0142 as 501-555-0142', true],
      ['Notes', null, 'May name a resident', false],
    ])
    expect(view).toMatchObject({
      state: 'checked',
      fileName: 'houses.csv',
      rows: 2,
      squares: ['new', 'new'],
      problemCount: 0,
      counts: { new: 2, changed: 0, same: 0, duplicate: 0, problem: 0 },
    })
    expect(await residencesNow(database)).toEqual([])
    desk.clock.forward({ hours: 24 })
    expect((await desk.server.request(`/api/imports/${id}`)).status).toBe(404)
    expect(await desk.imports.forgetOld()).toBe(1)
  })

  it('says of each row what is wrong, and takes what is typed instead', async () => {
    const id = await desk.upload(
      sheet(
        harbor,
        'Fern Street House,1 Fern St,Little Rock,7220,W,eight,,160,501-555-01,',
        ',2 Oak St,Little Rock,72201,W,3,9,160,501-555-0144,',
        'Old Mill Home,3 Oak St,Dallas,75201,W,3,1,160,501-555-0145,',
      ),
    )
    const view = await desk.view(id)
    expect(
      view.problems.map(({ row, residence, column, found, expected }) => [row, residence, column, found, expected]),
    ).toEqual([
      [3, 'Fern Street House', 'ZIP', '7220', '5 digits'],
      [3, 'Fern Street House', 'Total beds', 'eight', 'a whole number, like 8'],
      [3, 'Fern Street House', 'Phone', '501-555-01', '10 digits, like 501-555-0142'],
      [4, 'No name', 'Name', '', 'the name of the house'],
      [4, 'No name', 'Open beds', '9', 'at most 3, as many as there are beds'],
    ])
    expect(view.counts).toEqual({ new: 2, changed: 0, same: 0, duplicate: 0, problem: 2 })
    const fixed = await desk.choose(id, {
      fixes: [
        { row: 3, field: 'zip', value: '72204' },
        { row: 3, field: 'beds', value: '8' },
        { row: 3, field: 'phone', value: '12' },
        { row: 4, field: 'name', value: 'Oak House' },
        { row: 4, field: 'open', value: '2' },
      ],
    })
    expect(fixed.problems).toMatchObject([{ row: 3, found: '501-555-01', typed: '12' }])
    const csv = await (await desk.server.request(`/api/imports/${id}/left-out.csv`)).text()
    expect(csv.split('\r\n').slice(0, 3)).toEqual([
      'Row in the file,House,Addr,Town,Zip,Gender,Beds,Open,Weekly,Cell,Notes,What was wrong',
      '3,Fern Street House,1 Fern St,Little Rock,7220,W,eight,,160,501-555-01,,"Phone: found “501-555-01”, expected 10 digits, like 501-555-0142."',
      '',
    ])
    const again = await desk.upload(csv)
    const { columns, problems } = await desk.view(again)
    expect([columns.at(0), columns.at(-1)]).toMatchObject([
      { field: null, isGuess: false, note: 'From an earlier import' },
      { field: null, isGuess: false, note: 'From an earlier import' },
    ])
    expect(new Set(problems.map(({ row }) => row))).toEqual(new Set([2]))
    const twice = await (await desk.server.request(`/api/imports/${again}/left-out.csv`)).text()
    expect(twice.split('\r\n')[0]).toBe(csv.split('\r\n')[0])
    await desk.choose(id, { fixes: [{ row: 3, field: 'phone', value: '501 555 0101' }] })
    await desk.commit(id)
    expect((await residencesNow(database)).map(({ name, beds, phone }) => [name, beds, phone])).toEqual([
      ['Fern Street House', 'women 8:?', '501-555-0101'],
      ['Harbor Row House', 'women 8:6', '501-555-0142'],
      ['Oak House', 'women 3:1', '501-555-0144'],
      ['Old Mill Home', 'women 3:2', '501-555-0145'],
    ])
  })

  it('keeps one of two rows with one phone and address, until somebody says that they are two houses', async () => {
    const twin = harbor.replace('Harbor Row House', 'Harbor Back House').replace('410 Wren Lane', '410 Wren Ln.')
    const id = await desk.upload(sheet(harbor, juniper, twin))
    const view = await desk.view(id)
    expect(view.duplicates).toEqual([{ row: 4, residence: 'Harbor Row House', keeps: 2, drops: '' }])
    expect(view.counts).toMatchObject({ new: 2, duplicate: 1 })
    expect((await desk.choose(id, { twoResidences: [4] })).counts).toMatchObject({ new: 3, duplicate: 0 })
    await desk.commit(id)
    const again = await desk.view(await desk.upload(sheet(harbor, juniper, twin)))
    expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 3, duplicate: 0 })
  })

  it('takes what is typed without anything unseen, and half a letter is no fault', async () => {
    const id = await desk.upload(sheet(harbor))
    const fix = (field: string, value: string) => desk.choose(id, { fixes: [{ row: 2, field, value }] })
    await fix('street', ' 5\u202e Fern Lane\ud83d')
    // A name is refused instead: what is read would be another one than is meant.
    expect((await fix('name', 'Fern\u202e House')).counts).toMatchObject({ new: 0, problem: 1 })
    expect((await fix('name', 'Fern House\ud83d')).counts).toMatchObject({ new: 1 })
    await desk.commit(id)
    expect(await residencesNow(database)).toMatchObject([{ name: 'Fern House', street: '5 Fern Lane' }])
  })

  it('keeps what two said of it at once', async () => {
    const id = await desk.upload(sheet(harbor, juniper))
    const fix = (row: number, value: string) => desk.choose(id, { fixes: [{ row, field: 'name', value }] })
    await Promise.all([fix(2, 'One'), fix(3, 'Two'), desk.choose(id, { columns: [{ column: 8, field: '' }] })])
    const rows = await as(sql`select choices->'fixes' as fixes, choices->'columns' as columns from import_file`)
    expect(rows).toEqual([{ fixes: { 2: { name: 'One' }, 3: { name: 'Two' } }, columns: { 8: '' } }])
  })

  it('is checked again so many times, and no more', async () => {
    // The limiter reads the time of the machine.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const id = await desk.upload(sheet(harbor))
    const { stamp } = await desk.view(id)
    for (let times = 1; times < 300; times += 1) await desk.imports.choose(importer(), id, {})
    for (const path of ['', '/left-out.csv']) {
      const answer = await desk.server.request(`/api/imports/${id}${path}`)
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '600'])
    }
    expect((await desk.server.post(`/api/imports/${id}/choices`, {})).status).toBe(429)
    expect((await desk.commit(id, { stamp })).at(-1)).toMatchObject({ phase: 'failed', code: 'too_many_requests' })
    vi.setSystemTime(Date.now() + 600_000)
    expect((await desk.commit(id, { stamp })).at(-1)).toMatchObject({ phase: 'done' })
  })

  it('lets a column go elsewhere, one column to a field', async () => {
    const id = await desk.upload(sheet(harbor))
    const chosen = await desk.choose(id, {
      columns: [
        { column: 9, field: 'name' },
        { column: 8, field: '' },
      ],
    })
    expect(chosen.columns.filter(({ field }) => field === 'name').map(({ name }) => name)).toEqual(['Notes'])
    expect(chosen.columns[8]).toMatchObject({ field: null, note: 'Left out by you' })
    const sure = await desk.view(await desk.upload(sheet(harbor)))
    expect((await desk.choose(sure.id, { sure: [8] })).columns.some(({ isGuess }) => isGuess)).toBe(false)
  })

  it('names a house that somebody else lists openly, and tells of nothing else of theirs', async () => {
    const theirs = { ...makeRows(2).residence, phone: '(501) 555-0142', street: '410 Wren Ln', zip: '72201' }
    await insertRows(database, { residence: { ...theirs, address_visibility: 'exact' } })
    const id = await desk.upload(sheet(harbor))
    expect((await desk.view(id)).listed).toEqual([])
    await as(sql`update residence set status = 'published'`)
    const listed = {
      row: 2,
      residence: 'Harbor Row House',
      slug: 'harbor-house-2',
      name: 'Harbor House',
      city: 'Lewisburg',
    }
    expect((await desk.view(id)).listed).toEqual([{ ...listed, what: ['address', 'phone'] }])
    await as(sql`update residence set address_visibility = 'area'`)
    expect(await desk.view(id)).toMatchObject({ listed: [], listedCount: 0, samePhone: 1 })
    await as(sql`update residence set phone = '304-555-0100'`)
    expect(await desk.view(id)).toMatchObject({ listed: [], listedCount: 0, samePhone: 0 })
    expect((await desk.view(id)).counts).toMatchObject({ new: 1 })
  })
})

describe('an import', () => {
  it('adds drafts, or publishes them, and is told truly as it goes', async () => {
    const id = await desk.upload(sheet(harbor, juniper))
    const lines = await desk.commit(id, { publish: true })
    expect(lines).toEqual([
      { phase: 'checking', done: 0, of: 2 },
      { phase: 'adding', done: 2, of: 2 },
      { phase: 'closing', done: 2, of: 2 },
      { phase: 'done', id },
    ])
    expect(await residencesNow(database)).toMatchObject([
      {
        name: 'Harbor Row House',
        slug: 'harbor-row-house-little-rock-ar',
        status: 'published',
        beds: 'women 8:6',
        state_code: 'AR',
        address_visibility: 'area',
        fee_amount: 160,
        fee_per: 'week',
        phone: '501-555-0142',
      },
      { name: 'Juniper Porch', status: 'published', beds: 'men 6:?', fee_amount: 145 },
    ])
    expect(await desk.view(id)).toMatchObject({
      state: 'done',
      by: 'Dana Ashby',
      published: true,
      counts: { added: 2, changed: 0, same: 0, duplicate: 0, leftOut: 0 },
    })
    const rows = await as(sql`select subject, change, source from history order by happened_at, subject`)
    expect(rows).toContainEqual({ subject: 'import', change: 'imported', source: 'import' })
    expect(rows.filter((row) => (row as { subject: string }).subject === 'residence')).toHaveLength(2)
  })

  it('of the same file again changes nothing, and the same commit twice is one', async () => {
    const id = await desk.bringIn(sheet(harbor, juniper))
    const before = await residencesNow(database)
    expect((await desk.commit(id, { stamp: 'whatever' })).at(-1)).toEqual({ phase: 'done', id })
    desk.clock.forward({ minutes: 1 })
    const again = await desk.upload(sheet(harbor, juniper))
    expect((await desk.view(again)).counts).toMatchObject({ new: 0, changed: 0, same: 2 })
    await desk.commit(again)
    expect(await residencesNow(database)).toEqual(before)
    const list = await (await desk.server.request('/api/imports')).json()
    expect(list).toMatchObject({ imports: [{ id: again, undoUntil: null }, { id }], waiting: [] })
  })

  it('changes what differs: found by phone and address, else by name and ZIP', async () => {
    await desk.bringIn(sheet(harbor, juniper))
    const id = await desk.upload(
      sheet(
        harbor.replace('Harbor Row House', 'Harbor House').replace('$160', '$170').replace(',8,2,', ',10,2,'),
        juniper.replace('501.555.0170', '501-555-0175').replace('12 Elm St', '14 Elm Street'),
      ),
    )
    const view = await desk.view(id)
    expect(view.changes.map(({ row, column, was, now }) => [row, column, was, now])).toEqual([
      [2, 'Name', 'Harbor Row House', 'Harbor House'],
      [2, 'Fee per week', '$160', '$170'],
      [2, 'Total beds', '8', '10'],
      [3, 'Street address', '12 Elm St', '14 Elm Street'],
      [3, 'Phone', '501-555-0170', '501-555-0175'],
    ])
    await desk.commit(id)
    expect(await residencesNow(database)).toMatchObject([
      { name: 'Harbor House', slug: 'harbor-row-house-little-rock-ar', fee_amount: 170, beds: 'women 10:8' },
      { name: 'Juniper Porch', street: '14 Elm Street', phone: '501-555-0175' },
    ])
  })

  it('does nothing when something else would happen than was shown', async () => {
    const id = await desk.upload(sheet(harbor))
    const { stamp } = await desk.view(id)
    await desk.bringIn(sheet(harbor))
    expect((await desk.commit(id, { stamp })).at(-1)).toMatchObject({ phase: 'failed', code: 'conflict' })
    expect(await residencesNow(database)).toHaveLength(1)
  })

  it('keeps what it left out, however many files are checked after it', async () => {
    const id = await desk.bringIn(sheet(harbor, juniper.replace('72032', '7203')))
    const checks: string[] = []
    for (let check = 0; check < 12; check += 1) {
      desk.clock.forward({ seconds: 1 })
      checks.push(await desk.upload(sheet(juniper)))
    }
    expect(await desk.view(id)).toMatchObject({ hasRejected: true })
    const asked: Response[] = []
    for (const one of [id, ...checks]) asked.push(await desk.server.request(`/api/imports/${one}/left-out.csv`))
    expect(asked.map(({ status }) => status)).toEqual([200, 404, 404, ...checks.slice(2).map(() => 200)])
  })

  it('is all or nothing, whenever it ends', async () => {
    const rows = Array.from({ length: 1_500 }, (_, i) => `House ${i},${i} Elm St,Conway,72032,M,6,1,145,501-555-0170,`)
    const id = await desk.upload(sheet(...rows))
    const { stamp } = await desk.view(id)
    let steps = 0
    const dying = desk.commits.commit(importer(), id, { stamp, publish: true }, ({ phase }) => {
      steps += 1
      if (phase === 'adding') throw new Error('killed')
    })
    await expect(dying).rejects.toThrow('killed')
    expect(steps).toBe(2)
    expect(await residencesNow(database)).toEqual([])
    expect(await as(sql`select from listing`)).toEqual([])
    expect((await desk.commit(id)).at(-1)).toEqual({ phase: 'done', id })
    expect(await residencesNow(database)).toHaveLength(1_500)
  })

  it('takes its turn: of two at once with one file the second finds that nothing is left to do', async () => {
    const [one, other] = [await desk.upload(sheet(harbor, juniper)), await desk.upload(sheet(harbor, juniper))]
    const [{ stamp }, { stamp: second }] = [await desk.view(one), await desk.view(other)]
    const ends = await Promise.all([desk.commit(one, { stamp }), desk.commit(other, { stamp: second })])
    expect(ends.map((lines) => lines.at(-1)?.phase).toSorted()).toEqual(['done', 'failed'])
    expect(await residencesNow(database)).toHaveLength(2)
  })

  it('gives each house a page of its own, also beside a draft that nobody here may see', async () => {
    await insertRows(database, { residence: { ...makeRows(2).residence, slug: 'harbor-row-house-little-rock-ar' } })
    await desk.bringIn(sheet(harbor, harbor.replace('410 Wren Lane', '9 Oak St')))
    const slugs = (await residencesNow(database)).map(({ slug }) => slug)
    expect(slugs.toSorted()).toEqual(['harbor-row-house-little-rock-ar-2', 'harbor-row-house-little-rock-ar-3'])
  })
})

describe('who may', () => {
  it('is the owner and a manager; nobody else gets in, and nobody reads another’s file', async () => {
    const id = await desk.upload(sheet(harbor))
    const commit = (one: string) => desk.server.post(`/api/imports/${one}/commit`, { stamp: 'x', publish: false })
    const calls: [string, RequestInit][] = [
      ['/api/imports', {}],
      ['/api/imports', fileForm(sheet(harbor))],
      [`/api/imports/${id}`, {}],
      [`/api/imports/${id}/choices`, json({})],
      [`/api/imports/${id}/undo`, json({})],
      [`/api/imports/${id}/left-out.csv`, {}],
      ['/api/export.zip', {}],
    ]
    const status = () => Promise.all(calls.map(async ([path, init]) => (await desk.server.request(path, init)).status))
    desk.server.signIn(somebody(1, 'manager'))
    await becomes('manager')
    expect(await status()).toEqual([200, 201, 200, 200, 404, 200, 200])
    desk.server.signIn(somebody(1, 'bed_updater'))
    expect(await status()).toEqual(calls.map(() => 403))
    desk.server.signIn(null)
    expect(await status()).toEqual(calls.map(() => 401))
    desk.server.signIn(somebody(2))
    expect(await status()).toEqual([200, 201, 404, 404, 404, 404, 200])
    expect((await commit(id)).status).toBe(404)
    desk.server.signIn(somebody(1))
    const answer = await commit('00000000-0000-4000-8000-0000000000ff')
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }])
    expect(await residencesNow(database)).toEqual([])
  })

  it('is asked by the database too', async () => {
    const id = await desk.upload(sheet(harbor))
    const { stamp } = await desk.view(id)
    await becomes('bed_updater')
    expect((await desk.server.post(`/api/imports/${id}/commit`, { stamp, publish: false })).status).toBe(404)
    expect(await residencesNow(database)).toEqual([])
  })
})

/** Gives the person of the first organization another role; it keeps the owner it must have. */
const becomes = (role: string) => as(sql`update membership set role = ${role} where person_id = ${testPersonId(1)}`)

describe('a form post without script', () => {
  it('leads from the file to the check, to the import and back', async () => {
    const sent = await desk.server.request(
      '/workspace/import',
      fileForm(sheet(harbor, juniper.replace('72032', '7203'))),
    )
    expect(sent.status).toBe(303)
    const path = sent.headers.get('location') ?? ''
    const id = path.split('/').at(-1) ?? ''
    const post = (fields: Record<string, string>) =>
      desk.server.request(path, { method: 'POST', body: new URLSearchParams(fields) })
    const fixed = await post({ 'fix.3.zip': '72032', 'was.8': 'phone', 'column.8': 'phone', to: '#problems' })
    expect([fixed.status, fixed.headers.get('location')]).toEqual([303, `${path}#problems`])
    const { stamp, counts } = await desk.view(id)
    expect(counts).toMatchObject({ new: 2, problem: 0 })
    const early = await post({ act: 'import', stamp, 'typed.3.zip': '72032', 'fix.3.zip': '72034' })
    expect(early.status).toBe(409)
    const { stamp: now } = await desk.view(id)
    expect((await post({ act: 'import', stamp: now, publish: 'yes' })).status).toBe(303)
    expect(await residencesNow(database)).toHaveLength(2)
    expect((await post({ act: 'undo' })).status).toBe(303)
    expect(await residencesNow(database)).toEqual([])
  })

  it('says what is wrong with a file, and asks for sign-in', async () => {
    const empty = await desk.server.request('/workspace/import', fileForm('', ''))
    const lastRefusal = () => desk.refused.at(-1)
    expect([empty.status, lastRefusal()]).toMatchObject([422, { fields: { sheet: 'Choose a file first.' } }])
    const large = await desk.server.request('/workspace/import', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: new Uint8Array(10 * 1024 * 1024 + 20_000),
    })
    expect([large.status, lastRefusal()]).toMatchObject([413, { message: expect.stringContaining('10 MB') }])
    const other = await desk.server.request('/workspace/import', { method: 'POST', body: 'x' })
    expect(other.status).toBe(415)
    desk.server.signIn(null)
    const out = await desk.server.request('/workspace/import', fileForm(sheet(harbor)))
    expect(out.status).toBe(401)
  })
})

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
