import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { format } from 'node:util'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SignedIn } from '#server/plumbing/http.ts'
import {
  askForBeds,
  askTogether,
  claimResidences,
  remindOfBeds,
  sentAsForm,
  sentAsJson,
  waitForBeds,
} from '#tests/support/address-leaks/asked-residences.ts'
import {
  addManager,
  addOfficer,
  area,
  changes,
  hidden,
  keepPrivate,
  kept,
  operator,
  plantApplications,
  plantEvidence,
  plantPaper,
  plantPhotos,
  plantResidences,
  residences,
} from '#tests/support/address-leaks/kept-residences.ts'
import { secretsIn } from '#tests/support/address-leaks/secrets.ts'
import { buildDir, type WholeSite, wholeSite } from '#tests/support/address-leaks/whole-site.ts'
import { receiveEvents } from '#tests/support/live/received-events.ts'
import { mailTo } from '#tests/support/product/mailbox.ts'
import { signedInAs } from '#tests/support/product/module-server.ts'

/*
 * Nothing that leaves the product may hold an address that a home keeps private (docs/specification.md, ruling 10): no
 * street and no true point below 'exact', and of a hidden home nothing finer than its town. This is the one place that
 * looks for it, in everything: it walks what the router, the site map and the description of the API name, so that a
 * new way out is walked as well or fails here.
 */

const [other, otherPerson] = [randomUUID(), randomUUID()]
const [affiliate, officer] = [randomUUID(), randomUUID()]
const people = {
  'another operator': runAsOwner(signedInAs('operator', { id: otherPerson, organizationId: other })),
  'an affiliate': signedInAs('affiliate', { id: officer, organizationId: affiliate }),
  'the alliance': signedInAs('alliance'),
  'its own people': signedInAs('operator', { organizationId: operator }),
}
/** The owner of an operator may open every screen of its desk. */
function runAsOwner(person: SignedIn): SignedIn {
  return { ...person, organization: person.organization && { ...person.organization, role: 'owner' } }
}
const [ids, slugs] = [residences.map(({ id }) => id), residences.map(({ slug }) => slug)]

/** The affiliate that reviews an application visits the home, so it reads there where it is. */
const isOfReview = ({ where }: { where: string }) =>
  /^\/(api|affiliate)\/applications\/[\w-]{36}(\/visit|\/dates\.ics)?$/.test(where)

/** They never end: they have a test of their own. */
const streams = ['/api/v1/events', '/api/desk/events']
let site: WholeSite
/** What stands for the parts of a path that begin with a colon, by the path. One that is not here fails the walk. */
let parts: Record<string, readonly string[]>
/** What was answered with more than an error. */
const answered = new Set<string>()
/** What a browser would keep of answers in which something was found, by their addresses. */
const tags = new Map<string, string>()
const pictures = new Set<string>()
const printed: string[] = []

beforeAll(async () => {
  for (const name of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((...words) => void printed.push(format(...words)))
  }
  site = await wholeSite(people)
  await plantResidences(site.database.transactions)
  await plantPhotos(site.database.transactions)
  await plantPaper(site.database.transactions)
  await addManager(site.database.transactions, people['its own people'].id)
  await addOfficer(site.database.transactions, affiliate, officer)
  await plantApplications(site.database.transactions, affiliate)
  await plantEvidence(site.database.transactions, site.dataDir)
  for (const slug of slugs) await reportPage(slug)
  await fileGrievance(slugs[0] ?? '')
  parts = await partsOfPaths(await askForBeds(site), await remindOfBeds(site), await keepSheet())
}, 120_000)
afterAll(async () => {
  vi.restoreAllMocks()
  await site.close()
})

describe('the address of a home', { timeout: 120_000 }, () => {
  it('is seen by this walk wherever a home shows it', async () => {
    const found = await walk(undefined, routes('GET'))
    const [residence, slug] = [area.id, area.slug]
    expect([...new Set(found.map(({ where }) => where))]).toEqual(
      expect.arrayContaining([
        `/residences/${slug}`,
        `/es/residencias/${slug}`,
        `/api/v1/residences/${slug}`,
        '/api/v1/residences',
        '/api/v1/residences.csv',
        '/api/residences/answer',
        `/hsds/services/${residence}`,
      ]),
    )
    const each = residences.flatMap(({ name }) =>
      ['street', 'latitude', 'longitude'].map((what) => `${what} of ${name}`),
    )
    const all = [...each, `ZIP code of ${hidden.name}`]
    expect([...new Set(found.map(({ what }) => what))]).toEqual(expect.arrayContaining(all))
  })

  it('is in no answer to a stranger from the moment it is private, whatever is asked', async () => {
    await change(keepPrivate)
    expect(await walk(undefined, [...routes('GET'), ...(await questions())])).toEqual([])
    expect(await walk(undefined, pages(), asScript)).toEqual([])
  })

  it('is not left to those who kept an older answer', async () => {
    expect(tags.size).toBeGreaterThan(5)
    for (const [address, tag] of tags) {
      expect([address, (await site.ask(address, { headers: { 'if-none-match': tag } })).status]).toEqual([address, 200])
    }
  })

  it.each(Object.keys(people).slice(0, 3))('is in no answer to %s', async (who) => {
    const found = [...(await walk(who, routes('GET'))), ...(await walk(who, pages(), asScript))]
    const [ofReview, rest] = [found.filter(isOfReview), found.filter((one) => !isOfReview(one))]
    expect(rest).toEqual([])
    expect(ofReview.length > 0).toBe(who === 'an affiliate')
  })

  it('stands at the desk of its own people, whose preview shows what the public sees', async () => {
    const found = await walk(
      'its own people',
      ['/workspace/residences/:id', '/api/desk/residences/:id'].flatMap(filled),
    )
    expect([...new Set(found.map(({ what }) => what))]).toEqual(
      expect.arrayContaining(residences.map(({ name }) => `street of ${name}`)),
    )
    const previews = ['/workspace/residences/:id/preview', '/api/desk/residences/:id/preview'].flatMap(filled)
    const photos = filled('/api/desk/residences/:id/photos')
    const files = ['/files/:id', '/api/files/:id'].flatMap(filled)
    expect(await walk('its own people', [...previews, ...photos, ...files])).toEqual([])
  })

  it('cannot be guessed by asking for it', async () => {
    const guesses = residences.flatMap(({ streetWord, latitude, longitude }) => [
      `/hsds/services?search=${streetWord}`,
      `/hsds/service_at_locations?search=${streetWord}`,
      `/hsds/organizations?search=${streetWord}`,
      `/api/v1/residences?q=58 ${streetWord} Court`,
      `/api/v1/residences?near=${latitude},${longitude}&radius=1`,
    ])
    for (const guess of [...guesses, `/hsds/services?search=${hidden.zip}`]) {
      const text = await (await site.ask(guess)).text()
      expect([guess, text.includes(hidden.id)]).toEqual([guess, false])
      // Who asks for homes around a point within the area finds that there is one.
      if (!guess.includes('near=')) expect([guess, text.includes(area.id)]).toEqual([guess, false])
    }
  })

  it('was looked for in real answers: somebody got each of the pages and calls', () => {
    const none = routes('GET').filter((address) => !answered.has(address) && !address.includes('nothing'))
    // They want the link of a mail, a password given just before, an answer of another site, a question (asked above), a photo, and a file of a case.
    expect(none.toSorted()).toEqual([
      '/api/auth/callback/oidc',
      '/api/auth/new-email',
      '/api/auth/reset-password',
      '/api/auth/waiting-sign-up',
      '/api/residences/place',
      '/api/v1/missed-searches',
      filled('/case-files/:id')[0],
      '/data/missed-searches.csv',
      filled('/visit-photos/:id')[0],
    ])
  })

  it('is in no answer to what is sent, well or badly filled in', async () => {
    const bodies = [sentAsForm({}), sentAsForm({ kind: 'correction', message: 'x' }), sentAsJson({})]
    for (const who of [undefined, 'another operator', 'the alliance']) {
      for (const body of bodies) {
        for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
          expect(await walk(who, routes(method), { method, ...body })).toEqual([])
        }
      }
    }
  })

  it('is in no picture of a link: those are built beforehand, and none is of one home', () => {
    expect(pictures.size).toBeGreaterThan(5)
    for (const picture of pictures) expect(existsSync(path.join(buildDir, 'client', picture)), picture).toBe(true)
  })

  it('is in no file for robots, in no row of the public list, and in no question that its own people read', async () => {
    const rows = await change(
      sql`select l::text, b::text, f::text from listing l full join listing_beds b on true full join listing_facet f on true`,
    )
    expect(rows.rows.length).toBeGreaterThan(2)
    expect(look('rows', JSON.stringify(rows.rows))).toEqual([])
    expect(look('for robots', await site.forRobots())).toEqual([])
    expect(
      await walk('its own people', ['/api/inquiries', '/workspace/messages', '/api/waiting', '/workspace/waiting']),
    ).toEqual([])
  })

  it('is in no stream while beds are said and held and the homes move and show less', async () => {
    const queries = [`homes=${ids}`, 'state=AR', 'state=arkansas']
    const open = await Promise.all(
      queries.map(async (query) => receiveEvents(await site.ask(`${streams[0]}?${query}`))),
    )
    const received = () => Promise.all(open.map((stream) => stream.next()))
    await open[0]?.next()
    for (const statement of changes) {
      await change(statement)
      await received()
    }
    await Promise.all(open.map((stream) => stream.leave()))
    const texts = await Promise.all(open.map((stream) => stream.ended()))
    for (const text of texts) expect(text).toContain(`${hidden.name} II`)
    expect(texts.flatMap((text) => look('stream', text))).toEqual([])
    // Kept answers are made anew.
    expect(await walk(undefined, routes('GET'))).toEqual([])
  })

  it('is in no mail', async () => {
    for (const { name } of residences) await mailTo(site.dataDir, 'dana@homes.example', name)
    const folder = path.join(site.dataDir, 'mail')
    const files = await Promise.all((await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8')))
    expect(files.length).toBeGreaterThan(5)
    expect(files.flatMap((file) => look('mail', file))).toEqual([])
  })

  it('is in no error and no line of the log, also when the database is gone', async () => {
    await site.database.runAsOwner((owner) => owner.execute('alter table listing rename to lost'))
    expect(await walk(undefined, routes('GET'))).toEqual([])
    await site.database.close()
    expect(await walk(undefined, routes('GET'))).toEqual([])
    const lines = [site.logged(), printed.join('\n')]
    expect(lines[0]).toContain('request failed')
    expect(lines.flatMap((text) => look('log', text))).toEqual([])
  })
})

type Finding = { what: string; where: string }
type Asking = Parameters<WholeSite['ask']>[1]

const look = (where: string, text: string): Finding[] => secretsIn(text, kept).map((what) => ({ what, where }))

/** Asks for each address as that person, and gives what was found in its headers and its text. */
async function walk(who: string | undefined, addresses: readonly string[], asking: Asking = {}): Promise<Finding[]> {
  const found: Finding[] = []
  for (const address of addresses) {
    const answer = await site.ask(address, { ...(who !== undefined && { as: who }), ...asking })
    const text = await answer.text().catch(() => 'a file that broke on the way')
    const here = look(address, JSON.stringify([...answer.headers]) + text)
    found.push(...here)
    if (answer.status < 400) answered.add(address)
    const tag = answer.headers.get('etag')
    if (tag !== null && here.length > 0) tags.set(address, tag)
    for (const [, picture = ''] of text.matchAll(/"og:image" content="https?:\/\/[^/"]+([^"]+)"/g))
      pictures.add(picture)
    // A search that was written another way leads to its one address.
    const next = answer.headers.get('location')
    if (next?.startsWith('/residences?') || next?.startsWith('/es/')) found.push(...(await walk(who, [next])))
  }
  return found
}

/** As a page of the desk reads itself anew. */
const asScript = { headers: { accept: 'application/json' } }

const pages = () => site.pages.paths.flatMap(filled)

/** Every address that the server takes with this method. */
function routes(method: string): string[] {
  const paths = site.routes.filter((route) => [method, 'ALL'].includes(route.method)).map((route) => route.path)
  const ofPages = method === 'GET' ? site.pages.paths : []
  return [...new Set([...paths, ...ofPages].filter((path) => !streams.includes(path)).flatMap(filled))]
}

function filled(route: string): string[] {
  const start = route.replace('*', 'nothing')
  const name = /:\w+(?:\/:\w+)*/.exec(start)?.[0]
  if (name === undefined) return [start]
  const values = parts[start]
  if (!values?.length) throw new Error(`Say in partsOfPaths what stands for ${name} in ${start}.`)
  return values.map((value) => start.replace(name, value))
}

const townPages = ['ar/quitman', 'ar/vilonia', 'ar/conway', 'ar/faulkner-county']
const places = ['state=AR', 'near=34.9,-92.6&radius=100', 'near=Vilonia, AR', 'near=72032', 'near=nowhere']
const wishes = ['state=AR&pets=yes', 'q=lantern', 'q=harbour', 'state=AR&sort=name', 'state=AR&open=1&for=women']
/** What is asked of the pages; of the API every parameter is that its own description names. */
const ofPages = {
  search: [
    ...places,
    ...wishes,
    `state=AR&compare=${slugs}`,
    `state=AR&drawn=${slugs}~`,
    `saved=${slugs}`,
    'radius=-1',
  ],
  residence: ['near=72032', 'near=nowhere', 'nonsense=1'],
  embed: ['lang=es', 'open=1', 'town=Quitman', 'q=harbor', 'page=0', 'order=newest'],
}

/** Values for the parameters whose own example would not lead to these homes. */
const said: Record<string, readonly string[]> = {
  near: ['34.9,-92.6', '72032', 'Quitman, AR'],
  radius: ['100'],
  city: ['Vilonia', 'Quitman'],
  town: ['Quitman'],
  q: ['lantern', 'harbour of hop'],
  search: ['lantern', 'quitman'],
  homes: [ids.join(',')],
  limit: ['1'],
  organization_id: [operator],
  postcode: ['72032'],
  per_page: ['1'],
  page: ['1', '2'],
}

type Parameter = { name: string; in: string; schema: { enum?: string[] }; example?: unknown }
type Described = { paths: Record<string, { get: { parameters?: Parameter[] } }> }

/** Every documented parameter by itself, what does not exist, lists to their last page, and what pages are asked. */
async function questions(): Promise<string[]> {
  const { paths } = await json<Described>('/api/openapi.json')
  const ofApi = Object.entries(paths).flatMap(([path, { get }]) => {
    const queries = (get.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .flatMap(({ name, schema, example }) =>
        (said[name] ?? schema.enum ?? [example]).map((value) => `${name}=${encodeURIComponent(String(value))}`),
      )
    const address = path.replace(/\{(\w+)\}/, ':$1')
    return asking(streams.includes(address) ? [] : [address], [...queries, 'nonsense=1'])
  })
  const search = ['/residences', '/es/residencias', '/api/residences/answer']
  return [
    ...ofApi,
    ...asking(search, ofPages.search),
    ...asking(['/residences/:slug', '/es/residencias/:slug'], ofPages.residence),
    ...asking(['/embed/directory/:state'], ofPages.embed),
    ...asking(
      ['/api/residences/place'],
      ['state=AR&slug=quitman', 'state=AR&slug=conway', 'state=AR&slug=faulkner-county'],
    ),
    ...(await everyPage('/api/v1/residences?state=AR&limit=1')),
  ]
}

function asking(routes: readonly string[], queries: readonly string[]): string[] {
  return routes.flatMap(filled).flatMap((address) => queries.map((query) => `${address}?${query}`))
}

async function everyPage(list: string): Promise<string[]> {
  const { next } = await json<{ next: string | null }>(list)
  return next === null ? [list] : [list, ...(await everyPage(`${list.replace(/&cursor=.*/, '')}&cursor=${next}`))]
}

// What is read of it is missed by the tests where the cast is wrong.
const json = async <Body>(address: string) => (await site.ask(address)).json() as Promise<Body>

function change<Row>(statement: RawBuilder<Row>) {
  return site.database.transactions.run({ kind: 'system' }, (tx) => statement.execute(tx))
}

const claimActs = ['code', 'proof', 'letter', 'withdrawal', 'objection', 'decision', 'papers', 'recall', 'undo']

/** A spreadsheet that the other operator has checked: it says a house with the phone of a kept one. Gives its id. */
async function keepSheet(): Promise<string[]> {
  const id = randomUUID()
  const sheet = { headings: ['House', 'Zip', 'Phone'], rows: [['Lantern Stop', '72032', '501-555-0100']] }
  await change(sql`insert into organization (id, kind, name) values (${other}, 'operator', 'Other Homes')`)
  await change(sql`insert into person (id, email) values (${otherPerson}, 'other@homes.example')`)
  await change(
    sql`insert into membership (person_id, organization_id, role) values (${otherPerson}, ${other}, 'owner')`,
  )
  await change(sql`
    insert into import_file (id, organization_id, person_id, name, read_at, expires_at, row_count, column_count, read_ms,
      sheet)
    values (${id}, ${other}, ${otherPerson}, 'houses.csv', now(), now() + interval '1 day', 1, 3, 1,
      ${JSON.stringify(sheet)})`)
  return [id]
}

async function reportPage(slug: string): Promise<void> {
  const report = { kind: 'scam', message: 'Nobody answers the phone.' }
  const answer = await site.ask(`/report/${slug}`, { method: 'POST', ...sentAsForm(report) })
  expect(answer.status).toBe(303)
}

async function fileGrievance(residence: string): Promise<void> {
  const grievance = { residence, kind: 'money', words: 'They kept my deposit.' }
  const answer = await site.ask('/grievance', { method: 'POST', ...sentAsForm(grievance) })
  expect(answer.status).toBe(200)
}

/** A list of every home, shared by a link, with the paths that lead to it. */
async function shareResidences(): Promise<Record<string, readonly string[]>> {
  const made = await site.ask('/residences/shared/new', {
    method: 'POST',
    ...sentAsForm({ homes: slugs.join(','), days: '14' }),
  })
  const mine = made.headers.get('location')?.split('/').at(-1) ?? ''
  const { secret } = await json<{ secret: string }>(`/api/shared-lists/mine/${mine}`)
  return {
    '/residences/shared/:secret': [secret],
    '/es/residencias/shared/:secret': [secret],
    '/residences/shared/mine/:secret': [mine],
    '/es/residencias/shared/mine/:secret': [mine],
    '/api/shared-lists/:secret': [secret],
    '/api/shared-lists/mine/:secret': [mine],
  }
}

async function partsOfPaths(
  secrets: string[],
  links: string[],
  sheets: string[],
): Promise<Record<string, readonly string[]>> {
  const listIds = async (table: string) =>
    (await change(sql<{ id: string }>`select id from ${sql.table(table)}`)).rows.map(({ id }) => id)
  const ofHsds = async (list: string) =>
    (await json<{ contents: { id: string }[] }>(`/hsds/${list}?per_page=100`)).contents.map(({ id }) => id)
  const [mails, messages, inquiries] = [
    await listIds('mail'),
    await listIds('contact_message'),
    await listIds('inquiry'),
  ]
  const invitations = [await plantInvitation()]
  const [state, nobody, waits] = [['arkansas'], [randomUUID()], await waitForBeds(site)]
  const claims = await claimResidences(site)
  const { rows: stopped } = await change(
    sql<{ url: string }>`select stop_url as url from mail where stop_url is not null limit 1`,
  )
  const stops = stopped.length > 0 ? stopped.map(({ url }) => url.split('/').at(-1) ?? '') : nobody
  const sharedParts = await shareResidences()
  const together = await askTogether(site)
  const [photos, reports] = [await listIds('residence_photo'), await listIds('listing_report')]
  const grievances = await listIds('grievance')
  const besides = ids.map((id, place) => `${id}/${ids[(place + 1) % ids.length]}`)
  const [applications, storedFiles] = [await listIds('application'), await listIds('stored_file')]
  const [people, organizations] = [await listIds('person'), await listIds('organization')]
  const numbers = await certifyAll()
  return {
    '/verify/:number': numbers,
    '/es/verify/:number': numbers,
    '/es/verificar/:number': numbers,
    '/api/verify/:number': numbers,
    '/verify/:number/certificate.jwt': numbers,
    '/verify/:number/badge.svg': numbers,
    '/affiliates/:state/status/revocation': ['ar'],
    '/affiliates/:state/status/suspension': ['ar'],
    '/affiliates/:state/.well-known/jwks.json': ['ar'],
    '/affiliates/:state/did.json': ['ar'],
    '/staff/content/:kind/:item': ['help/address'],
    '/api/staff/texts/:kind/:item': ['help/address'],
    '/residences/:slug': slugs,
    '/es/residencias/:slug': slugs,
    '/api/v1/residences/:slug': slugs,
    '/residences/:state/:place': townPages,
    '/es/residencias/:state/:place': townPages,
    '/residences/asked/:secret': secrets,
    '/es/residencias/asked/:secret': secrets,
    '/join/:secret': invitations,
    '/api/join/:secret': invitations,
    ...Object.fromEntries(['nothing', 'account', 'sign-out'].map((act) => [`/api/join/:secret/${act}`, invitations])),
    '/api/notices/devices/:id': nobody,
    '/api/notices/devices/:id/test': nobody,
    '/said/:secret': links,
    '/api/said/:secret': links,
    '/stop-emails/:secret': stops,
    '/api/stop-emails/:secret': stops,
    '/not-us/:secret': claims,
    '/api/not-us/:secret': claims,
    '/api/beds/holds/:id/end': nobody,
    '/api/beds/holds/:id/undo': nobody,
    '/api/beds/holds/:id/until': nobody,
    '/api/inquiries/asked/:secret': secrets,
    '/api/inquiries/:id/answered': inquiries,
    '/residences/waiting/:secret': waits,
    '/es/residencias/waiting/:secret': waits,
    '/api/waiting/pings/:secret': waits,
    ...sharedParts,
    '/residences/asked/together/:secret': together,
    '/es/residencias/asked/together/:secret': together,
    '/api/inquiries/together/:secret': together,
    '/api/inquiries/together/:secret/taken': together,
    '/api/inquiries/:id/changes': inquiries,
    '/directory/:state': state,
    '/embed/directory/:state': state,
    '/sitemaps/:file': ['residences-1.xml'],
    '/api/directory/states/:slug': state,
    '/api/directory/states/:slug/residences': state,
    '/workspace/residences/:id': ids,
    '/workspace/residences/:id/preview': ids,
    '/api/desk/residences/:id': ids,
    '/photos/:id/:file': photos.map((id) => `${id}/480.jpg`),
    '/api/desk/residences/:id/photos': ids,
    '/api/desk/photos/:id': photos,
    '/api/desk/residences/:id/preview': ids,
    '/api/desk/residences/:id/status': ids,
    '/api/auth/sessions/:id': nobody,
    '/api/auth/passkeys/:id': nobody,
    '/affiliate/grievances/:id': grievances,
    '/api/affiliate/grievances/:id': grievances,
    '/api/affiliate/grievances/:id/acts': grievances,
    '/api/affiliate/grievances/:id/files': grievances,
    '/case-files/:id': nobody,
    '/api/affiliate/pages/:state': ['AR'],
    '/api/concerns/:id/answer': nobody,
    '/workspace/certification/:id': nobody,
    '/affiliate/homes/:id': ids,
    '/api/affiliate/homes/:id': ids,
    '/api/affiliate/homes/:id/checks': ids,
    '/affiliate/applications/:id': applications,
    '/affiliate/applications/:id/visit': applications,
    '/api/applications/:id': applications,
    '/api/applications/:id/dates.ics': applications,
    '/api/applications/:id/acts': applications,
    '/api/applications/:id/evidence': applications,
    '/api/applications/:id/binder.pdf': applications,
    '/workspace/import/:id': sheets,
    '/api/imports/:id': sheets,
    '/api/imports/:id/left-out.csv': sheets,
    '/api/imports/:id/choices': sheets,
    '/api/imports/:id/commit': sheets,
    '/api/imports/:id/undo': sheets,
    '/files/:id': storedFiles,
    '/api/files/:id': storedFiles,
    '/api/files/:id/bytes': storedFiles,
    '/visit-photos/:id': nobody,
    '/evidence/:id': await listIds('evidence'),
    '/claim-papers/:id': await listIds('claim_paper'),
    '/api/claim-papers/:id/removal': nobody,
    '/api/checks/:id/decision': nobody,
    '/api/checks/:id/undo': nobody,
    ...Object.fromEntries(claimActs.map((act) => [`/api/claims/:id/${act}`, nobody])),
    '/staff/inbox/:id': messages,
    '/api/staff/inbox/:id': messages,
    '/api/staff/inbox/:id/assign': messages,
    '/api/staff/inbox/:id/answered': messages,
    '/report/:slug': slugs,
    '/es/avisar/:slug': slugs,
    '/staff/listings/:id': ids,
    '/api/staff/listings/:id': ids,
    '/api/staff/listings/:id/changes': ids,
    '/staff/pairs/:id/:other': besides,
    '/affiliate/pairs/:id/:other': besides,
    '/api/pairs/:id/:other': besides,
    '/api/pairs/:id/:other/changes': besides,
    '/staff/reports/:id': reports,
    '/api/staff/reports/:id': reports,
    '/api/staff/reports/:id/changes': reports,
    '/staff/people/:id': people,
    '/api/staff/people/:id': people,
    '/api/staff/people/:id/changes': people,
    '/staff/organizations/:id': organizations,
    '/api/staff/organizations/:id': organizations,
    '/api/staff/organizations/:id/changes': organizations,
    '/staff/mail/:id': mails,
    '/api/staff/mail/:id': mails,
    '/api/staff/mail/:id/retry': mails,
    '/hsds/services/:id': ids,
    '/hsds/organizations/:id': await ofHsds('organizations'),
    '/hsds/service_at_locations/:id': await ofHsds('service_at_locations'),
    '/hsds/taxonomies/:id': await ofHsds('taxonomies'),
    '/hsds/taxonomy_terms/:id': await ofHsds('taxonomy_terms'),
  }
}

/** A certificate of each home, set while it shows its address; gives their numbers. */
async function certifyAll(): Promise<string[]> {
  await change(sql`
    insert into certificate (organization_id, residence_id, number, narr_level, issued_on, ends_on)
    select ${affiliate}, r.id, 'AR-' || row_number() over (order by r.id), 2, '2026-01-01', '2099-01-01'
    from residence r where r.id = any (${ids}::uuid[])`)
  return (await change(sql<{ number: string }>`select number from certificate`)).rows.map(({ number }) => number)
}

/** An invitation of the homes' own organization; gives the secret of its link. */
async function plantInvitation(): Promise<string> {
  const secret = randomUUID()
  const hash = createHash('sha256').update(`invitation ${secret}`).digest()
  await change(sql`
    insert into invitation (id, organization_id, email, role, secret_hash, invited_by, invited_by_name, created_at,
      sent_at, expires_at)
    values (gen_random_uuid(), ${operator}, 'invited@homes.example', 'manager', ${hash}, gen_random_uuid(), 'Dana', now(),
      now(), now() + interval '7 days')`)
  return secret
}
