import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ResidencePhoto, residencePhotos } from '#contract/residence/photos.ts'
import { maxPhotos } from '#domain/residence/photo.ts'
import { createPlaces } from '#server/modules/search/meant/known-places.service.ts'
import { createResidences } from '#server/modules/search/residence/residence.service.ts'
import { createSharedLimits } from '#server/plumbing/admission/limits/shared-limits.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { buildPerson } from '#tests/support/desk/desk-people.ts'
import { buildOrganization, buildResidence } from '#tests/support/directory/directory-rows.ts'
import { phonePhoto, photoForm, pixelBomb, wholePhotoForm } from '#tests/support/directory/photos.ts'
import { samplePlaces } from '#tests/support/directory/places-file.ts'
import { type ModuleServer, moduleServer } from '#tests/support/product/module-server.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'
import { createPhotoWork } from './converting/photo-work.worker.ts'
import { createPhotosRoutes } from './photos.routes.ts'
import { createPhotos } from './photos.service.ts'

const database = shareTestDatabase()
let server: ModuleServer
let operator: string
let photo: Uint8Array<ArrayBuffer>
const work = createPhotoWork()

beforeAll(async () => {
  photo = await phonePhoto()
})
beforeEach(async () => {
  const { transactions } = database
  const clock = fakeClock()
  const limits = createSharedLimits({ transactions, secretKey: 'secret', clock })
  const photos = createPhotos({ transactions, clock, limits, work })
  server = moduleServer(() => [createPhotosRoutes(photos)])
  operator = await buildOrganization(transactions)
  server.signIn(await buildPerson(transactions, { organization: operator, firstName: 'Dana' }))
})

const build = (status: 'published' | 'draft' = 'published', organizationId = operator) =>
  buildResidence(database.transactions, { organizationId, status })
const upload = (residence: string, bytes: Uint8Array<ArrayBuffer> = photo, name = 'front.jpg') =>
  server.request('/api/desk/photos', { method: 'POST', body: photoForm(residence, { [name]: bytes }) })
const ofAnswer = async (response: Response) => {
  const text = await response.text()
  expect([response.ok, text]).toEqual([true, text])
  return residencePhotos.parse(JSON.parse(text)).photos
}
const first = (photos: readonly ResidencePhoto[]): ResidencePhoto => {
  const [one] = photos
  if (!one) throw new Error('a house without a photo')
  return one
}
const act = (id: string, body: object) => server.post(`/api/desk/photos/${id}`, body)
const asSystem = <Row>(statement: ReturnType<typeof sql<Row>>) => database.run(statement)
const noted = () =>
  asSystem(sql<{ change: string; before: object; after: object }>`
    select change, before, after from history order by happened_at`)

describe('a photo that is added', () => {
  it('becomes nine files without anything that says where, when or by whom it was taken', async () => {
    const residence = await build()
    const { id, ...shape } = first(await ofAnswer(await upload(residence)))
    expect(shape).toEqual({ description: '', width: 1200, height: 800, color: expect.stringMatching(/^#[0-9a-f]{6}$/) })
    server.signIn(null)
    const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
    for (const size of [480, 960, 1600]) {
      for (const [format, type] of Object.entries(types)) {
        const response = await server.request(`/photos/${id}/${size}.${format}`)
        expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
        expect(response.headers.get('cache-control')).toBe('public, max-age=86400, immutable')
        const bytes = Buffer.from(await response.arrayBuffer())
        expect(bytes.includes('Markthistle')).toBe(false)
        const { width, exif, xmp, icc, iptc } = await sharp(bytes).metadata()
        expect({ width, exif, xmp, icc, iptc }).toEqual({ width: Math.min(size, 1200) })
      }
    }
    expect(await noted()).toEqual([{ change: 'photo_added', before: {}, after: {} }])
  })

  it('stands upright, however the phone was held', async () => {
    const turned = await phonePhoto({ turned: true })
    expect(first(await ofAnswer(await upload(await build(), turned)))).toMatchObject({ width: 800, height: 1200 })
  })

  it('is asked again by its tag and not sent twice', async () => {
    const { id } = first(await ofAnswer(await upload(await build())))
    const tag = (await server.request(`/photos/${id}/480.jpg`)).headers.get('etag') ?? ''
    const again = await server.request(`/photos/${id}/480.jpg`, { headers: { 'if-none-match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('is on the page of the house for everybody, and gone from there and from its address when it is deleted', async () => {
    const { transactions } = database
    const residence = await build()
    const { id, ...rest } = first(await ofAnswer(await upload(residence)))
    const places = createPlaces({ file: samplePlaces(), states: { options: async () => [] } })
    const residences = createResidences({ transactions, clock: fakeClock(), places })
    expect((await residences.details([residence])).get(residence)?.photos).toEqual([{ id, ...rest }])
    expect(await ofAnswer(await act(id, { act: 'delete' }))).toEqual([])
    expect((await residences.details([residence])).get(residence)?.photos).toEqual([])
    expect((await server.request(`/photos/${id}/480.jpg`)).status).toBe(404)
    expect(await asSystem(sql`select from residence_photo_file`)).toEqual([])
  })
})

describe('what is no photo', () => {
  const text = (words: string) => new Uint8Array(Buffer.from(words, 'latin1'))
  const bytesOf = {
    'an empty file': async () => text(''),
    'a drawing': async () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'a GIF': async () => text('GIF89a and so on'),
    'a HEIC': async () => text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    'a HEIC of an older phone': async () => text('\0\0\0\x18ftypmif1\0\0\0\0heic'),
    'a PDF': async () => text('%PDF-1.7'),
    'a page that says it is a photo': async () => text('\xff\xd8\xff<script>alert(1)</script>'),
    'half a photo': async () => photo.slice(0, 3_000),
    'a picture that moves': async () => moving(),
    'a bomb of pixels': async () => pixelBomb(15_000),
    'a stripe': async () => phonePhoto({ width: 3_000, height: 100 }),
    'a stamp': async () => phonePhoto({ width: 100, height: 80 }),
  }
  /** A PNG that says it moves, in front of its picture. */
  async function moving(): Promise<Uint8Array<ArrayBuffer>> {
    const still = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#888888' } })
      .png()
      .toBuffer()
    const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1')
    return new Uint8Array(Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]))
  }
  it.each([
    ['an empty file', 'This file is empty.'],
    ['a drawing', 'This is an SVG drawing. Send a JPEG or PNG.'],
    ['a GIF', 'This is a GIF. Send a JPEG or PNG.'],
    ['a HEIC', 'For photos you take from now on: Settings, Camera, Formats, Most Compatible.'],
    ['a HEIC of an older phone', 'This is a HEIC photo. We cannot open those. Open this page on the iPhone itself'],
    ['a PDF', 'This is a PDF. Send a JPEG or PNG.'],
    ['a page that says it is a photo', 'This picture is damaged or not whole.'],
    ['half a photo', 'This picture is damaged or not whole.'],
    ['a picture that moves', 'This picture moves. Send a JPEG or PNG.'],
    ['a bomb of pixels', 'This picture is too large: 15,000 × 15,000 pixels. Send one of at most 40 million pixels.'],
    ['a stripe', 'This picture is too long and narrow: 3,000 × 100 pixels.'],
    ['a stamp', 'This picture is too small: 100 × 80 pixels.'],
  ] as const)('as %s is refused in plain words', async (name, words) => {
    const residence = await build()
    const response = await upload(residence, await bytesOf[name]())
    const { fields } = await response.json()
    expect([response.status, fields.photo]).toEqual([422, expect.stringContaining(words)])
    expect(await asSystem(sql`select from residence_photo`)).toEqual([])
  })

  it('is not waited for without end, and the next photo is taken all the same', async () => {
    const hasty = createPhotoWork({ longest: 1 })
    await expect(hasty.convert('a', photo)).rejects.toThrow('We could not read this picture.')
    expect((await createPhotoWork().convert('a', photo)).width).toBe(1200)
  })

  it('or is no form, or holds too much, is refused', async () => {
    const residence = await build()
    expect((await server.post('/api/desk/photos', { house: residence })).status).toBe(415)
    const large = await server.request('/api/desk/photos', await wholePhotoForm(residence, 16 * 1024 * 1024))
    expect([large.status, (await large.json()).message]).toEqual([
      413,
      '“front.jpg” is larger than 15 MB. Make the photo smaller first.',
    ])
    expect((await server.request('/api/desk/photos', { method: 'POST', body: photoForm(residence, {}) })).status).toBe(
      422,
    )
  })
})

describe('the photos of a house', () => {
  /** Six are slow to make: rows are enough for what is asked of their order. */
  async function rowsOfPhotos(residence: string, count: number): Promise<string[]> {
    const ids = Array.from({ length: count }, () => randomUUID())
    for (const [at, id] of ids.entries()) {
      await asSystem(sql`
        insert into residence_photo (id, organization_id, residence_id, position, width, height, color, added_at)
        values (${id}, ${operator}, ${residence}, ${at + 1}, 800, 600, '#888888', now())`)
    }
    return ids
  }
  const order = async (response: Response) => (await ofAnswer(response)).map(({ id }) => id)

  it('move, one place at a time, and stay where there is no further place', async () => {
    const [a = '', b = '', c = ''] = await rowsOfPhotos(await build(), 3)
    expect(await order(await act(c, { act: 'earlier' }))).toEqual([a, c, b])
    expect(await order(await act(a, { act: 'later' }))).toEqual([c, a, b])
    expect(await order(await act(c, { act: 'earlier' }))).toEqual([c, a, b])
    expect(await order(await act(c, { act: 'delete' }))).toEqual([a, b])
    expect(await order(await act(b, { act: 'earlier' }))).toEqual([b, a])
  })

  it('that move are in the history with both places; those that stay are not', async () => {
    const [a = '', b = ''] = await rowsOfPhotos(await build(), 2)
    await act(b, { act: 'describe', description: 'A yard' })
    await act(b, { act: 'earlier' })
    await act(b, { act: 'earlier' })
    await act(a, { act: 'earlier' })
    expect((await noted()).slice(1)).toEqual([
      { change: 'photo_moved', before: { place: 2 }, after: { place: 1, photo: 'A yard' } },
      { change: 'photo_moved', before: { place: 2 }, after: { place: 1 } },
    ])
  })

  it('say what they show, and the history says what they said', async () => {
    const [id = ''] = await rowsOfPhotos(await build(), 1)
    expect(first(await ofAnswer(await act(id, { act: 'describe', description: ' A yard ' }))).description).toBe(
      'A yard',
    )
    await act(id, { act: 'describe', description: 'A yard' })
    await act(id, { act: 'delete' })
    expect(await noted()).toEqual([
      { change: 'photo_described', before: { photo: '' }, after: { photo: 'A yard' } },
      { change: 'photo_deleted', before: { photo: 'A yard' }, after: {} },
    ])
    const long = await act(id, { act: 'describe', description: 'x'.repeat(201) })
    expect([long.status, (await long.json()).fields]).toEqual([422, { description: 'Use at most 200 letters.' }])
  })

  it('are as many as a house may have, and no more', async () => {
    const residence = await build()
    await rowsOfPhotos(residence, maxPhotos)
    const more = await upload(residence)
    const words = expect.stringContaining(`has ${maxPhotos} photos`)
    expect([more.status, (await more.json()).message]).toEqual([409, words])
  })

  it('have as many places in the database as a house may have photos', async () => {
    const checks = await asSystem(sql<{ check: string }>`
      select pg_get_constraintdef(oid) as check from pg_constraint
      where conrelid = 'residence_photo'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%position%'`)
    expect(checks.map(({ check }) => check.match(/<= (\d+)/)?.[1])).toEqual([String(maxPhotos)])
  })

  it('are for nobody else to read before the house is public, nor to change ever', async () => {
    const residence = await build('draft')
    const { id } = first(await ofAnswer(await upload(residence)))
    const own = await server.request(`/photos/${id}/480.jpg`)
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    server.signIn(null)
    expect((await server.request(`/photos/${id}/480.jpg`)).status).toBe(404)
    const other = await buildOrganization(database.transactions)
    server.signIn(await buildPerson(database.transactions, { organization: other }))
    expect((await server.request(`/photos/${id}/480.jpg`)).status).toBe(404)
    expect((await act(id, { act: 'delete' })).status).toBe(404)
    expect((await upload(residence)).status).toBe(404)
    expect((await server.request(`/api/desk/residences/${residence}/photos`)).status).toBe(404)
    server.signIn(await buildPerson(database.transactions, { organization: operator, role: 'bed_updater' }))
    expect((await upload(residence)).status).toBe(403)
    expect((await act(id, { act: 'delete' })).status).toBe(403)
  })

  it('have no other files than those that were made', async () => {
    const { id } = first(await ofAnswer(await upload(await build())))
    for (const name of ['481.jpg', '480.png', '480.jpg.exe', '480', 'constructor', '480.constructor', '..%2f480.jpg']) {
      expect([name, (await server.request(`/photos/${id}/${name}`)).status]).toEqual([name, 404])
    }
    expect((await server.request('/photos/nothing/480.jpg')).status).toBe(404)
  })
})
