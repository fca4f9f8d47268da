import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { fileLimits } from '#domain/certification/evidence/evidence-files.ts'
import { photoLimits } from '#domain/certification/evidence/visit-photos.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import { certificationDesk } from '#tests/support/certification/certification-desk.ts'
import { phonePhoto } from '#tests/support/directory/photos.ts'
import { eicar, fakeClamd } from '#tests/support/files/fake-clamd.ts'
import { pdfOf } from '#tests/support/files/pdfs.ts'

const { planVisit, run, as, read, act, acts, upload, people, clock, files, scanBy } = certificationDesk()
const madeAt = '2026-03-01T09:30:00.000Z'
type PlannedVisit = Awaited<ReturnType<typeof planVisit>>

const photo = async () => new Uint8Array(await phonePhoto())
const added = ({ visitId, code }: PlannedVisit, fileId: string, photoId: string = randomUUID()) => {
  return { act: 'add-photo', photoId, visitId, code, fileId, madeAt } as const
}
async function take(of: PlannedVisit, person: SignedIn = people().june): Promise<string> {
  const sent = added(of, await upload(person, await photo(), 'stairs.jpg'))
  await acts(person, of.id, sent)
  return sent.photoId
}
const opens = async (person: SignedIn | null, id: string) => (await as(person).request(`/visit-photos/${id}`)).status
const finish = (visitId: string) =>
  run(sql`update application_visit set held_at = ${clock().now()} where id = ${visitId}`)

describe('photos of a visit', () => {
  it('are of a rule, count once though sent twice, and are seen by the affiliate alone', async () => {
    const { dana, omar, june, ruth, max, avery } = people()
    const of = await planVisit()
    const sent = added(of, await upload(june, await photo(), 'stairs.jpg'))
    await acts(june, of.id, sent, sent)
    const shown = { id: sent.photoId, visitId: of.visitId, code: of.code, state: 'clean', madeAt }
    expect((await read(june, of.id)).visitPhotos).toMatchObject([Object.assign({ mayRemove: true }, shown)])
    expect((await read(ruth, of.id)).visitPhotos).toMatchObject([Object.assign({ mayRemove: false }, shown)])
    expect((await read(dana, of.id)).visitPhotos).toEqual([])
    for (const person of [june, ruth]) expect(await opens(person, sent.photoId)).toBe(200)
    for (const person of [dana, omar, max, avery]) expect(await opens(person, sent.photoId)).toBe(404)
    expect(await opens(null, sent.photoId)).toBe(401)
  })

  it('are shown to the operator once the visit is done, of what it has to mend or has mended', async () => {
    const { dana, omar } = people()
    const of = await planVisit()
    const id = await take(of)
    const find = (finding: string) => run(sql`update application_rule set finding = ${finding} where code = ${of.code}`)
    await find('not_met')
    expect(await opens(dana, id)).toBe(404)
    await finish(of.visitId)
    expect([await opens(dana, id), await opens(omar, id)]).toEqual([200, 404])
    expect((await read(dana, of.id)).visitPhotos).toMatchObject([{ id, mayRemove: false }])
    await find('met')
    expect(await opens(dana, id)).toBe(404)
    await run(sql`update application_rule set remedied_at = ${clock().now()} where code = ${of.code}`)
    expect(await opens(dana, id)).toBe(200)
  })

  it('are added by reviewers without a conflict of interest, with files of their own', async () => {
    const { dana, june, ruth, max } = people()
    const of = await planVisit()
    const file = await upload(june, await photo(), 'stairs.jpg')
    expect((await act(dana, of.id, added(of, await upload(dana, await photo(), 'own.jpg'))))[0]).toBe(403)
    expect((await act(dana, of.id, added(of, file)))[0]).toBe(404)
    expect((await act(max, of.id, added(of, await upload(max, await photo(), 'own.jpg'))))[0]).toBe(404)
    await acts(ruth, of.id, { act: 'declare-conflict' })
    expect(await act(ruth, of.id, added(of, file))).toEqual([
      403,
      'You said that you have a conflict of interest here.',
    ])
    expect((await act(june, of.id, added({ ...of, visitId: randomUUID() }, file)))[0]).toBe(404)
    expect((await act(june, of.id, added({ ...of, code: '9.Z.9' }, file)))[0]).toBe(404)
    const pdf = await upload(june, pdfOf(900), 'stairs.pdf')
    expect(await act(june, of.id, added(of, pdf))).toEqual([409, 'This is not a picture. Send a JPEG or a PNG.'])
  })

  it('are so many of a rule at most', async () => {
    const { june } = people()
    const of = await planVisit()
    for (let count = 0; count < photoLimits.ofRule; count++) await take(of)
    const more = added(of, await upload(june, await photo(), 'stairs.jpg'))
    expect(await act(june, of.id, more)).toEqual([
      409,
      `A rule has ${photoLimits.ofRule} photos at most on a visit. Take one away first.`,
    ])
  }, 30_000)

  it('are taken away by who took them until the visit is done, and their file with them', async () => {
    const { june, ruth } = people()
    const of = await planVisit()
    const [first, second] = [await take(of), await take(of)]
    expect((await act(ruth, of.id, { act: 'remove-photo', photoId: first }))[0]).toBe(403)
    await acts(june, of.id, { act: 'remove-photo', photoId: first })
    expect((await act(june, of.id, { act: 'remove-photo', photoId: first }))[0]).toBe(404)
    expect(await run(sql`select from stored_file`)).toHaveLength(1)
    await finish(of.visitId)
    const done = [409, 'This visit is done: its photos stay as they are.']
    expect(await act(june, of.id, { act: 'remove-photo', photoId: second })).toEqual(done)
    expect(await act(june, of.id, added(of, await upload(june, await photo(), 'late.jpg')))).toEqual(done)
  })

  it('hold their file, which nobody deletes beside them', async () => {
    const { june } = people()
    await take(await planVisit())
    const [file] = await run(sql<{ id: string }>`select id from stored_file where is_evidence(id)`)
    expect((await as(june).request(`/api/files/${file?.id}`, { method: 'DELETE' })).status).toBe(409)
  })
})

describe('a photo that is none', () => {
  const send = async (bytes: Uint8Array<ArrayBuffer>, name: string) =>
    upload(people().june, bytes, name).catch((error: Error) => error.message)
  const kept = async () => (await run(sql`select from stored_file where state <> 'refused'`)).length

  it('is refused by name, and nothing of it is kept: too big, another kind, text, cut off', async () => {
    const of = await planVisit()
    const big = new Uint8Array(Buffer.concat([Buffer.from(await photo()), Buffer.alloc(fileLimits.bytes)]))
    expect(await send(big, 'stairs.jpg')).toContain('20 MB')
    expect(await send(new Uint8Array(Buffer.from('GIF89a, or so it says')), 'stairs.jpg')).toMatch(/PDF|JPEG|PNG/)
    expect(await send((await photo()).slice(0, 600), 'stairs.jpg')).toMatch(/damaged|whole|read/)
    expect(await kept()).toBe(0)
    // A PDF that calls itself a picture is one of what we keep, and no photo.
    const pdf = await upload(people().june, pdfOf(900), 'stairs.jpg')
    expect(await act(people().june, of.id, added(of, pdf))).toEqual([
      409,
      'This is not a picture. Send a JPEG or a PNG.',
    ])
    expect((await read(people().june, of.id)).visitPhotos).toEqual([])
  })

  it('is refused where it is infected, also while the scanner was away when it came', async () => {
    const { june } = people()
    const of = await planVisit()
    const clamd = await fakeClamd()
    scanBy(clamd.where)
    const bad = new Uint8Array(Buffer.concat([Buffer.from(await photo()), Buffer.from(eicar)]))
    expect(await send(bad, 'stairs.jpg')).toContain('harmful')
    expect(await kept()).toBe(0)
    await clamd.close()
    const sent = [added(of, await upload(june, bad, 'a.jpg')), added(of, await upload(june, pdfOf(900), 'b.jpg'))]
    await acts(june, of.id, ...sent)
    const states = async () => (await read(june, of.id)).visitPhotos.map(({ state, refusal }) => [state, refusal])
    expect(await states()).toEqual([
      ['held', null],
      ['held', null],
    ])
    for (const { photoId } of sent) expect(await opens(june, photoId)).toBe(409)
    await clamd.comeBack()
    await files().checkWaiting()
    expect(await states()).toEqual(
      expect.arrayContaining([
        ['refused', expect.stringContaining('harmful')],
        ['refused', 'This is not a picture. Send a JPEG or a PNG.'],
      ]),
    )
    for (const { photoId } of sent) expect(await opens(june, photoId)).not.toBe(200)
    await clamd.close()
  })
})
