import { PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { expect, it } from 'vitest'
import { fileRefusals } from '#domain/certification/evidence/file-refusals.ts'
import { phonePhoto } from '#tests/support/directory/photos.ts'
import { lockedPdfs, pdfOf, tellingPdf } from '#tests/support/files/pdfs.ts'
import { cleanPdf } from './clean-pdf.worker.ts'
import { stripJpeg } from './strip-jpeg.rules.ts'

const mark = 'Markthistle'

/** All that is in it, unpacked, also as text of two bytes a letter. */
async function readAll(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object)
  const streams = objects.flatMap((object) =>
    object instanceof PDFRawStream ? [Buffer.from(object.contents).toString('latin1')] : [],
  )
  const words = objects.map((object) => String(object instanceof PDFRawStream ? object.dict : object))
  return [...words, ...streams, Buffer.from(bytes).toString('latin1')].join('\n')
}

const spellings = [mark, Buffer.from(mark).toString('hex'), Buffer.from(mark, 'utf16le').swap16().toString('hex')]
const finds = (text: string) => spellings.filter((one) => text.toLowerCase().includes(one.toLowerCase()))

it('keeps the pages of a PDF and nothing that tells who made it, where or with what', async () => {
  const sent = await tellingPdf(mark, 'The stairs are blocked.', await phonePhoto())
  expect(finds(await readAll(sent)).length).toBeGreaterThan(1)
  const cleaned = await cleanPdf(sent)
  if (cleaned.is !== 'cleaned') throw new Error(cleaned.message)
  const all = await readAll(cleaned.bytes)
  expect(finds(all)).toEqual([])
  expect(all).toContain('(Look here.)')
  const document = await PDFDocument.load(cleaned.bytes, { updateMetadata: false })
  expect([document.getPageCount(), document.getAuthor(), document.getProducer()]).toEqual([1, undefined, undefined])
  const [page] = document.getPages()
  expect([page?.getWidth(), page?.getHeight()]).toEqual([300, 200])
  const pictures = page?.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict)
  expect(pictures?.keys()).toHaveLength(1)
})

it('refuses in plain words what is locked or cannot be read', async () => {
  for (const locked of Object.values(lockedPdfs)) expect((await cleanPdf(locked)).is).toBe('refused')
  expect(await cleanPdf(pdfOf())).toEqual({ is: 'refused', message: fileRefusals.damagedPdf })
})

it('leaves of a JPEG its picture, to its end and no further', async () => {
  const photo = await phonePhoto()
  const stripped = stripJpeg(Buffer.concat([photo, Buffer.from(`${mark} after the end`)]))
  expect(Buffer.from(photo).includes(mark)).toBe(true)
  expect(Buffer.from(stripped).includes(mark)).toBe(false)
  const { default: sharp } = await import('sharp')
  const [before, after] = [await sharp(photo).raw().toBuffer(), await sharp(stripped).raw().toBuffer()]
  expect(before.equals(after)).toBe(true)
  expect(() => stripJpeg(Buffer.from('no picture'))).toThrow('no JPEG')
})
