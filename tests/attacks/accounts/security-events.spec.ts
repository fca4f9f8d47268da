import { afterAll, beforeAll, expect, it } from 'vitest'
import { limitRowsPerHour } from '#domain/people/security-event.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { buildDesk, type Desk } from '#tests/support/desk/desk-people.ts'
import { type EventRow, eventsSite } from '#tests/support/product/events-site.ts'

/** Strangers and people of an operator try what they may not, all at once, and leave words of theirs wherever they can. */
let site: Awaited<ReturnType<typeof eventsSite>>
let desk: Desk
let rows: EventRow[]
const people: Record<string, SignedIn> = {}

const canary = 'markcanary'
const json = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'user-agent': `${canary}-browser`, ...headers },
  body: JSON.stringify(body),
})
const places = 5_000

async function failToSignIn(): Promise<void> {
  const one = (number: number) =>
    site.ask('/api/auth/sign-in', {
      ...json({ email: `${canary}-${number}@homes.example`, password: `${canary} password ${number}` }),
      from: `203.0.113.${number + 1}`,
    })
  await Promise.all(Array.from({ length: 12 }, (_, number) => one(number)))
}

async function guessOnePassword(): Promise<void> {
  const one = (number: number) =>
    site.ask('/api/auth/sign-in', {
      ...json({ email: desk.people.owner.email, password: `${canary} ${number}` }),
      from: `198.51.100.${number + 1}`,
    })
  await Promise.all(Array.from({ length: 11 }, (_, number) => one(number)))
}

async function askForMuch(): Promise<void> {
  const body = { email: `${canary}@homes.example` }
  const one = () => site.ask('/api/auth/forgot-password', { ...json(body), from: '2001:db8:12:34::1' })
  await Promise.all(Array.from({ length: 25 }, one))
}

async function askForWhatIsOthers(): Promise<void> {
  const elsewhere = { origin: `https://${canary}.example` }
  await Promise.all([
    site.ask('/api/auth/user'),
    site.ask('/api/desk/history'),
    site.ask(`/api/staff/mail/${canary}?${canary}`),
    site.ask(`/api/imports/${canary}/commit`, { ...json({}, elsewhere), as: 'manager' }),
    site.ask('/api/desk/history', { as: 'manager' }),
    site.ask(`/staff/inbox/${canary}?${canary}`, { as: 'manager' }),
    site.ask(`/api/staff/inbox/${canary}`, { as: 'owner' }),
    site.ask(`/api/${canary}`, { ...json({}, elsewhere), from: `${canary}` }),
    site.ask('/api/desk/history.csv', { as: 'owner' }),
    site.ask('/api/export.zip', { as: 'owner' }),
  ])
}

beforeAll(async () => {
  site = await eventsSite(people)
  desk = await buildDesk(site.database.transactions, 'Own Homes')
  Object.assign(people, desk.people)
  await Promise.all([failToSignIn(), guessOnePassword(), askForMuch(), askForWhatIsOthers()])
  const note = (address: string) => site.securityEvents.note({ kind: 'account_locked', address })
  for (let place = 0; place < places; place += 1) note(`10.${place >> 8}.${place & 255}.1`)
  rows = await site.rowsAtTheEnd()
})
afterAll(() => site.close())

const found = (wanted: Partial<EventRow>) =>
  rows.filter((row) => Object.entries(wanted).every(([name, value]) => row[name as keyof EventRow] === value))
const times = (wanted: Partial<EventRow>) => found(wanted).reduce((sum, { events }) => sum + events, 0)

it('counts the sign-ins that failed by network, and names whose account was tried and locked', () => {
  const failed = { kind: 'sign_in_failed', about: 'password' }
  expect(times({ ...failed, network: '203.0.113.0/24', person: null })).toBe(12)
  const owned = { network: '198.51.100.0/24', person: desk.people.owner.id }
  expect(times({ ...failed, ...owned })).toBe(10)
  expect(times({ kind: 'account_locked', ...owned })).toBe(1)
})

it('counts what was slowed down, under its route and the /48 of where it came from', () => {
  expect(times({ kind: 'limited', about: 'POST /api/auth/forgot-password', network: '2001:db8:12::/48' })).toBe(20)
})

it('has every refusal under the pattern of its route or page, with who asked, and no question of visitors', () => {
  const [owner, manager] = [desk.people.owner.id, desk.people.manager.id]
  const refused = found({ kind: 'refused' }).map(({ about, person, events }) => [about, person, events])
  expect(refused.toSorted()).toEqual(
    [
      ['GET /api/desk/history', null, 1],
      ['GET /api/desk/history', manager, 1],
      ['GET /api/staff/inbox/:id', owner, 1],
      ['GET /api/staff/mail/:id', null, 1],
      ['GET /staff/inbox/:id', manager, 1],
      ['POST /*', null, 1],
      ['POST /api/imports/:id/commit', null, 1],
    ].toSorted(),
  )
})

it('has what was taken out, by whom and for which organization', () => {
  const own = { kind: 'exported', person: desk.people.owner.id, organization: desk.organizationId }
  expect(
    found(own)
      .map(({ about }) => about)
      .toSorted(),
  ).toEqual(['GET /api/desk/history.csv', 'GET /api/export.zip'])
})

it('fills no disk when many places attack, and counts them all', () => {
  const flood = { kind: 'account_locked', person: null }
  expect(found(flood).length).toBeLessThanOrEqual(limitRowsPerHour('account_locked') + 1)
  expect(times(flood)).toBe(places)
})

it('keeps nothing that anybody typed, and no whole address, in a row or in a line of the log', () => {
  expect(JSON.stringify(rows)).not.toMatch(/markcanary|@|203\.0\.113\.\d+(?!\/)\b|"Origin"/)
  expect(site.logged()).toContain('"event":"security"')
  expect(site.logged()).not.toMatch(/markcanary|203\.0\.113\.[1-9]|db8:12:34/)
})
