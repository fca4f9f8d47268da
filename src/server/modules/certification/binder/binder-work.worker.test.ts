import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createDeflate } from 'node:zlib'
import { PDFDocument } from 'pdf-lib'
import { expect, it } from 'vitest'
import { createBinderWork } from './binder-work.worker.ts'

/** As many zeros, packed, where a reader looks for the objects of a PDF. */
async function bomb(megabytes: number): Promise<Uint8Array> {
  const zeros = Buffer.alloc(1024 * 1024)
  const packed = await buffer(Readable.from(Array.from({ length: megabytes }, () => zeros)).pipe(createDeflate()))
  const head = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.byteLength} >>\nstream\n`
  const end = '\nendstream\nendobj\ntrailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'
  return Buffer.concat([Buffer.from(head), packed, Buffer.from(end)])
}

it('a PDF that unpacks to more than a server has ends the process, and the binder is made without the pages of its files', async () => {
  const bytes = await bomb(1_400)
  expect(bytes.byteLength).toBeLessThan(2_000_000)
  const work = createBinderWork()
  const made = await work.run('one', async () => ({
    title: 'T',
    cover: [],
    parts: [],
    files: [{ name: 'bomb.pdf', about: '', content: { is: 'pdf', bytes } }],
  }))
  expect((await PDFDocument.load(made)).getPageCount()).toBe(2)
}, 60_000)

it('and so does one that takes too long', async () => {
  const work = createBinderWork({ longest: 1 })
  const empty = async () => ({ title: 'T', cover: [], parts: [], files: [] })
  await expect(work.run('one', empty)).rejects.toMatchObject({ code: 'unavailable' })
})
