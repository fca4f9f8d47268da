import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { type ResidencePhoto, residencePhotos } from '#contract/residence/photos.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { createSharedLimits } from '#server/plumbing/admission/limits/shared-limits.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildPerson } from '#tests/support/desk/desk-people.ts'
import { buildOrganization, buildResidence } from '#tests/support/directory/directory-rows.ts'
import { phonePhoto, photoForm, wholePhotoForm } from '#tests/support/directory/photos.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { photosTaken } from '#web/pages/residence/desk/photos/photos-act.query.ts'
import { actOnResidence } from '#web/pages/residence/desk/residences-act.query.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { createPhotoWork } from './converting/photo-work.worker.ts'
import { createPhotosRoutes } from './photos.routes.ts'
import { createPhotos } from './photos.service.ts'

const database = shareTestDatabase()
let server: ModuleServer
let operator: string
let photo: Uint8Array<ArrayBuffer>
/** The pages that a form came back to. */
let pages: FormAnswer[]
const work = createPhotoWork()

beforeAll(async () => {
  photo = await phonePhoto()
})
beforeEach(async () => {
  const { transactions } = database
  const clock = fakeClock()
  pages = []
  const limits = createSharedLimits({ transactions, secretKey: 'secret', clock })
  const photos = createPhotos({ transactions, clock, limits, work })
  const takesFiles = { ...photosTaken, from: (person: SignedInUser) => mayAtDesk(person, 'residences') }
  const forms = { '/workspace/residences/:id': { act: actOnResidence, takesFiles } }
  server = moduleServer(() => [createPhotosRoutes(photos)], { forms, refused: pages })
  operator = await buildOrganization(transactions)
  server.signIn(await buildPerson(transactions, { organization: operator, firstName: 'Dana' }))
})

const build = () => buildResidence(database.transactions, { organizationId: operator })
const readPhotos = async (residence: string) =>
  residencePhotos.parse(await (await server.request(`/api/desk/residences/${residence}/photos`)).json()).photos

describe('the form without script', () => {
  const page = (residence: string) => `/workspace/residences/${residence}?form=photos`
  const post = (residence: string, files: Record<string, Uint8Array<ArrayBuffer>>) =>
    server.request(page(residence), { method: 'POST', body: photoForm(residence, files) })

  it('takes several photos at once and leads back to the page', async () => {
    const residence = await build()
    const done = await post(residence, { 'a.jpg': photo, 'b.jpg': photo })
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      `/workspace/residences/${residence}?photos=added#p-photos`,
    ])
    expect(await readPhotos(residence)).toHaveLength(2)
  })

  it('adds what it can, and says of each other by its name why not', async () => {
    const residence = await build()
    const done = await post(residence, { 'a.jpg': photo, 'notes.pdf': new Uint8Array(Buffer.from('%PDF')) })
    expect([done.status, pages]).toMatchObject([
      422,
      [
        {
          fields: { photo0: 'notes.pdf: This is a PDF. Send a JPEG or PNG.' },
          message: 'Added 1 of 2 photos. The others were not added.',
        },
      ],
    ])
    await post(residence, { 'notes.pdf': new Uint8Array(Buffer.from('%PDF')) })
    await post(residence, {})
    expect(pages.slice(1).map(({ message, fields }) => [message, Object.keys(fields)])).toEqual([
      ['No photo was added.', ['photo0']],
      ['Choose a file first.', ['photo']],
    ])
  })

  it('is refused as a whole where it holds too much, or the hour has no room for more', async () => {
    const residence = await build()
    const large = await server.request(page(residence), await wholePhotoForm(residence, 31 * 1024 * 1024))
    const message = '“front.jpg” is larger than 30 MB. Send fewer photos at once.'
    expect([large.status, pages.at(-1)]).toMatchObject([
      413,
      { message, fields: { photo: message }, values: { house: residence } },
    ])
    expect(await readPhotos(residence)).toEqual([])
    await post(residence, { 'a.jpg': photo })
    await database.run(sql`update counted_use set uses = 1000`)
    const late = await post(residence, { 'a.jpg': photo, 'b.jpg': photo })
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(Object.keys(pages.at(-1)?.fields ?? {})).toEqual(['photo0', 'photo1'])
  })

  it('is not read of whoever may not send it', async () => {
    const residence = await build()
    let isRead = false
    const begin = () => {
      isRead = true
    }
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const send = async () => {
      const body = new ReadableStream({ pull: begin }, { highWaterMark: 0 })
      const sent = { method: 'POST', headers, body, duplex: 'half' }
      return (await server.request(page(residence), sent)).status
    }
    server.signIn(await buildPerson(database.transactions, { organization: operator, role: 'bed_updater' }))
    expect(await send()).toBe(403)
    server.signIn(null)
    expect([await send(), isRead]).toEqual([401, false])
  })

  it('moves, describes and deletes', async () => {
    const residence = await build()
    await post(residence, { 'a.jpg': photo })
    const [{ id }] = (await readPhotos(residence)) as [ResidencePhoto]
    const described = await server.postForm(page(residence), { photo: id, act: 'describe', description: 'A yard' })
    expect([described.status, described.headers.get('location')]).toEqual([
      303,
      `/workspace/residences/${residence}?photos=described#p-photos`,
    ])
    expect((await server.postForm(page(residence), { photo: id, act: 'burn' })).status).toBe(422)
    await server.postForm(page(residence), { photo: id, act: 'delete' })
    expect(await readPhotos(residence)).toEqual([])
  })
})
