import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { siteTextAnswer, siteTextsAnswer } from '#contract/live/site-texts.ts'
import { allianceId } from '#domain/people/organization.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { alliance, gatherPeople } from '#tests/support/desk/desk-people.ts'
import { type ModuleServer, moduleServer, signedInAs } from '#tests/support/product/module-server.ts'
import { type FakeClock, fakeClock } from '#tests/support/product/movable-clock.ts'
import { createTextsRoutes } from './texts.routes.ts'
import { createSiteTexts, type SiteTexts } from './texts.service.ts'

const changed = vi.fn(async () => {})
const database = shareTestDatabase()
let clock: FakeClock
let texts: SiteTexts
let server: ModuleServer

beforeEach(async () => {
  changed.mockClear()
  clock = fakeClock('2026-11-29T10:00:00.000Z')
  texts = createSiteTexts({ transactions: database.transactions, clock, changed })
  server = moduleServer(() => [createTextsRoutes(texts)])
  server.signIn(await join('Avery', alliance, 'manager'))
})

const { organize, join } = gatherPeople(database)

const cost = { kind: 'faq', item: 'what-it-costs' }
const words = {
  en_title: 'What does it cost?',
  en_body: 'Nothing.\r\n\r\n\r\n- No card',
  en_links: 'Ask us /contact',
  es_title: '¿Cuánto cuesta?',
  es_body: 'Nada.',
  es_links: '',
  category: 'Pricing',
}
const save = { act: 'save', ...cost, version: 0, ...words }
const change = (body: unknown) => server.post('/api/staff/texts/changes', body)
const readOne = async (item = cost.item, kind = cost.kind) =>
  siteTextAnswer.parse(await (await server.request(`/api/staff/texts/${kind}/${item}`)).json())
const readAll = async () => siteTextsAnswer.parse(await (await server.request('/api/staff/texts')).json())
const say = async (answer: Response) => [answer.status, (await answer.json()).message]

describe('a text of the FAQ or the help', () => {
  it('is none of ours until somebody edits it, then stands for the pages at once, with its history', async () => {
    expect([await readAll(), await readOne()]).toEqual([
      { texts: [], mayChange: true },
      { versions: [], mayChange: true },
    ])
    expect((await change(save)).status).toBe(200)
    expect(changed).toHaveBeenCalledOnce()
    const stored = {
      en: { title: 'What does it cost?', body: 'Nothing.\n\n- No card', links: 'Ask us /contact' },
      es: { title: '¿Cuánto cuesta?', body: 'Nada.', links: '' },
      category: 'Pricing',
    }
    expect(await texts.listShown()).toEqual([{ ...cost, words: stored, isHidden: false }])
    clock.forward({ hours: 1 })
    await change({ ...save, version: 1, en_body: 'Setup is free.' })
    const { versions } = await readOne()
    expect(versions).toMatchObject([
      { version: 2, change: 'edited', by: 'Avery Ashby', at: '2026-11-29T11:00:00.000Z' },
      { version: 1, change: 'edited', words: stored, at: '2026-11-29T10:00:00.000Z' },
    ])
    expect(versions[0]).toMatchObject({
      englishAt: '2026-11-29T11:00:00.000Z',
      spanishAt: '2026-11-29T10:00:00.000Z',
    })
    expect((await readAll()).texts).toMatchObject([{ ...cost, version: 2 }])
    const noted = await database.run(
      sql`select subject_name, change, before, after from history where subject = 'site_text' order by happened_at`,
    )
    expect(noted).toMatchObject([
      { subject_name: 'What does it cost?', change: 'edited', before: {}, after: { ...cost, es_body: 'Nada.' } },
      { before: { en_body: 'Nothing.\n\n- No card' }, after: { ...cost, en_body: 'Setup is free.' } },
    ])
  })

  it('is told to every server of the database', async () => {
    const heard = vi.fn()
    await database.listen('site_text', heard)
    await change({ ...save, en_title: '' })
    expect(heard).not.toHaveBeenCalled()
    await change(save)
    await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  })

  it('goes back to an earlier version, and to the words that the site came with', async () => {
    await change(save)
    await change({ ...save, version: 1, en_body: 'Setup is free.' })
    expect((await change({ act: 'restore', ...cost, version: 2, to: 1 })).status).toBe(200)
    expect((await texts.listShown())[0]?.words?.en.body).toBe('Nothing.\n\n- No card')
    expect(await say(await change({ act: 'restore', ...cost, version: 3, to: 1 }))).toEqual([
      409,
      'The page says this already.',
    ])
    await change({ act: 'restore', ...cost, version: 3, to: 0 })
    expect(await texts.listShown()).toEqual([])
    expect((await readOne()).versions.map((one) => one.change)).toEqual(['restored', 'restored', 'edited', 'edited'])
    expect((await change({ act: 'restore', ...cost, version: 4, to: 9 })).status).toBe(404)
    const noted = await database.run(
      sql`select before, after from history where subject = 'site_text' order by happened_at desc, id desc limit 1`,
    )
    expect(noted).toEqual([{ before: {}, after: cost }])
  })

  it('is taken off its page and put back, also where nobody has edited it', async () => {
    await change({ act: 'hide', ...cost, version: 0 })
    expect(await texts.listShown()).toEqual([{ ...cost, words: null, isHidden: true }])
    expect(await say(await change({ act: 'hide', ...cost, version: 1 }))).toEqual([
      409,
      'This text is off the page already.',
    ])
    await change({ ...save, version: 1 })
    expect(await texts.listShown()).toMatchObject([{ isHidden: true }])
    await change({ act: 'show', ...cost, version: 2 })
    expect(await texts.listShown()).toMatchObject([{ isHidden: false, words: { category: 'Pricing' } }])
    expect((await change({ act: 'show', ...cost, version: 3 })).status).toBe(409)
  })

  it('may be a new question, at an address that no other has', async () => {
    const added = { ...words, act: 'add', en_title: '¿Is there Parking, & where?' }
    const first = await (await change(added)).json()
    const second = await (await change(added)).json()
    expect([first, second]).toEqual([{ item: 'is-there-parking-where-1' }, { item: 'is-there-parking-where-2' }])
    expect(await (await change({ ...added, en_title: '???' })).json()).toEqual({ item: 'question-1' })
    expect(await texts.listShown()).toHaveLength(3)
    const none = { act: 'restore', kind: 'faq', item: first.item, version: 1, to: 0 }
    expect(await say(await change(none))).toEqual([404, 'There is no such version.'])
  })

  it('is not overwritten by somebody who began with an older one', async () => {
    await change(save)
    server.signIn(await join('Una', alliance, 'manager'))
    const [status, message] = await say(await change({ ...save, en_body: 'Mine.' }))
    expect(status).toBe(409)
    expect(message).toMatch(/^Avery Ashby changed this text meanwhile\. What you typed is still here/)
    const both = await Promise.all(['One.', 'Two.'].map((en_body) => change({ ...save, version: 1, en_body })))
    expect(both.map((one) => one.status).toSorted()).toEqual([200, 409])
    expect((await readOne()).versions).toHaveLength(2)
  })

  it.each([
    ['no title', { en_title: '' }, { en_title: 'This is missing.' }],
    ['a book', { en_body: 'x'.repeat(6001) }, { en_body: 'This is longer than 6,000 characters.' }],
    ['half of the Spanish', { es_body: '' }, { es_body: 'This is missing.' }],
    [
      'a link that is a script',
      { en_links: 'Win javascript:alert(1)' },
      {
        en_links: '“Win javascript:alert(1)” leads nowhere: an address begins with https:// or, on this site, with /.',
      },
    ],
    ['a subject that there is not', { category: 'Gossip' }, { category: 'Choose one of the subjects.' }],
  ])('is refused with %s at its field, and nothing is published', async (_, wrong, fields) => {
    const answer = await change({ ...save, ...wrong })
    expect([answer.status, (await answer.json()).fields]).toEqual([422, fields])
    expect(await texts.listShown()).toEqual([])
    expect(changed).not.toHaveBeenCalled()
  })

  it.each([{ item: '../etc' }, { item: 'What it costs' }, { kind: 'page' }, { version: -1 }, { act: 'delete' }])(
    'is refused as %j',
    async (wrong) => {
      expect((await change({ ...save, ...wrong })).status).toBe(422)
      expect((await readAll()).texts).toEqual([])
    },
  )

  it('keeps hostile words as words', async () => {
    const hostile = '<img src=x onerror=alert(1)> {{head}} \u202Egnp.exe'
    await change({ ...save, en_title: hostile, en_body: hostile })
    expect((await texts.listShown())[0]?.words?.en.title).toBe('<img src=x onerror=alert(1)> {{head}} gnp.exe')
    expect((await server.request('/api/staff/texts/page/what-it-costs')).status).toBe(404)
    expect((await server.request('/api/staff/texts/faq/What')).status).toBe(404)
  })

  it('is read by all of the staff, edited by owners and managers with a fresh proof, and closed to others', async () => {
    await change(save)
    server.signIn(await join('Vera', alliance, 'house_manager'))
    expect(await readOne()).toMatchObject({ mayChange: false, versions: [{ version: 1 }] })
    expect((await change({ ...save, version: 1 })).status).toBe(403)
    for (const [who, status] of [
      [null, 401],
      [signedInAs('operator'), 403],
      [signedInAs('affiliate'), 403],
    ] as const) {
      server.signIn(who)
      expect((await server.request('/api/staff/texts')).status).toBe(status)
      expect((await server.request('/api/staff/texts/faq/what-it-costs')).status).toBe(status)
      expect((await change({ act: 'hide', ...cost, version: 1 })).status).toBe(status)
    }
    server.signIn({ ...(await join('Una', alliance, 'manager')), isProved: false })
    expect((await (await change({ ...save, version: 1 })).json()).code).toBe('prove_again')
  })

  it('stands in no database of an operator, and nobody rewrites a version', async () => {
    await change(save)
    const birch = await organize('operator', 'Birch House')
    const nia = await join('Nia', birch, 'manager')
    const actor = { kind: 'person', personId: nia.id, organizationId: birch.id } as const
    const seen = await database.run(sql`select id from site_text`, actor)
    expect(seen).toEqual([])
    const written = database.run(
      sql`insert into site_text (organization_id, kind, item, version, change, is_hidden, person_id, person_name, happened_at)
        values (${birch.id}, 'faq', 'buy-now', 1, 'hidden', true, ${nia.id}, 'Nia', now())`,
      actor,
    )
    await expect(written).rejects.toThrow('row-level security')
    const ana = await join('Ana', alliance, 'manager')
    const rewritten = database.run(sql`update site_text set person_name = 'Nobody'`, {
      kind: 'person',
      personId: ana.id,
      organizationId: allianceId,
    })
    await expect(rewritten).rejects.toThrow('permission denied')
  })
})
