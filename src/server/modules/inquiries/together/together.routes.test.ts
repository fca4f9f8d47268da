import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { type AskedTogether, askedTogether } from '#contract/inquiries/asked-together.ts'
import { createWaiting, type WaitingService } from '#server/modules/waiting/waiting.service.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildOrganization } from '#tests/support/directory/directory-rows.ts'
import { buildResidences } from '#tests/support/directory/listing-rows.ts'
import { toRows } from '#tests/support/product/contact-server.ts'
import { buildModuleParts } from '#tests/support/product/module-parts.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { actOnAnswers, actOnResidences, readOffered } from '#web/pages/residence/listing/together/together-act.query.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { createTogetherRoutes } from './together.routes.ts'
import { createTogether, type GroupInquiries } from './together.service.ts'

const database = shareTestDatabase()
let server: ModuleServer
let together: GroupInquiries
let waiting: WaitingService
let operators: string[]

beforeEach(async () => {
  const { transactions } = database
  operators = [await buildOrganization(transactions), await buildOrganization(transactions)]
  const [one = '', other = ''] = operators
  await buildResidences(transactions, [
    { organizationId: one, slug: 'harbor', name: 'Harbor Row' },
    { organizationId: other, slug: 'lantern', name: 'Lantern Hill' },
    { organizationId: other, slug: 'juniper', name: 'Juniper Porch' },
    { organizationId: other, slug: 'fourth' },
    { organizationId: one, slug: 'unclaimed', isClaimed: false },
  ])
  const clock = fakeClock()
  server = moduleServer(
    (log) => {
      const parts = { ...buildModuleParts({ transactions, clock, log }), textsGoOut: false }
      waiting = createWaiting(parts)
      together = createTogether({ ...parts, waiting })
      return [createTogetherRoutes(together)]
    },
    { forms, refused },
  )
})

const refused: FormAnswer[] = []
const forms = {
  '/residences/ask/together': actOnResidences,
  '/es/residencias/ask/together': actOnResidences,
  '/residences/asked/together/:secret': actOnAnswers,
  '/es/residencias/asked/together/:secret': actOnAnswers,
}
const good = {
  homes: 'harbor,lantern,juniper',
  name: 'Sam',
  needed: 'tonight',
  answer_by: 'email',
  email: 'sam@people.example',
}
const ask = (changes: Record<string, string> = {}) =>
  server.postForm('/residences/ask/together', { ...good, ...changes })
const secretIn = (answer: Response) => /together\/([\w-]+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? ''
const take = (secret: string, residence: string) =>
  server.postForm(`/residences/asked/together/${secret}`, { act: 'take', home: residence })

async function follow(secret: string): Promise<AskedTogether> {
  return askedTogether.parse(await (await server.request(`/api/inquiries/together/${secret}`)).json())
}
const stored = () => toRows(database, 'select * from inquiry order by id')
const mails = () => toRows(database, 'select * from mail order by recipient')
const listStates = async (secret: string) =>
  Object.fromEntries((await follow(secret)).residences.map(({ slug, closed }) => [slug, closed]))

it('puts one question to each home, and shows all of them on one page', async () => {
  const answer = await ask()
  expect(answer.status).toBe(303)
  const { inquiry, residences } = await follow(secretIn(answer))
  expect(residences.map(({ name }) => name)).toEqual(['Harbor Row', 'Juniper Porch', 'Lantern Hill'])
  expect(inquiry).toMatchObject({ name: 'Sam', answerBy: 'email', reach: 'sam@people.example' })
  expect(JSON.stringify(await stored())).not.toContain(secretIn(answer))
})

it('goes to the homes that were chosen of more, and shows the choice again where it is none or too many', async () => {
  const residences = 'harbor,lantern,juniper,fourth'
  const chosen = { homes: residences, to_lantern: 'on', to_fourth: 'on', to_unclaimed: 'on' }
  const { residences: asked } = await follow(secretIn(await ask(chosen)))
  expect(asked.map(({ slug }) => slug).toSorted()).toEqual(['fourth', 'lantern'])
  refused.length = 0
  expect((await ask({ ...chosen, to_harbor: 'on', to_juniper: 'on' })).status).toBe(422)
  const [again = null] = refused
  const offered = readOffered({ query: new URLSearchParams(), refused: again })
  expect(Object.fromEntries(offered)).toEqual({ homes: residences, chosen: residences })
})

it('is one question when the same form comes twice, and refuses other words under its key', async () => {
  const once = { once: 'a-key-of-one-form' }
  const [first, again] = [await ask(once), await ask(once)]
  expect(again.headers.get('location')).toBe(first.headers.get('location'))
  expect(await stored()).toHaveLength(3)
  expect((await ask({ ...once, message: 'Other words' })).status).toBe(409)
})

it.each([
  [{ homes: '' }, 422],
  [{ homes: 'harbor,lantern,juniper,fourth' }, 422],
  [{ homes: 'harbor,nowhere' }, 404],
  [{ homes: 'harbor,unclaimed' }, 403],
  [{ email: 'no address' }, 422],
])('keeps nothing of what it refuses: %o', async (changes, status) => {
  expect((await ask(changes)).status).toBe(status)
  expect(await stored()).toEqual([])
})

it('closes the question at the other homes once one has a place, and tells those who had read of it', async () => {
  const secret = secretIn(await ask())
  await database.run(sql`update inquiry set notified_at = now()`)
  await database.run(sql`update residence set email = slug || '@homes.example'`)
  expect((await take(secret, 'harbor')).status).toBe(303)
  expect(await listStates(secret)).toEqual({ harbor: null, juniper: 'not_needed', lantern: 'not_needed' })
  const choices = await toRows(
    database,
    `select r.slug, i.chosen_at is not null as chosen from inquiry i join residence r on r.id = i.residence_id`,
  )
  expect(choices.filter(({ chosen }) => chosen).map(({ slug }) => slug)).toEqual(['harbor'])
  const recipients = (await mails()).map(({ recipient }) => recipient)
  expect(recipients).toContain('lantern@homes.example')
  expect(recipients).not.toContain('harbor@homes.example')
  expect(JSON.stringify(await mails())).not.toMatch(/Sam|sam@people/)
})

async function putOnLists(): Promise<void> {
  const rows = await database.run(sql<{ id: string; organizationId: string; residenceId: string }>`
      select id, organization_id as "organizationId", residence_id as "residenceId" from inquiry`)
  const who = { name: 'Sam', answerBy: 'email', reach: good.email, language: 'en', audience: 'any' } as const
  for (const { id: inquiryId, ...of } of rows) {
    await database.transactions.run({ kind: 'system' }, (tx) =>
      waiting.addFromInquiry(tx, { ...of, ...who, inquiryId, heardAt: new Date() }),
    )
  }
}

it('says where one waits in line and who offers a bed, and leaves the other lists once one home has a place', async () => {
  const secret = secretIn(await ask())
  await putOnLists()
  const offeredAt = '2026-11-21T22:00:00.000Z'
  await database.run(
    sql`update waiting set offered_at = ${offeredAt} where residence_id = (select id from residence where slug = 'juniper')`,
  )
  const { residences } = await follow(secret)
  expect(residences.map(({ waiting: place }) => place)).toEqual([
    { place: 1, offeredAt: null },
    { place: 1, offeredAt },
    { place: 1, offeredAt: null },
  ])
  await take(secret, 'harbor')
  const lines = await toRows(
    database,
    'select r.slug, w.ended_as from waiting w join residence r on r.id = w.residence_id order by r.slug',
  )
  expect(lines).toEqual([
    { slug: 'harbor', ended_as: null },
    { slug: 'juniper', ended_as: 'said_no' },
    { slug: 'lantern', ended_as: 'said_no' },
  ])
  expect((await follow(secret)).residences.map(({ waiting: place }) => place?.place ?? null)).toEqual([1, null, null])
})

it('lets the first of two choices at once count, and changes nothing when it is said again', async () => {
  const secret = secretIn(await ask())
  await Promise.all([take(secret, 'harbor'), take(secret, 'lantern')])
  const states = await listStates(secret)
  expect(Object.values(states).filter((closed) => closed === null)).toHaveLength(1)
  const chosen = Object.keys(states).find((slug) => states[slug] === null) ?? ''
  await take(secret, chosen)
  expect(await listStates(secret)).toEqual(states)
})

it('sends the private link by mail to whoever wants it, once, and staff cannot read it', async () => {
  const once = { once: 'a-key-of-one-form', link: 'yes' }
  const answer = await ask(once)
  await ask(once)
  expect(answer.headers.get('location')).toContain('?link=email')
  const sent = await mails()
  expect(sent.map(({ recipient }) => recipient)).toEqual(['sam@people.example'])
  expect(JSON.stringify(sent)).toContain(secretIn(answer))
  expect(sent[0]).toMatchObject({ kind: 'inquiry-link', shown_text: null })
  // An id or a secret may hold the letters of a word.
  const text = JSON.stringify(sent)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '')
    .replaceAll(secretIn(answer), '')
  expect(text).not.toMatch(/sober|recover|bed/i)
})

it('says that no text leaves from here', async () => {
  const answer = await ask({ answer_by: 'text', phone: '501-555-0199', link: 'yes' })
  expect(answer.headers.get('location')).toContain('?link=not_possible')
  expect(await mails()).toEqual([])
})

it('is deleted at every home at once, and is read by nobody who brings another secret', async () => {
  const [secret, other] = [secretIn(await ask()), secretIn(await ask())]
  const answer = await server.postForm(`/es/residencias/asked/together/${secret}`, { act: 'delete' })
  expect(answer.headers.get('location')).toBe('/es/residencias/asked/deleted')
  expect((await server.request(`/api/inquiries/together/${secret}`)).status).toBe(404)
  expect((await follow(other)).residences).toHaveLength(3)
  expect((await take('somebody-elses', 'harbor')).status).toBe(404)
  expect((await server.postForm(`/residences/asked/together/${other}`, { act: 'x' })).status).toBe(400)
})
