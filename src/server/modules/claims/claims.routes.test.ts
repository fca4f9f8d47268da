import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { claimableListings } from '#contract/claims/claims.ts'
import { actsFor } from '#domain/people/acts-for.ts'
import { deskRoles } from '#domain/people/desk-powers.ts'
import { claimsDesk } from '#tests/support/desk/claims-desk.ts'

const { people, list, claim, act, as, read, prove, mails, form, refused, run, join, organize, clock, desk, server } =
  claimsDesk()

const look = async (query: Record<string, string>) => {
  const answer = await as(people().nia).request(`/api/claims/listings?${new URLSearchParams(query)}`)
  return claimableListings.parse(await answer.json())
}
const find = async (query: Record<string, string>) => (await look(query)).items

describe('finding a listing', () => {
  it.each([
    ['its name', { find: 'lantern hill' }],
    ['its name with a slip, in its state', { find: 'Lantrn Hill', state: 'WV' }],
    ['its town', { find: 'Lewisburg, WV' }],
    ['its ZIP code', { find: '24901' }],
    ['its phone, however it is written', { find: '(304) 555.0177' }],
    ['its phone with an extension', { find: '304-555-0177 x12' }],
    ['its phone with the country code', { find: '+1 304 555 0177' }],
    ['its own address', { home: 'lantern-hill' }],
  ])('works by %s', async (_, query) => {
    const at = { latitude: 37.8018, longitude: -80.4456 }
    const id = await list({ slug: 'lantern-hill', name: 'Lantern Hill', ...at })
    for (const phone of ['304-555-0177', '(304) 555-0177, ext. 12']) {
      await run(sql`update residence set phone = ${phone} where id = ${id}`)
      expect((await find(query)).map(({ name }) => name)).toEqual(['Lantern Hill'])
    }
  })

  it.each([
    [{ find: 'Pine Roof, Buckhannon' }],
    [{ find: 'pine roof buckhannon wv' }],
    [{ find: 'Pine Roof Buckhannon', state: 'WV' }],
    [{ find: 'Pine Roof 26201' }],
  ])('takes a name and its town together: %j', async (query) => {
    await list({ name: 'Pine Roof', latitude: 38.99, longitude: -80.23 })
    await list({ name: 'Pine Roof', latitude: 39.6, longitude: -79.9 })
    await list({ name: 'Cedar Steps', latitude: 38.99, longitude: -80.23 })
    expect((await find(query as Record<string, string>)).map(({ name }) => name)[0]).toBe('Pine Roof')
  })

  it('finds those of every town of a name that several states have, and with a name those of that name', async () => {
    for (const [name, stateCode, latitude, longitude] of [
      ['Cedar Steps', 'AR', 35.09, -92.44],
      ['Pine Roof', 'SC', 33.84, -79.05],
      ['Far Off', 'AR', 34.75, -92.29],
    ] as const) {
      await list({ name, stateCode, latitude, longitude })
    }
    const names = async (query: Record<string, string>) => (await find(query)).map(({ name }) => name).toSorted()
    expect(await names({ find: 'Conway' })).toEqual(['Cedar Steps', 'Pine Roof'])
    expect(await names({ find: 'Conway', state: 'SC' })).toEqual(['Pine Roof'])
    expect(await names({ find: 'Pine Roof Conway' })).toEqual(['Pine Roof'])
  })

  it.each([
    ['Portland', false],
    ['sober living in portland', false],
    ['Portlnd', true],
    ['Portland, WV', true],
  ])('finds those in every town of the name before those around them: %s', async (typed, isGuess) => {
    await list({ name: 'Bright Light', city: 'Falmouth', stateCode: 'ME', latitude: 43.73, longitude: -70.25 })
    await list({ name: 'Tide House', city: 'Portland', stateCode: 'ME', latitude: 43.66, longitude: -70.26 })
    await list({ name: 'Cane House', city: 'Portland', stateCode: 'TX', latitude: 27.88, longitude: -97.32 })
    const { items, ...rest } = await look({ find: typed })
    expect(items.map(({ name, isNear }) => [name, isNear])).toEqual([
      ['Cane House', false],
      ['Tide House', false],
      ['Bright Light', true],
    ])
    expect(rest).toEqual({ place: 'Portland', isGuess, hasMore: false })
  })

  it('takes a slip in a town with its state for the town there, and only there', async () => {
    await list({ name: 'Key House', city: 'Charleston', latitude: 38.35, longitude: -81.63 })
    await list({ name: 'Bay House', city: 'Charleston', stateCode: 'SC', latitude: 32.8, longitude: -79.95 })
    const { items, ...rest } = await look({ find: 'Chaleston, WV' })
    expect(items.map(({ name }) => name)).toEqual(['Key House'])
    expect(rest).toEqual({ place: 'Charleston, WV', isGuess: true, hasMore: false })
    expect((await find({ find: 'Charlston' })).map(({ name }) => name)).toEqual(['Bay House', 'Key House'])
    expect((await find({ find: 'Charlston', state: 'WV' })).map(({ name }) => name)).toEqual(['Key House'])
  })

  it('takes no name of a listing for a slip in the name of a town', async () => {
    await list({ name: 'Charlston House', latitude: 38.35, longitude: -81.63 })
    await list({ name: 'Key House', city: 'Charleston', latitude: 38.35, longitude: -81.63 })
    const { items, place, isGuess } = await look({ find: 'Charlston' })
    expect([items.map(({ name }) => name), place, isGuess]).toEqual([['Charlston House'], '', false])
  })

  it('finds those in a state and in the towns that have its name', async () => {
    await list({ name: 'Plain House', city: 'Texarkana', stateCode: 'TX', latitude: 33.4, longitude: -94.1 })
    await list({ name: 'Farm House', city: 'Texas', stateCode: 'NY', latitude: 43.5, longitude: -76.2 })
    expect((await find({ find: 'Texas' })).map(({ name, isNear }) => [name, isNear])).toEqual([
      ['Farm House', false],
      ['Plain House', false],
    ])
    expect(await find({ find: 'Texas', state: 'WV' })).toEqual([])
  })

  it('says that those of a ZIP code are around it', async () => {
    await list({ name: 'Lantern Hill', latitude: 37.8018, longitude: -80.4456 })
    expect(await look({ find: '24901' })).toMatchObject({ place: '24901', items: [{ isNear: true }] })
  })

  it('takes of each town of a name in turn where there are more than it shows', async () => {
    for (let count = 0; count < 21; count += 1) await list({ name: 'Cedar Steps', latitude: 35.09, longitude: -92.44 })
    await list({ name: 'Pine Roof', latitude: 33.84, longitude: -79.05 })
    const { items: found, hasMore } = await look({ find: 'Conway' })
    expect([found.length, found.filter(({ name }) => name === 'Pine Roof').length, hasMore]).toEqual([20, 1, true])
  })

  it('shows those nobody has claimed first, and says which are held, one’s own or claimed by oneself', async () => {
    const { nia, omar } = people()
    const held = await list({ name: 'Harbor One', isClaimed: true, organizationId: omar.organization.id })
    const own = await list({ name: 'Harbor One', isClaimed: true, organizationId: nia.organization.id })
    const free = await list({ name: 'Harbor One' })
    const claimId = await claim(nia, free)
    const found = await find({ find: 'Harbor One' })
    expect(found[0]?.id).toBe(free)
    expect(Object.fromEntries(found.map((one) => [one.id, [one.isClaimed, one.isOwn, one.claimId]]))).toEqual({
      [free]: [false, false, claimId],
      [held]: [true, false, null],
      [own]: [true, true, null],
    })
  })

  it('shows those of the very name first, then what begins with it, then others, claimed or not', async () => {
    const { omar } = people()
    await list({ name: 'Old Harbor Row' })
    for (const name of ['Harbor Row House', 'Harbor Row']) {
      await list({ name, isClaimed: true, organizationId: omar.organization.id })
    }
    const found = (await find({ find: 'harbor  row' })).map(({ name }) => name)
    expect(found).toEqual(['Harbor Row', 'Harbor Row House', 'Old Harbor Row'])
  })

  it('finds nothing of what is not public, by no way', async () => {
    await list({ slug: 'draft', name: 'Lantern Hill', status: 'draft' })
    expect(await find({ find: 'Lantern Hill' })).toEqual([])
    expect(await find({ find: '501-555-0100' })).toEqual([])
    expect((await as(people().nia).request('/api/claims/listings?home=draft')).status).toBe(404)
  })

  it('says nothing of a street, whatever the listing shows', async () => {
    await list({ name: 'Lantern Hill', visibility: 'hidden', street: '58 Lantern Court' })
    const answer = await as(people().nia).request('/api/claims/listings?find=Lantern+Hill')
    expect(await answer.text()).not.toMatch(/Court|"24901"|latitude/)
  })

  it.each([
    [{ find: 'x'.repeat(101) }],
    [{ state: 'nowhere' }],
    [{ find: 'x', state: 'ZZ' }],
    [{ home: 'x'.repeat(121) }],
  ])('names the field of %o', async (query: Record<string, string>) => {
    const answer = await as(people().nia).request(`/api/claims/listings?${new URLSearchParams(query)}`)
    expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, [expect.any(String)]])
  })
})

describe('a claim', () => {
  it('is made once for a listing, however often it is asked for', async () => {
    const residence = await list({ name: 'Lantern Hill' })
    const answers = await Promise.all(
      [1, 2, 3].map(() => as(people().nia).post('/api/claims', { residenceId: residence })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
    expect(new Set(ids).size).toBe(1)
    const { claims } = await read(people().nia, 'operator')
    expect(claims).toMatchObject([
      {
        residence: { name: 'Lantern Hill', city: 'Lewisburg', state: 'WV' },
        madeBy: 'Nia Ashby',
        shownAt: null,
        end: null,
        codeTo: { email: 'hello@harbor.example', phone: '501-555-0100' },
      },
    ])
  })

  it('is not made of what is not listed, nor of a house one holds', async () => {
    const { nia } = people()
    const draft = await list({ status: 'draft' })
    const own = await list({ isClaimed: true, organizationId: nia.organization.id })
    for (const [residenceId, status] of [
      [draft, 404],
      ['00000000-0000-4000-8000-000000000000', 404],
      [own, 409],
      ['nonsense', 422],
    ] as const) {
      expect([residenceId, (await as(nia).post('/api/claims', { residenceId })).status]).toEqual([residenceId, status])
    }
  })

  it('offers no code to what a listing does not publish', async () => {
    const residence = await list({}, { email: null, takesTexts: false })
    const id = await claim(people().nia, residence)
    expect((await read(people().nia, 'operator')).claims[0]?.codeTo).toEqual({ email: null, phone: null })
    expect((await act(people().nia, id, 'code', { way: 'email' })).status).toBe(403)
    expect((await act(people().nia, id, 'code', { way: 'phone' })).status).toBe(403)
  })

  it('with papers waits for the affiliate, and everybody is told', async () => {
    const { nia, omar, riley } = people()
    const residence = await list({ name: 'Harbor', isClaimed: true, organizationId: omar.organization.id })
    const id = await claim(nia, residence)
    expect((await act(nia, id, 'letter', { letter: ' Our lease. ' })).status).toBe(200)
    const [own] = (await read(nia, 'operator')).claims
    expect(own).toMatchObject({
      way: 'letter',
      letter: 'Our lease.',
      end: null,
      waits: { because: 'claimed', decider: 'West Virginia Alliance' },
    })
    expect((await read(omar, 'operator')).notices).toMatchObject([{ id, claimant: 'Birch House', objection: null }])
    expect(await (await as(omar).request('/api/claims')).text()).not.toContain('Our lease.')
    expect((await mails()).map(({ recipient, kind }) => [recipient, kind]).sort()).toEqual(
      [
        [nia.email, 'claim-waits'],
        [omar.email, 'claim-held-claimed'],
        [riley.email, 'claim-to-decide'],
      ].sort(),
    )
  })

  it('is given to the alliance where the affiliate has nobody with an account', async () => {
    await organize('affiliate', 'Arkansas Alliance', 'AR')
    const id = await claim(people().nia, await list({ stateCode: 'AR' }))
    await act(people().nia, id, 'letter', { letter: 'Our lease.' })
    expect((await mails()).map(({ recipient }) => recipient)).toContain('support@alliance.example')
    expect((await read(people().avery, 'decider')).waiting).toMatchObject([{ id, mayDecideFrom: null }])
    expect((await read(people().riley, 'decider')).waiting).toEqual([])
  })

  it('is withdrawn once, told to who waited for it, and can be made again', async () => {
    const { nia, omar, riley } = people()
    const residence = await list({ isClaimed: true, organizationId: omar.organization.id })
    const id = await claim(nia, residence)
    await act(nia, id, 'letter', { letter: 'Our lease.' })
    expect((await act(nia, id, 'withdrawal')).status).toBe(200)
    expect((await act(nia, id, 'withdrawal')).status).toBe(409)
    const withdrawn = (await mails())
      .filter(({ kind }) => kind === 'claim-ended-withdrawn')
      .map(({ recipient }) => recipient)
    expect(withdrawn.sort()).toEqual([omar.email, riley.email].sort())
    expect((await read(omar, 'operator')).notices).toMatchObject([{ end: { as: 'withdrawn' } }])
    expect(await claim(nia, residence)).not.toBe(id)
  })

  it('is objected to once by the holder, which only who decides reads', async () => {
    const { nia, omar, riley } = people()
    const id = await claim(nia, await list({ isClaimed: true, organizationId: omar.organization.id }))
    await act(nia, id, 'letter', { letter: 'Our lease.' })
    expect((await act(omar, id, 'objection', { objection: ' ' })).status).toBe(422)
    expect((await act(omar, id, 'objection', { objection: 'It is ours.' })).status).toBe(200)
    expect((await act(omar, id, 'objection', { objection: 'Again.' })).status).toBe(409)
    expect((await act(nia, id, 'objection', { objection: 'It is ours.' })).status).toBe(404)
    expect((await read(riley, 'decider')).waiting).toMatchObject([
      { objection: { words: 'It is ours.', by: 'Omar Ashby' } },
    ])
    expect(await (await as(nia).request('/api/claims')).text()).not.toContain('It is ours.')
  })

  it('is in the history of its organization, with who and where', async () => {
    const { nia } = people()
    const id = await claim(nia, await list())
    await prove(nia, id)
    expect(
      await run(sql`select person_name, source, subject, change from history
        where organization_id = ${nia.organization.id} order by happened_at`),
    ).toEqual(
      ['made', 'code_sent', 'proved', 'approved'].map((change) => ({
        person_name: 'Nia Ashby',
        source: 'claim',
        subject: 'claim',
        change,
      })),
    )
  })

  it('ends by itself when nobody proves it in 30 days, and is forgotten 12 months after its end', async () => {
    await claim(people().nia, await list())
    clock().forward({ hours: 31 * 24 })
    await desk().deciding.forgetOld()
    expect((await read(people().nia, 'operator')).claims).toMatchObject([
      { end: { as: 'withdrawn', reason: 'Nobody proved it within 30 days.' } },
    ])
    expect(await run(sql`select change, person_name from history order by happened_at`)).toEqual([
      { change: 'made', person_name: 'Nia Ashby' },
      { change: 'lapsed', person_name: '' },
    ])
    clock().forward({ hours: 367 * 24 })
    await desk().deciding.forgetOld()
    expect((await read(people().nia, 'operator')).claims).toEqual([])
  })
})

describe('who may', () => {
  const calls = [
    ['GET', '/api/claims'],
    ['GET', '/api/claims/listings?find=x'],
    ['POST', '/api/claims'],
    ['POST', '/api/claims/ID/code'],
    ['POST', '/api/claims/ID/proof'],
    ['POST', '/api/claims/ID/letter'],
    ['POST', '/api/claims/ID/withdrawal'],
    ['POST', '/api/claims/ID/objection'],
  ] as const

  const ask = (method: string, path: string, id: string) =>
    server().request(path.replace('ID', id), {
      method,
      ...(method === 'POST' && { body: '{"way":"email","code":"123456","letter":"x","objection":"x"}' }),
      headers: { 'content-type': 'application/json' },
    })

  it.each(deskRoles)('of an operator: %s', async (role) => {
    const { nia } = people()
    const id = await claim(nia, await list())
    as(await join('Lee', nia.organization, role))
    for (const [method = '', path = ''] of calls) {
      const { status } = await ask(method, path, id)
      expect([path, status === 403]).toEqual([path, role === 'bed_updater' || role === 'house_manager'])
    }
  })

  it('not another operator, whose claims these are not', async () => {
    const id = await claim(people().nia, await list())
    as(people().omar)
    for (const what of ['code', 'proof', 'letter', 'withdrawal', 'objection']) {
      expect([what, (await ask('POST', `/api/claims/ID/${what}`, id)).status]).toEqual([what, 404])
    }
    expect((await read(people().omar, 'operator')).claims).toEqual([])
  })

  it('nobody who is signed out, and affiliates and the alliance nothing of what operators do', async () => {
    const id = await claim(people().nia, await list())
    for (const [person, status] of [
      [null, 401],
      [people().riley, 403],
      [people().avery, 403],
    ] as const) {
      as(person)
      for (const [method = '', path = ''] of calls.slice(1)) {
        expect([path, (await ask(method, path, id)).status]).toEqual([path, status])
      }
    }
  })

  it('decide: neither operators nor those of an affiliate who only say beds', async () => {
    const id = await claim(people().nia, await list())
    await act(people().nia, id, 'letter', { letter: 'Our lease.' })
    const helper = await join('Sam', people().riley.organization, 'bed_updater')
    for (const person of [people().nia, people().omar, helper]) {
      expect((await act(person, id, 'decision', { decision: 'approve' })).status).toBe(403)
      expect((await act(person, id, 'undo', { reason: 'x' })).status).toBe(403)
    }
  })

  it('not act from a page that another person opened', async () => {
    const { nia, omar } = people()
    const id = await claim(nia, await list())
    const withdraw = (named: typeof nia) =>
      as(nia).post(`/api/claims/${id}/withdrawal`, {}, { 'X-Acts-For': actsFor(named) })
    expect((await withdraw(omar)).status).toBe(401)
    expect((await withdraw(nia)).status).toBe(200)
  })

  it('not call what there is not, nor claims by what are no ids', async () => {
    const id = await claim(people().nia, await list())
    expect((await act(people().nia, id, 'nonsense')).status).toBe(404)
    expect((await act(people().nia, 'nonsense', 'withdrawal')).status).toBe(404)
  })
})

describe('without script', () => {
  it('a listing is claimed by a form, which leads to the claim', async () => {
    const residenceId = await list()
    const answer = await form(people().nia, { act: 'claim', residenceId })
    const [own] = (await read(people().nia, 'operator')).claims
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/workspace/claims#claim-${own?.id}`])
  })

  it('a refused form comes back with what was typed and what was wrong', async () => {
    const id = await claim(people().nia, await list())
    expect((await form(people().nia, { act: 'proof', id, code: '12' })).status).toBe(422)
    expect((await form(people().nia, { act: 'letter', id, letter: '' })).status).toBe(422)
    expect(refused()).toMatchObject([
      { values: { act: 'proof', id }, fields: { code: 'Type the 6 digits of the code.' } },
      { fields: { letter: 'Say what you can show.' } },
    ])
  })

  it.each([
    [{ act: 'nonsense' }, 400],
    [{ act: 'constructor' }, 400],
    [{ act: 'claim', residenceId: 'x' }, 422],
    [{ act: 'withdrawal', id: 'x' }, 404],
    [{}, 400],
  ])('%o is refused with %s', async (values: Record<string, string>, status) => {
    expect((await form(people().nia, values)).status).toBe(status)
  })

  it('asks a stranger to sign in, and gives back what they wrote', async () => {
    const answer = await form(null, { act: 'letter', id: 'x', letter: 'Our lease' }, { accept: 'text/html' })
    expect([answer.status, refused()]).toEqual([401, []])
    expect(await answer.text()).toMatch(/login\?returnTo=%2Fworkspace%2Fclaims"[\s\S]*<textarea[^>]*>\nOur lease</)
  })
})
