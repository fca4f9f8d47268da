import { PDFDocument, PDFName, PDFString } from 'pdf-lib'

const toBytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

/** A PDF as far as we look into one, of that size. */
export function pdfOf(size = 200, inside = ''): Uint8Array<ArrayBuffer> {
  const [start, end] = [
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n${inside}\n`,
    '\ntrailer\n<< /Size 2 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
  ]
  return toBytes(start + ' '.repeat(Math.max(0, size - start.length - end.length)) + end)
}

export const lockedPdfs = {
  'by its trailer': toBytes(
    '%PDF-1.4\n5 0 obj\n<< /Filter /Standard /V 2 >>\nendobj\nxref\n0 1\ntrailer\n<< /Size 6 /Root 1 0 R\n/Encrypt 5 0 R /ID [<00><00>] >>\nstartxref\n99\n%%EOF',
  ),
  'with its lock in the trailer itself': toBytes(
    '%PDF-1.4\ntrailer\n<</Root 1 0 R/Encrypt<</Filter/Standard/V 1>>>>\nstartxref\n9\n%%EOF',
  ),
  'by a stream that stands for a trailer': toBytes(
    '%PDF-1.6\n7 0 obj\n<</Encrypt 5 0 R/Type /XRef/W [1 2 1]/Size 8>>\nstream\n\x00\x01\nendstream\nendobj\nstartxref\n9\n%%EOF',
  ),
} as const

export const openPdfs = {
  'plain one': pdfOf(),
  'one that speaks of /Encrypt 5 0 R in its text': pdfOf(
    400,
    '2 0 obj\n<< /Length 20 >>\nstream\n(/Encrypt 5 0 R)\nendstream\nendobj',
  ),
  'one that says whether it would pack its metadata': pdfOf(
    400,
    '3 0 obj\n<< /EncryptMetadata true /Type /XRef >>\nstream\nendstream\nendobj',
  ),
} as const

/** A PDF as programs write them, with `mark` wherever they write who made it, and `says` on its page. */
export async function tellingPdf(mark: string, says: string, photo?: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  const { context } = document
  const page = document.addPage([300, 200])
  page.drawText(says, { x: 20, y: 150, size: 12 })
  if (photo) page.drawImage(await document.embedJpg(photo), { x: 20, y: 20, width: 60, height: 40 })
  document.setTitle(`${mark} title`)
  document.setAuthor(mark)
  document.setProducer(`${mark} maker`)
  const xmp = context.register(
    context.stream(`<x:xmpmeta>${mark} in XMP</x:xmpmeta>`, { Type: 'Metadata', Subtype: 'XML' }),
  )
  document.catalog.set(PDFName.of('Metadata'), xmp)
  page.node.set(PDFName.of('Metadata'), xmp)
  const note = {
    Type: 'Annot',
    Subtype: 'Text',
    Rect: [0, 0, 9, 9],
    Contents: PDFString.of('Look here.'),
    T: PDFString.of(mark),
  }
  page.node.set(PDFName.of('Annots'), context.obj([context.register(context.obj(note))]))
  await document.attach(Buffer.from(`${mark} attached`), `${mark}.txt`)
  return new Uint8Array(await document.save({ useObjectStreams: false }))
}
