import { inflateSync } from 'node:zlib'
import {
  EncryptedPDFError,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
} from 'pdf-lib'
import { fileRefusals } from '#domain/certification/evidence/file-refusals.ts'
import type { CleanedPdf } from './pdf-task.rules.ts'
import { stripJpeg } from './strip-jpeg.rules.ts'

const nameAll = (names: readonly string[]) => names.map((name) => PDFName.of(name))
const ofAnything = nameAll(['Metadata', 'PieceInfo', 'LastModified'])
const ofNote = nameAll(['NM', 'M', 'CreationDate'])
const ofFileInside = nameAll(['EF', 'F', 'UF', 'Desc'])
const filter = PDFName.of('Filter')
const mostUnpacked = 64 * 1024 * 1024

/** Its pages alone, in a new file that names nobody. */
export async function cleanPdf(bytes: Uint8Array): Promise<CleanedPdf> {
  try {
    const sent = await PDFDocument.load(new Uint8Array(bytes), { updateMetadata: false, throwOnInvalidObject: true })
    for (const [ref, object] of sent.context.enumerateIndirectObjects()) {
      strip(object)
      const picture = object instanceof PDFRawStream ? stripPicture(sent.context, object) : null
      if (picture) sent.context.assign(ref, picture)
    }
    const cleaned = await PDFDocument.create({ updateMetadata: false })
    for (const page of await cleaned.copyPages(sent, sent.getPageIndices())) cleaned.addPage(page)
    if (cleaned.getPageCount() === 0) return { is: 'refused', message: fileRefusals.damagedPdf }
    return { is: 'cleaned', bytes: await cleaned.save({ updateFieldAppearances: false }) }
  } catch (error) {
    const { lockedPdf, damagedPdf } = fileRefusals
    return { is: 'refused', message: error instanceof EncryptedPDFError ? lockedPdf : damagedPdf }
  }
}

function strip(object: PDFObject | undefined): void {
  if (object instanceof PDFArray) for (const one of object.asArray()) strip(one)
  if (object instanceof PDFRawStream) strip(object.dict)
  if (!(object instanceof PDFDict)) return
  for (const name of listTold(object)) object.delete(name)
  for (const [, one] of object.entries()) strip(one)
}

/** Who made it, where and when. Names are looked at in their place: the same may be those of a font's letters. */
function listTold(dict: PDFDict): PDFName[] {
  const told = [...ofAnything]
  const read = (name: string) => dict.get(PDFName.of(name))
  if (read('EF')) told.push(...ofFileInside)
  // Who signed.
  if (String(read('FT')) === '/Sig') told.push(PDFName.of('V'))
  if (!read('Rect') || !read('Subtype')) return told
  told.push(...ofNote)
  // Of a note it is who wrote it, of a field of a form its own name.
  if (String(read('Subtype')) !== '/Widget') told.push(PDFName.of('T'))
  return told
}

function stripPicture(context: PDFContext, { dict, contents }: PDFRawStream): PDFRawStream | null {
  const filters = listFilters(dict.lookup(filter))
  if (filters.at(-1) !== '/DCTDecode') return null
  const packed = filters.slice(0, -1)
  if (packed.some((name) => name !== '/FlateDecode')) throw new Error('This picture is packed in an unusual way.')
  let jpeg: Uint8Array = contents
  for (const _ of packed) jpeg = inflateSync(jpeg, { maxOutputLength: mostUnpacked })
  const own = dict.clone(context)
  own.set(filter, PDFName.of('DCTDecode'))
  if (packed.length > 0) own.delete(PDFName.of('DecodeParms'))
  return PDFRawStream.of(own, stripJpeg(jpeg))
}

function listFilters(of: PDFObject | undefined): string[] {
  if (of instanceof PDFArray) return of.asArray().map(String)
  return of instanceof PDFName ? [String(of)] : []
}
