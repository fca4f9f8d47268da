import { describe, expect, it } from 'vitest'
import { meantPlaces } from '#contract/search/meant-places.ts'
import { searchServer } from '#tests/support/directory/search-server.ts'
import { encodeCursor } from './found/cursor.rules.ts'

const { build, find, request } = searchServer({ keepsRows: true })
const paths = ['/api/v1/residences', '/api/residences/answer']
const id = '00000000-0000-4000-8000-000000000001'
const cursor = (parts: unknown) => `cursor=${Buffer.from(JSON.stringify(parts)).toString('base64url')}`

describe.each(paths)('what %s refuses', (path) => {
  it.each([
    ['near=00000', 'near', /ZIP code 00000/],
    ['near=abcdef', 'near', /no place called|not know a place/],
    ['near=91,10', 'near', /-90 to 90/],
    ['near=%20', null, null],
    ['near=Conway', 'near', /more than one state.*Conway, AR or Conway, SC/],
    ['near=New York&state=AR', 'near', /New York is not in AR/],
    ['state=ZZ', 'state', /no state ZZ/],
    ['state=Arkansas', 'state', /two letters/],
    ['city=Conway', 'city', /state too/],
    ['radius=-1', 'radius', /from 1 to 500/],
    ['radius=501', 'radius', /from 1 to 500/],
    ['radius=1e2', 'radius', /whole number/],
    ['limit=0', 'limit', /from 1 to 100/],
    ['limit=101', 'limit', /from 1 to 100/],
    ['open=yes', 'open', /1 or waiting/],
    ['for=robots', 'for', /women/],
    ['level=5', 'level', /1, 2, 3 or 4/],
    ['level=1,2,', 'level', /1, 2, 3 or 4/],
    ['certified=true', 'certified', /Use 1/],
    ['fee_max=free', 'fee_max', /whole number/],
    ['fee_max=1.5', 'fee_max', /whole number/],
    ['sober_days=-3', 'sober_days', /whole number/],
    ['sort=random', 'sort', /distance, fresh, fee, name/],
    ['pets=maybe', 'pets', /yes or no/],
    ['pets=yes&pets=no', 'pets', /once/],
    ['pets=yes&pets=yes', 'pets', /once/],
    ['level=2&level=3', 'level', /once/],
    ['radius=50', 'radius', /Say near too/],
    ['near=&radius=50&state=AR', 'radius', /Say near too/],
    ['sort=distance', 'sort', /Say near too/],
    ['near=72201&radius=50&sort=distance', null, null],
    ['unstated=2', 'unstated', /Use 1/],
    [`q=${'a'.repeat(101)}`, 'q', /100 letters/],
    [`q=${'a'.repeat(10_240)}`, 'q', /100 letters/],
    ['petz=yes', 'petz', /no filter/],
    ['__proto__=1', '__proto__', /no filter/],
    ['cursor=abc', 'cursor', /not a place in this list/],
    ['cursor=bnVsbA', 'cursor', /not a place in this list/],
    [cursor(['fee', 0, '100', id]), 'cursor', /not a place in this list/],
    [cursor(['fresh', 0, '1; drop', id]), 'cursor', /not a place in this list/],
    [cursor(['fresh', 0, 12, id]), 'cursor', /not a place in this list/],
    [cursor(['fresh', 2, '12', id]), 'cursor', /not a place in this list/],
    [cursor(['fresh', 0, '12', 'me']), 'cursor', /not a place in this list/],
    [`sort=name&${cursor(['name', 0, 'a\u0000b', id])}`, 'cursor', /not a place in this list/],
    [`sort=fee&${cursor(['fee', 0, '9999999', id])}`, null, null],
    [`near=72201&${cursor(['distance', 0, '99999.5e-300', id])}`, null, null],
    [`sort=name&${cursor(['name', 0, '\ud800', id])}`, null, null],
    [`sort=beds&${cursor(['beds', 0, '-3', id])}`, 'cursor', /not a place in this list/],
    [`sort=beds&${cursor(['beds', 1, '', id])}`, 'cursor', /not a place in this list/],
    [`sort=level&${cursor(['level', 0, '2 -1.7e+999', id])}`, null, null],
    [`near=72201&${cursor(['distance', 0, '1e-999', id])}`, null, null],
    ['q=%25_%5C%27%22;--', null, null],
    ['q=%00', 'q', /letters/],
  ])('answers %s plainly, naming %s', async (query, field, words) => {
    const response = await request(`${path}?${query}`)
    if (field === null) {
      expect(response.status).toBe(200)
      return
    }
    expect(response.status).toBe(422)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const body = await response.json()
    expect(body).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.stringMatching(words ?? /./) } })
    expect(Object.keys(body.fields)).toEqual([field])
  })
})

describe('a slip in the name of a place', () => {
  it.each(['near=Conwy, AR', 'near=Conwya&state=AR'])(
    '%s is refused where the answer could not say so',
    async (query) => {
      const response = await request(`/api/v1/residences?${query}`)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({
        fields: { near: expect.stringMatching(/Did you mean Conway, AR\?/) },
        choices: { near: ['Conway, AR'] },
      })
      const answer = await request(`/api/residences/answer?${query}`)
      expect(await answer.json()).toMatchObject({ place: { name: 'Conway', state: 'AR', isGuess: true } })
    },
  )
})

describe('a place that several towns may be', () => {
  it.each(paths)('comes back from %s with what may have been meant, to be asked with', async (path) => {
    const refused = async (near: string) => (await request(`${path}?near=${near}`)).json()
    expect(await refused('Conway')).toMatchObject({
      choices: { near: expect.arrayContaining(['Conway, AR', 'Conway, SC']) },
    })
    expect(await refused('00000')).not.toHaveProperty('choices')
    expect((await request(`${path}?near=Conway, SC`)).status).toBe(200)
  })
})

describe('a street address', () => {
  it('is looked for near its town where the answer says so, and asked back where it does not', async () => {
    const asked = async (path: string, near: string) => (await request(`${path}?near=${near}`)).json()
    const refused = (near: string) => asked('/api/v1/residences', near)
    expect(await asked('/api/residences/answer', '12 Main St Conway, AR')).toMatchObject({
      place: { name: 'Conway', state: 'AR', isStreet: true },
    })
    expect(await refused('12 Main St Conway, AR')).toMatchObject({
      fields: { near: 'We do not search streets. Did you mean Conway, AR?' },
      choices: { near: ['Conway, AR'] },
    })
    expect(await refused('12 Main St')).toMatchObject({
      fields: { near: expect.stringMatching(/^We do not search str/) },
    })
  })
})

describe('what a form sends', () => {
  it('is taken: empty fields ask nothing', async () => {
    await build({ name: 'One', narrLevel: 1 }, { name: 'Two', narrLevel: 2 }, { name: 'Three', narrLevel: 3 })
    const empty =
      'state=&city=&near=&radius=&q=&open=&for=&level=&certified=&fee_max=&sober_days=&unstated=&sort=&limit='
    expect((await find(`?${empty}&cursor=&pets=`)).total).toBe(3)
    expect((await find('?level=1,3')).items.map(({ narrLevel }) => narrLevel).toSorted()).toEqual([1, 3])
  })

  it('goes on from a cursor that an order of its own made', async () => {
    const next = encodeCursor('name', { segment: 0, key: 'One', id })
    expect((await find(`?sort=name&cursor=${next}`)).items.map(({ name }) => name)).toContain('Three')
  })
})

describe('GET /api/residences/meant', () => {
  const meant = async (query: string) =>
    meantPlaces.parse(await (await request(`/api/residences/meant?${query}`)).json())

  it('says why a place was refused, and of each that may be meant its county and its homes', async () => {
    const { why, name, choices } = await meant('near=Conway')
    expect({ why, name }).toEqual({ why: 'several', name: 'Conway' })
    expect(choices.find(({ near }) => near === 'Conway, AR')).toMatchObject({
      county: 'Faulkner County',
      homes: expect.any(Number),
    })
    expect(await meant('near=99999')).toEqual({ why: 'zip', name: '99999', choices: [], inState: null })
    expect(await meant('near=xqzzyk')).toEqual({ why: 'unlike', name: 'xqzzyk', choices: [], inState: null })
    expect(await meant('near=near+me')).toEqual({ why: 'here', name: 'near me', choices: [], inState: null })
    expect(await meant('near=00901')).toEqual({ why: 'outside', name: '00901', choices: [], inState: null })
    expect(await meant('near=72201')).toEqual({ why: null, name: '72201', choices: [], inState: null })
    expect((await request('/api/residences/meant?nearr=72201')).status).toBe(422)
  })

  it('names the filters of a need, and its place where one was typed', async () => {
    const alone = { why: 'need', name: 'Suboxone', choices: [], inState: null, filters: { buprenorphine: 'yes' } }
    expect(await meant('near=Suboxone')).toEqual(alone)
    expect(await meant('near=methadone+in+Conway,+AR')).toMatchObject({
      why: 'need',
      filters: { methadone: 'yes' },
      choices: [{ near: 'Conway, AR', state: 'AR' }],
    })
    expect((await request('/api/residences/answer?near=Suboxone')).status).toBe(422)
  })

  it.each([
    ['near=Portland&state=ME', 'Portland, ME'],
    ['near=Portland,+ME&state=ME', 'Portland, ME'],
    ['near=pulaski&state=AR', 'Pulaski County, AR'],
    ['near=Portland', null],
    ['near=Conwey&state=AR', 'Conway, AR'],
    ['near=Chicago&state=AR', null],
    ['near=Conway,+SC&state=AR', null],
    ['near=Tulsa&state=AR', null],
    ['near=72201&state=AR', null],
    ['near=12+Main+St+Conway&state=AR', null],
    ['near=Maine&state=ME', null],
  ])('names the town of a state: %s is %s', async (query, inState) => {
    expect((await meant(query)).inState).toBe(inState)
  })
})
