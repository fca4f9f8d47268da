import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { buildFileName, fileLimits } from '#domain/certification/evidence/evidence-files.ts'
import { phonePhoto, pixelBomb } from '#tests/support/directory/photos.ts'
import { filesDesk } from '#tests/support/files/files-desk.ts'
import { lockedPdfs, pdfOf } from '#tests/support/files/pdfs.ts'
import { signedInAs } from '#tests/support/product/module-server.ts'

const desk = filesDesk()
const { send, sendWhole, begin, begun, put, look, rows, keys, request, people, as, run } = desk
const mb = 1024 * 1024
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const heic = bytesOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
const nothing = async () => ({ states: (await rows()).map(({ state }) => state), keys: await keys() })

describe('a file', () => {
  it('comes in chunks, is kept as it was sent, and is given back to its own people to keep', async () => {
    const pdf = pdfOf(1.3 * mb)
    const answer = await send(pdf, 'Fire log Öak.PDF')
    expect([answer.status, await answer.json()]).toMatchObject([200, { state: 'clean', kind: 'pdf' }])
    const sha256 = createHash('sha256').update(pdf).digest('hex')
    expect(await rows()).toMatchObject([
      { state: 'clean', kind: 'pdf', name: 'Fire log Öak.pdf', size: pdf.byteLength, sha256 },
    ])
    // The chunks are gone.
    expect(await keys()).toEqual((await rows())[0]?.keys)
    const file = await request(`/files/${answer.id}`)
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true)
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.byteLength),
      'content-disposition': 'attachment; filename="file.pdf"; filename*=UTF-8\'\'Fire%20log%20%C3%96ak.pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
  })

  it('that is a picture is made anew without a word of where it was taken, whatever it is called', async () => {
    const answer = await send(await phonePhoto(), 'scan.pdf')
    expect(await answer.json()).toMatchObject({ state: 'clean', kind: 'jpg', name: 'scan.jpg' })
    const bytes = Buffer.from(await (await request(`/files/${answer.id}`)).arrayBuffer())
    expect(bytes.includes('Markthistle')).toBe(false)
    expect((await sharp(bytes).metadata()).format).toBe('jpeg')
    const png = new Uint8Array(
      await sharp({ create: { width: 400, height: 300, channels: 3, background: '#88aacc' } })
        .png()
        .toBuffer(),
    )
    expect(await (await send(png, 'plan.png')).json()).toMatchObject({ state: 'clean', kind: 'jpg', name: 'plan.jpg' })
  })

  it('is 404 to another organization, in every way, and 403 to whoever may not change houses', async () => {
    const { id } = await send(pdfOf())
    const [first] = await rows()
    const open = await begun(pdfOf().byteLength)
    const ways = [
      () => request(`/api/files/${id}`),
      () => request(`/files/${id}`),
      () => request(`/api/files/${id}`, { method: 'DELETE' }),
      () => put(open.id, 0, pdfOf()),
    ]
    as(people().omar)
    for (const way of ways) expect((await way()).status).toBe(404)
    as(signedInAs('alliance'))
    for (const way of ways) expect((await way()).status).toBe(403)
    as(people().dana)
    expect(await rows()).toContainEqual(first)
    const seen = await desk.database().transactions.run({ kind: 'visitor' }, async (tx) => {
      return (await sql`select from stored_file`.execute(tx)).rows.length
    })
    expect(seen).toBe(0)
  })

  it('is read by others only where the caller says so, and then by nobody while it is not clean', async () => {
    const { id } = await send(pdfOf())
    const { omar } = people()
    const actor = { kind: 'person', personId: omar.id, organizationId: omar.organization?.id ?? null } as const
    await expect(desk.files().open(actor, id, async () => false)).rejects.toMatchObject({ code: 'not_found' })
    const asked: string[] = []
    const opened = await desk.files().open(actor, id, async (_, file) => {
      asked.push(file.organizationId)
      return true
    })
    await opened.stream.cancel()
    expect([opened.name, asked]).toEqual(['lease.pdf', [people().dana.organization?.id]])
    await run(sql`update stored_file set state = 'held'`)
    await expect(desk.files().open(actor, id, async () => true)).rejects.toMatchObject({ code: 'conflict' })
    expect((await request(`/files/${id}`)).status).toBe(409)
  })

  it('that is deleted leaves the store, and one that is evidence stays', async () => {
    const { id } = await send(pdfOf())
    await showIn(id)
    expect((await request(`/api/files/${id}`, { method: 'DELETE' })).status).toBe(409)
    await run(sql`delete from evidence`)
    expect((await request(`/api/files/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await request(`/api/files/${id}`, { method: 'DELETE' })).status).toBe(404)
    expect(await nothing()).toEqual({ states: [], keys: [] })
  })

  it('outlives the account of who added it, as evidence', async () => {
    const { id } = await send(pdfOf())
    await showIn(id)
    await run(sql`delete from person where id = ${people().dana.id}`)
    const kept = sql`select added_by as by, added_by_name as name from stored_file`
    expect(await run(kept)).toEqual([{ by: null, name: 'Dana Ashby' }])
  })

  it('that shows nothing for a day is swept, and evidence stays', async () => {
    const [{ id }, shown] = [await send(pdfOf()), await send(pdfOf(900))]
    await showIn(shown.id)
    desk.clock().forward({ hours: 23 })
    await desk.files().sweep()
    expect(await rows()).toHaveLength(2)
    desk.clock().forward({ hours: 2 })
    await desk.files().sweep()
    expect((await request(`/api/files/${id}`)).status).toBe(404)
    expect((await request(`/files/${shown.id}`)).status).toBe(200)
    expect(await keys()).toHaveLength(1)
  })
})

/** As evidence of its organization. */
const showIn = (id: string) =>
  run(sql`
    insert into evidence (id, organization_id, code, file_id, added_at, added_by_name)
    select gen_random_uuid(), organization_id, '1.A.1.a', id, now(), '' from stored_file where id = ${id}`)

describe('a file that is not taken', () => {
  it.each([
    ['a page', async () => bytesOf('<html><script>alert(1)</script>'), /web page.*PDF, JPEG or PNG/],
    ['a HEIC photo', async () => heic, /HEIC photo.*Most Compatible/],
    ['a program', async () => bytesOf('MZ and so on'), /neither a PDF nor a picture we know.*PDF, JPEG or PNG/],
    ['a damaged picture', async () => (await phonePhoto()).slice(0, 4_000), /damaged or not whole/],
    ['a bomb of pixels', () => pixelBomb(7_000), /too large/],
    ['a PDF that was cut off', async () => pdfOf(5_000).slice(0, 4_000), /not whole/],
    ...Object.entries(lockedPdfs).map(([how, pdf]) => [`a PDF locked ${how}`, async () => pdf, /locked/] as const),
  ] as const)('%s gets a reason, and neither way leaves bytes', async (_, make, words) => {
    const bytes = await make()
    const answer = await send(bytes, 'lease.pdf')
    expect([answer.status, (await answer.json()).fields.file]).toEqual([422, expect.stringMatching(words)])
    expect(await nothing()).toEqual({ states: ['refused'], keys: [] })
    expect(await look(answer.id)).toMatchObject({ state: 'refused', refusal: expect.stringMatching(words) })
    // What was refused is refused again, and kept for a day.
    expect((await put(answer.id, 0, bytes)).status).toBe(422)
    const whole = await sendWhole(bytes, 'lease.pdf')
    expect([whole.status, (await whole.json()).fields.file]).toEqual([422, expect.stringMatching(words)])
    expect((await nothing()).keys).toEqual([])
    desk.clock().forward({ hours: 25 })
    await desk.files().sweep()
    expect(await rows()).toEqual([])
  })

  it('200 MB are refused before a byte is read, by the limit', async () => {
    const answer = await begin(200 * mb)
    expect([answer.status, (await answer.json()).message]).toEqual([413, expect.stringContaining('20 MB')])
    const { id } = await begun(20 * mb)
    let read = 0
    const body = new ReadableStream({
      pull(controller) {
        read += 64 * 1024
        controller.enqueue(new Uint8Array(64 * 1024))
        if (read >= 200 * mb) controller.close()
      },
    })
    const headers = { 'content-type': 'application/octet-stream' }
    const sent = await request(`/api/files/${id}/bytes?offset=0`, {
      method: 'PUT',
      headers,
      body,
      duplex: 'half',
    } as RequestInit)
    expect(sent.status).toBe(413)
    expect(read).toBeLessThan(2 * mb)
    const form = await request('/api/files/whole', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(200 * mb) },
      body: 'nothing of it',
    })
    expect([form.status, (await form.json()).message]).toEqual([413, expect.stringContaining('20 MB')])
    expect(await nothing()).toEqual({ states: ['receiving'], keys: [] })
  })

  it('nothing, a nameless one, other bytes than announced, and what is no bytes at all', async () => {
    expect((await begin(0)).status).toBe(422)
    expect((await begin(5, ' ')).status).toBe(422)
    expect((await begin(5, 'x'.repeat(121))).status).toBe(422)
    const { id } = await begun(300)
    expect((await put(id, 0, pdfOf(200))).status).toBe(422)
    expect((await put(id, 0, pdfOf(400))).status).toBe(422)
    const as = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' }
    expect((await request(`/api/files/${id}/bytes?offset=0`, as)).status).toBe(415)
    expect((await request(`/api/files/${id}/bytes?offset=no`, as)).status).toBe(422)
    expect((await request('/api/files/whole', { method: 'POST', body: new FormData() })).status).toBe(422)
    expect(await keys()).toEqual([])
  })
})

describe('a file in one form', () => {
  it('is taken as one in chunks is', async () => {
    const answer = await sendWhole(pdfOf(2 * mb), 'lease.pdf')
    expect([answer.status, await answer.json()]).toMatchObject([201, { state: 'clean', kind: 'pdf', size: 2 * mb }])
    expect(await keys()).toHaveLength(1)
  })
})

describe('the room of an organization', () => {
  it('has an end, also where two begin at once, and others have their own', async () => {
    const organizationId = people().dana.organization?.id ?? ''
    const filled = fileLimits.ofOrganization - 15 * mb
    for (let left = filled; left > 0; left -= 20 * mb) {
      await run(sql`
        insert into stored_file (id, organization_id, added_by_name, added_at, name, size, state, state_at)
        values (gen_random_uuid(), ${organizationId}, '', now(), 'x', ${Math.min(left, 20 * mb)}, 'receiving', now())`)
    }
    const answers = await Promise.all([begin(10 * mb), begin(10 * mb)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const words = await Promise.all(answers.map((answer) => answer.text()))
    expect(words.filter((text) => text.includes('500 MB in all'))).toHaveLength(1)
    as(people().omar)
    expect((await begin(10 * mb)).status).toBe(201)
  })
})

it('a name keeps its stem and takes the ending of what it is', () => {
  expect([
    buildFileName('a.b.PDF', 'jpg'),
    buildFileName('.pdf', 'pdf'),
    buildFileName('x'.repeat(120), 'pdf').length,
  ]).toEqual(['a.b.jpg', 'file.pdf', 114])
})
