import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { tooLongWords } from '#domain/language/too-long-words.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildPerson } from '#tests/support/desk/desk-people.ts'
import { buildOrganization, buildResidence } from '#tests/support/directory/directory-rows.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { actOnNewResidence, actOnResidence, actOnResidences } from '#web/pages/residence/desk/residences-act.query.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { createEditing, type EditingService } from './editing/editing.service.ts'
import { createResidencesDeskRoutes } from './residences-desk.routes.ts'

const database = shareTestDatabase()
let editing: EditingService
let server: ModuleServer
let operator: string
let manager: SignedIn
/** What the page was drawn again with. */
let drawn: FormAnswer | null

const list = '/workspace/residences'
const middle = { latitude: 35.1, longitude: -92.4 }

beforeEach(async () => {
  drawn = null
  const { transactions } = database
  operator = await buildOrganization(transactions)
  manager = await buildPerson(transactions, { organization: operator })
  editing = createEditing({
    transactions,
    clock: fakeClock(),
    states: { options: async () => [{ id: 'AR', name: 'Arkansas' }] },
    points: { zip: async () => ({ ...middle, name: 'Conway', stateCode: 'AR' }), town: async () => middle },
  })
  const forms = { [list]: actOnResidences, [`${list}/new`]: actOnNewResidence, [`${list}/:id`]: actOnResidence }
  const push = (answer: FormAnswer) => {
    drawn = answer
  }
  server = moduleServer(() => [createResidencesDeskRoutes(editing, async () => null)], { forms, refused: { push } })
  server.signIn(manager)
})

const build = () =>
  buildResidence(database.transactions, { organizationId: operator, groups: [{ totalBeds: 8, audience: 'women' }] })
const read = (id: string) => editing.read({ actor: actor(), organizationId: operator }, id)
const actor = () => ({ kind: 'person', personId: manager.id, organizationId: operator }) as const

async function post(path: string, form: Record<string, string>) {
  const response = await server.postForm(path, form)
  return { status: response.status, to: response.headers.get('location') }
}

async function opened(id: string) {
  const { values, version } = await read(id)
  return { ...values, version: String(version), base: JSON.stringify(values), asked: '' }
}

describe('the form of a new house', () => {
  it('leads to the house, and the same form again to the same house', async () => {
    const id = randomUUID()
    for (let time = 0; time < 2; time += 1) {
      const answer = await post(`${list}/new`, { id, name: 'Harbor', zip: '72032', city: '', state: '' })
      expect(answer).toEqual({ status: 303, to: `${list}/${id}?done=added` })
    }
  })

  it('comes again with what was typed and what was wrong', async () => {
    const typed = { id: randomUUID(), name: 'Harbor', zip: '7203', city: '', state: '' }
    expect((await post(`${list}/new`, typed)).status).toBe(422)
    expect(drawn).toMatchObject({ values: typed, fields: { zip: expect.stringContaining('5 digits') } })
    expect((await post(`${list}/new`, { ...typed, id: 'x' })).status).toBe(422)
  })

  it('names the name, the ZIP code and the town at once', async () => {
    const typed = { id: randomUUID(), name: 'H'.repeat(121), zip: '7203', city: 'C'.repeat(150), state: '' }
    expect((await post(`${list}/new`, typed)).status).toBe(422)
    expect(Object.keys(drawn?.fields ?? {})).toEqual(['name', 'zip', 'city'])
  })
})

it('a name that is too long comes again whole, and says by how much', async () => {
  const name = 'Harbor '.repeat(18).trim()
  const wrong = { name: 'This has 125 characters. Use at most 120.' }
  const typed = { id: randomUUID(), name, zip: '72032', city: '', state: '' }
  expect((await post(`${list}/new`, typed)).status).toBe(422)
  expect(drawn).toMatchObject({ values: typed, fields: wrong })
  const id = await build()
  expect((await post(`${list}/${id}`, { ...(await opened(id)), name, act: 'save' })).status).toBe(422)
  expect(drawn).toMatchObject({ values: { name }, fields: wrong })
})

describe('the form of a house', () => {
  it('saves, and says in the address what was done', async () => {
    const id = await build()
    const form = await opened(id)
    const saved = await post(`${list}/${id}`, { ...form, phone: '501-555-0199', act: 'save' })
    expect(saved).toEqual({ status: 303, to: `${list}/${id}?done=save&joined=` })
    const joined = await post(`${list}/${id}`, { ...form, email: 'a@b.example', act: 'checked' })
    expect(joined.to).toBe(`${list}/${id}?done=checked&joined=phone`)
    expect((await read(id)).values).toMatchObject({ phone: '501-555-0199', email: 'a@b.example' })
  })

  it('comes again with everything typed where something is wrong', async () => {
    const id = await build()
    const form = { ...(await opened(id)), phone: '1', description: 'Two floors.', act: 'publish' }
    expect((await post(`${list}/${id}`, form)).status).toBe(422)
    expect(drawn?.values).toMatchObject({
      description: 'Two floors.',
      phone: '1',
      base: form.base,
      version: form.version,
    })
    expect(Object.keys(drawn?.fields ?? {})).toEqual(['phone'])
  })

  it('comes again with both sides where two people changed one thing, until one is chosen', async () => {
    const id = await build()
    const form = await opened(id)
    await post(`${list}/${id}`, { ...form, phone: '501-555-0177', act: 'save' })
    expect((await post(`${list}/${id}`, { ...form, phone: '501-555-0188', act: 'save' })).status).toBe(409)
    expect(drawn?.values).toMatchObject({ phone: '501-555-0188', asked: 'phone', version: '2' })
    expect(JSON.parse(drawn?.values.base ?? '').phone).toBe('501-555-0177')
    const again = { ...drawn?.values, act: 'save' }
    expect((await post(`${list}/${id}`, again)).status).toBe(409)
    expect((await post(`${list}/${id}`, { ...again, keep_phone: 'mine' })).status).toBe(303)
    expect((await read(id)).values.phone).toBe('501-555-0188')
  })

  it('is a dispute and no loss where the beginning was lost on the way', async () => {
    const id = await build()
    const form = await opened(id)
    await post(`${list}/${id}`, { ...form, phone: '501-555-0177', act: 'save' })
    for (const base of ['', '{', 'null', '[1]', '"x"']) {
      const answer = await post(`${list}/${id}`, { ...form, base, version: 'x', email: 'a@b.example', act: 'save' })
      expect([base, answer.status]).toEqual([base, 409])
    }
    expect((await read(id)).values).toMatchObject({ phone: '501-555-0177', email: '' })
  })

  it('takes it off the list, puts it away and gets it back', async () => {
    const id = await build()
    const to = async (act: string) => (await post(`${list}/${id}`, { act })).to
    expect(await to('draft')).toBe(`${list}/${id}?done=draft`)
    expect(await to('archived')).toBe(`${list}?done=archived&house=${id}`)
    expect(await post(list, { id, status: 'draft' })).toEqual({ status: 303, to: `${list}?done=draft` })
    await to('archived')
    expect(await to('draft')).toBe(`${list}/${id}?done=restored`)
    await post(`${list}/${id}`, { ...(await opened(id)), phone: '', act: 'save' })
    expect(await to('published')).toBe(`${list}/${id}?done=unready`)
    expect(await post(list, { id, status: 'published' })).toEqual({ status: 303, to: `${list}/${id}?done=unready` })
    expect((await read(id)).status).toBe('draft')
  })

  it('says that it was put away while its form was open, and by whom', async () => {
    const id = await build()
    const form = { ...(await opened(id)), seen: 'published', email: 'a@b.example', act: 'save' }
    await post(`${list}/${id}`, { act: 'archived' })
    expect((await post(`${list}/${id}`, form)).to).toMatch(/done=save.*&became=archived/)
    const { status, changes, values } = await read(id)
    expect([status, values.email, changes.status]).toMatchObject(['archived', 'a@b.example', { isYou: true }])
  })

  it('is never an error of ours, whatever is posted', async () => {
    const id = await build()
    expect((await post(`${list}/${id}`, {})).status).toBe(422)
    expect((await post(`${list}/${id}`, { act: 'burn' })).status).toBe(422)
    expect((await post(`${list}/${id}`, { act: 'save' })).status).toBe(422)
    expect((await post(list, { id: 'x', status: 'draft' })).status).toBe(404)
    expect((await server.post(`${list}/${id}`, {})).status).toBe(415)
    expect((await post(`${list}/${id}`, { act: 'save', name: 'x'.repeat(70_000) })).status).toBe(413)
    expect(drawn).toMatchObject({ values: {}, message: tooLongWords.en })
    expect((await post(`${list}/${id}`, { act: 'save', name: 'a\u0000b' })).status).toBe(400)
  })
})

describe('who may post them', () => {
  const statuses = async (id: string) => {
    const answers = [
      await post(list, { id, status: 'archived' }),
      await post(`${list}/new`, { id: randomUUID(), name: 'X', zip: '72032' }),
      await post(`${list}/${id}`, { act: 'archived' }),
    ]
    return answers.map(({ status }) => status)
  }

  it('is nobody who is signed out, and no one who only says beds', async () => {
    const id = await build()
    server.signIn(null)
    expect(await statuses(id)).toEqual([401, 401, 401])
    server.signIn(await buildPerson(database.transactions, { organization: operator, role: 'bed_updater' }))
    expect(await statuses(id)).toEqual([403, 403, 403])
    expect((await read(id)).status).toBe('published')
  })

  it('is no stranger to the house', async () => {
    const id = await build()
    const stranger = await buildOrganization(database.transactions)
    server.signIn(await buildPerson(database.transactions, { organization: stranger, role: 'owner' }))
    expect((await post(list, { id, status: 'archived' })).status).toBe(404)
    expect((await post(`${list}/${id}`, { act: 'archived' })).status).toBe(404)
    expect((await post(`${list}/${id}`, { ...(await opened(id)), act: 'save' })).status).toBe(404)
  })
})
