import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFileKey } from '#server/plumbing/files/file-key.ts'
import { phonePhoto } from '#tests/support/directory/photos.ts'
import { eicar, fakeClamd } from '#tests/support/files/fake-clamd.ts'
import { filesDesk } from '#tests/support/files/files-desk.ts'
import { pdfOf } from '#tests/support/files/pdfs.ts'

const desk = filesDesk()
const { send, sendWhole, begun, put, look, rows, keys, request, run } = desk
const chunk = 512 * 1024
const pdf = pdfOf(1_300_000)
const cut = (at: number) => pdf.slice(at, at + chunk)

describe('an upload that is cut off', () => {
  it('goes on where it was, and a wrong offset is told the right one', async () => {
    const { id, chunkBytes } = await begun(pdf.byteLength)
    expect(chunkBytes).toBe(chunk)
    expect((await put(id, 0, cut(0))).status).toBe(200)
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(1000))
        controller.error(new Error('The line dropped.'))
      },
    })
    const headers = { 'content-type': 'application/octet-stream' }
    const half = { method: 'PUT', headers, body: broken, duplex: 'half' } as RequestInit
    expect((await request(`/api/files/${id}/bytes?offset=${chunk}`, half)).status).toBe(500)
    expect(await look(id)).toMatchObject({ state: 'receiving', offset: chunk, size: pdf.byteLength })
    for (const wrong of [0, 2 * chunk, 17]) {
      const answer = await put(id, wrong, cut(wrong))
      expect([answer.status, answer.headers.get('upload-offset')]).toEqual([409, String(chunk)])
    }
    expect((await put(id, chunk, cut(chunk))).status).toBe(200)
    expect(await (await put(id, 2 * chunk, cut(2 * chunk))).json()).toMatchObject({ state: 'clean' })
    // The answer to the last chunk was lost, so it comes again.
    const again = await put(id, 2 * chunk, cut(2 * chunk))
    expect([again.status, again.headers.get('upload-offset')]).toEqual([409, String(pdf.byteLength)])
    const kept = Buffer.from(await (await request(`/files/${id}`)).arrayBuffer())
    expect(kept.equals(Buffer.from(pdf))).toBe(true)
    expect(await keys()).toHaveLength(1)
  })

  it('takes a chunk that two send at once from one of them', async () => {
    const { id } = await begun(pdf.byteLength)
    const answers = await Promise.all([put(id, 0, cut(0)), put(id, 0, cut(0)), put(id, 0, cut(0))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await keys()).toEqual((await rows())[0]?.keys)
    expect(await look(id)).toMatchObject({ offset: chunk })
    await put(id, chunk, cut(chunk))
    const ends = await Promise.all([put(id, 2 * chunk, cut(2 * chunk)), put(id, 2 * chunk, cut(2 * chunk))])
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await keys()).toEqual((await rows())[0]?.keys)
  })

  it('and stopped leaves nothing, also where a chunk is under way', async () => {
    const { id } = await begun(pdf.byteLength)
    await put(id, 0, cut(0))
    const [stopped] = await Promise.all([
      request(`/api/files/${id}`, { method: 'DELETE' }),
      put(id, chunk, cut(chunk)).then(({ status }) => expect([200, 404]).toContain(status)),
    ])
    expect(stopped.status).toBe(204)
    expect((await put(id, chunk, cut(chunk))).status).toBe(404)
    await age()
    await desk.files().sweep()
    expect([await rows(), await keys()]).toEqual([[], []])
  })
})

/** As if all bytes had been put two days ago. */
async function age(): Promise<void> {
  const before = new Date(desk.clock().now().getTime() - 48 * 3_600_000)
  for (const key of await keys()) {
    await utimes(path.join(desk.folder(), key.slice(0, 2), key.slice(2, 4), key), before, before)
  }
}

describe('the sweep', () => {
  it('deletes what is not whole after a day, and leaves what still comes', async () => {
    const { id } = await begun(pdf.byteLength)
    await put(id, 0, cut(0))
    desk.clock().forward({ hours: 23 })
    await age()
    await desk.files().sweep()
    expect([(await rows()).length, (await keys()).length]).toEqual([1, 1])
    expect((await put(id, chunk, cut(chunk))).status).toBe(200)
    desk.clock().forward({ hours: 2 })
    await desk.files().sweep()
    expect([await rows(), await keys()]).toEqual([[], []])
  })

  it('finds what a server left that was killed between bytes and row', async () => {
    const { id } = await begun(pdf.byteLength)
    desk.dieAfterPut(true)
    expect((await put(id, 0, cut(0))).status).toBe(500)
    expect([(await rows())[0]?.keys, (await keys()).length]).toEqual([[], 1])
    await desk.files().sweep()
    // It may be of an upload that goes on right now.
    expect(await keys()).toHaveLength(1)
    await age()
    await desk.files().sweep()
    expect([(await look(id)).offset, await keys()]).toEqual([0, []])
    desk.dieAfterPut(false)
    expect((await put(id, 0, cut(0))).status).toBe(200)
  })

  it('and the next round end a check that was cut off, once', async () => {
    const { id } = await begun(200)
    await put(id, 0, pdfOf(200))
    await run(sql`update stored_file set state = 'checking', kind = null, sha256 = null`)
    await desk.files().checkWaiting()
    expect(await look(id)).toMatchObject({ state: 'checking' })
    desk.clock().forward({ minutes: 11 })
    await Promise.all([desk.files().checkWaiting(), desk.files().checkWaiting()])
    expect(await look(id)).toMatchObject({ state: 'clean', kind: 'pdf' })
    expect(await keys()).toEqual((await rows())[0]?.keys)
  })

  it('says which file has lost its bytes, and refuses what came in part', async () => {
    const { id } = await send(pdf)
    const other = await begun(pdf.byteLength)
    await put(other.id, 0, cut(0))
    for (const key of await keys()) await desk.store().delete(key)
    desk.clock().forward({ hours: 2 })
    await desk.files().sweep()
    expect(await look(id)).toMatchObject({ state: 'clean' })
    expect(desk.logged()).toContain(`"event":"file_without_bytes","file":"${id}"`)
    expect((await request(`/files/${id}`)).status).toBe(404)
    expect(await look(other.id)).toMatchObject({ state: 'refused', refusal: expect.stringContaining('Send it again') })
  })

  it('deletes what belongs to no file', async () => {
    await desk.store().put(createFileKey('00000000-0000-4000-8000-000000000000'), new Uint8Array([1]))
    await age()
    await desk.files().sweep()
    expect(await keys()).toEqual([])
  })
})

describe('a file that is scanned', () => {
  let clamd: Awaited<ReturnType<typeof fakeClamd>>
  beforeEach(async () => {
    clamd = await fakeClamd()
    desk.scanBy(clamd.where)
  })
  afterEach(() => clamd.close())

  it('and found harmful is refused, and its bytes are deleted at once', async () => {
    const photo = Buffer.from(await phonePhoto())
    for (const bad of [pdfOf(2_000, eicar), new Uint8Array(Buffer.concat([photo, Buffer.from(eicar)]))]) {
      const answer = await send(bad)
      expect([answer.status, (await answer.json()).fields.file]).toEqual([422, expect.stringContaining('harmful')])
      expect((await sendWhole(bad, 'lease.pdf')).status).toBe(422)
    }
    // The bare text is no file we take.
    expect((await send(new Uint8Array(Buffer.from(eicar)))).status).toBe(422)
    expect([new Set((await rows()).map(({ state }) => state)), await keys()]).toEqual([new Set(['refused']), []])
    expect(await (await send(pdf)).json()).toMatchObject({ state: 'clean' })
  })

  it('is held while the scanner is away, read by nobody, and let go or refused when it is back', async () => {
    await clamd.close()
    const good = await send(await phonePhoto(), 'hall.jpg')
    expect([good.status, await good.json()]).toMatchObject([200, { state: 'held', kind: null }])
    const bad = await send(pdfOf(2_000, eicar))
    expect((await bad.json()).state).toBe('held')
    // What else is wrong with a file is said at once.
    expect((await send(pdfOf(5_000).slice(0, 4_000))).status).toBe(422)
    for (const { id } of [good, bad]) expect((await request(`/files/${id}`)).status).toBe(409)
    await desk.files().checkWaiting()
    expect(await look(good.id)).toMatchObject({ state: 'held' })
    await clamd.comeBack()
    clamd.answer('nothing')
    await desk.files().checkWaiting()
    expect(await look(good.id)).toMatchObject({ state: 'held' })
    clamd.answer('truth')
    await desk.files().checkWaiting()
    expect(await look(good.id)).toMatchObject({ state: 'clean', kind: 'jpg', name: 'hall.jpg' })
    expect(await look(bad.id)).toMatchObject({ state: 'refused' })
    const [kept] = (await rows()).filter(({ state }) => state === 'clean')
    expect(await keys()).toEqual(kept?.keys)
    expect((await request(`/files/${good.id}`)).status).toBe(200)
  })
})
