import { expect, it } from 'vitest'
import type { SignedIn } from '#server/plumbing/http.ts'
import { certificationDesk } from '#tests/support/certification/certification-desk.ts'
import { fakeClamd } from '#tests/support/files/fake-clamd.ts'
import { lockedPdfs, pdfOf } from '#tests/support/files/pdfs.ts'

const { as, start, read, acts, people, scanBy } = certificationDesk()
const code = '2.F.17.b'
const chunk = 512 * 1024

const shown = async (id: string) =>
  (await read(people().dana, id)).domains.flatMap(({ rules }) => rules).find((rule) => rule.code === code)?.files

async function begin(person: SignedIn, name: string, size: number): Promise<string> {
  const begun = await as(person).post('/api/files', { name, size })
  return ((await begun.json()) as { id: string }).id
}
type SentFile = { id: string; file: string; bytes: Uint8Array<ArrayBuffer>; offset?: number; signal?: AbortSignal }

async function put(person: SignedIn, { id, file, bytes, offset = 0, signal }: SentFile): Promise<Response> {
  return as(person).request(`/api/applications/${id}/evidence?file=${file}&code=${code}&offset=${offset}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: bytes,
    ...(signal && { signal }),
  })
}

it('a file is evidence once it is here, before it is looked at, and once', async () => {
  const { dana } = people()
  const clamd = await fakeClamd()
  clamd.answer('nothing')
  scanBy(clamd.where)
  const [id, bytes] = [await start(), pdfOf(600_000)]
  const file = await begin(dana, 'hall.pdf', bytes.byteLength)
  await put(dana, { id, file, bytes: bytes.slice(0, chunk) })
  expect(await shown(id)).toEqual([])
  const last = put(dana, { id, file, bytes: bytes.slice(chunk), offset: chunk })
  await expect.poll(() => shown(id)).toMatchObject([{ name: 'hall.pdf', state: 'checking' }])
  expect((await last).status).toBe(200)
  await acts(dana, id, { act: 'add-evidence', code, fileId: file })
  expect(await shown(id)).toMatchObject([{ name: 'hall.pdf', state: 'held' }])
  await clamd.close()
})

it('one that is refused stays under the rule, with why, for whoever left before the answer alone', async () => {
  const { dana } = people()
  const [id, bytes] = [await start(), lockedPdfs['by its trailer']]
  const staying = await put(dana, { id, file: await begin(dana, 'lease.pdf', bytes.byteLength), bytes })
  expect([staying.status, await shown(id)]).toEqual([422, []])
  const leaving = new AbortController()
  const file = await begin(dana, 'lease.pdf', bytes.byteLength)
  const answer = put(dana, { id, file, bytes, signal: leaving.signal })
  leaving.abort()
  await answer.catch(() => null)
  await expect
    .poll(() => shown(id))
    .toMatchObject([{ name: 'lease.pdf', refusal: expect.stringContaining('password') }])
})

it('goes to one’s own application alone', async () => {
  const { dana, omar, june } = people()
  const [id, bytes] = [await start(), pdfOf(900)]
  const file = await begin(omar, 'log.pdf', bytes.byteLength)
  expect((await put(dana, { id, file, bytes })).status).toBe(404)
  expect((await put(june, { id, file, bytes })).status).toBe(403)
  expect((await put(omar, { id, file, bytes })).status).toBe(200)
  expect(await shown(id)).toEqual([])
})
