import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
} from 'pdf-lib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { SignedIn } from '#server/plumbing/http.ts'
import { certificationDesk } from '#tests/support/certification/certification-desk.ts'
import { phonePhoto } from '#tests/support/directory/photos.ts'
import { pdfOf } from '#tests/support/files/pdfs.ts'
import type { Binder } from './binder.rules.ts'
import { makeBinder } from './make-binder.worker.ts'
import type { Bookmark } from './outline.worker.ts'

const { planVisit, run, as, start, acts, upload, people, clock } = certificationDesk()
const code = '2.F.17.b'

async function pages(count: number): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  for (let at = 0; at < count; at += 1) document.addPage([300, 400]).drawText(`Page ${at}`)
  return new Uint8Array(await document.save())
}

/** What each page says, as far as we drew it. */
async function read(bytes: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(bytes)
  return document.getPages().map((page) => {
    const contents = page.node.Contents()
    const streams = contents && 'asArray' in contents ? contents.asArray() : [contents]
    return streams
      .map((one) => document.context.lookup(one))
      .filter((one) => one instanceof PDFRawStream)
      .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
      .join('\n')
      .replaceAll(/<([0-9A-F]+)> Tj/g, (_, hex: string) => `${Buffer.from(hex, 'hex').toString('latin1')}\n`)
  })
}

async function add(id: string, bytes: Uint8Array<ArrayBuffer>, name: string): Promise<void> {
  const fileId = await upload(people().dana, bytes, name)
  await acts(people().dana, id, { act: 'add-evidence', code, fileId })
  clock().forward({ hours: 1 })
}
const ask = (person: SignedIn | null, id: string) => as(person).request(`/api/applications/${id}/binder.pdf`)
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

describe('the binder of an application', () => {
  it('has a cover, all answers, the evidence by page, and the pages of PDFs and pictures', async () => {
    const { dana, june } = people()
    const id = await start()
    await acts(dana, id, {
      act: 'answer',
      code,
      answer: 'yes',
      note: 'Hangs in the hall.\nBoth floors.',
      responsible: 'Zoë Nováček 王',
    })
    await add(id, await pages(2), 'alarm log.pdf')
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a9' } })
    await add(id, new Uint8Array(await picture.png().toBuffer()), 'hall.png')
    await add(id, pdfOf(900), 'damaged inside.pdf')
    await acts(dana, id, { act: 'open' })
    const answer = await ask(june, id)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toContain('Alder%20House%20binder.pdf')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const said = await read(await bytesOf(answer))
    const front = said.length - 3
    expect(said[0]).toMatch(/Alder House, Charleston, WV[\s\S]*Porch Homes[\s\S]*West Virginia Alliance[\s\S]*Level II/)
    const all = said.join('\n')
    expect(all).toMatch(
      /2\.F\.17\.b[\s\S]*Answer: Yes\.[\s\S]*Looked after by: Zo\xeb Nov\xe1cek \?[\s\S]*Both floors\.[\s\S]*E1, E2, E3/,
    )
    const list = said[front - 1]
    expect(list).toMatch(
      new RegExp(`alarm log\\.pdf[\\s\\S]*Page ${front + 1}\n[\\s\\S]*hall\\.jpg[\\s\\S]*Page ${front + 3}\n`),
    )
    expect(list).toMatch(/damaged inside\.pdf[\s\S]*Not in this binder\. Its pages cannot be copied/)
    expect(said[front]).toContain('E1 alarm log.pdf')
    expect(said[front + 2]).toContain('E2 hall.jpg')
    expect(said[front + 2]).toContain(`${front + 3} of ${said.length}`)
  })

  it('is made for its team and for whoever reviews it, and for nobody else', async () => {
    const { dana, june, omar, max, avery } = people()
    const id = await start()
    expect((await ask(dana, id)).status).toBe(200)
    for (const person of [june, omar, max, avery]) expect((await ask(person, id)).status).toBe(404)
    expect((await ask(null, id)).status).toBe(401)
  })

  it('names what waits for the scanner', async () => {
    const { dana } = people()
    const id = await start()
    await add(id, await pages(1), 'lease.pdf')
    await run(sql`update stored_file set state = 'held'`)
    const said = await read(await bytesOf(await ask(dana, id)))
    expect(said.at(-1)).toMatch(/lease\.pdf[\s\S]*Not in this binder\. This file is still being checked/)
  })
})

it('has the photos of a visit after their rule, and bookmarks of parts, rules and files', async () => {
  const { dana, june } = people()
  const { id, visitId, code: seen } = await planVisit()
  const fileId = await upload(june, new Uint8Array(await phonePhoto()), 'stairs.jpg')
  const [photoId, madeAt] = [randomUUID(), clock().now().toISOString()]
  await acts(june, id, { act: 'add-photo', photoId, visitId, code: seen, fileId, madeAt })
  const bytes = await bytesOf(await ask(june, id))
  const said = await read(bytes)
  expect(said.join('\n')).toMatch(new RegExp(`E1  Photo 1 of ${seen}\n[\\s\\S]*Taken on the visit by`))
  expect(said.at(-1)).toContain(`E1 Photo 1 of ${seen}`)
  // What is not there yet for the operator is not in the binder it makes.
  expect((await read(await bytesOf(await ask(dana, id)))).join('\n')).not.toContain('Photo 1')
  const marks = outlineOf(await PDFDocument.load(bytes))
  expect(marks.map(({ title }) => title).at(-1)).toBe('Evidence')
  expect(marks.at(-1)?.inside).toEqual([{ title: `E1  Photo 1 of ${seen}`, page: said.length - 1, inside: [] }])
  const rule = marks.flatMap(({ inside }) => inside).find(({ title }) => title.startsWith(seen))
  expect(said[rule?.page ?? 0]).toContain(rule?.title)
})

function outlineOf(document: PDFDocument): Bookmark[] {
  const pages: (PDFObject | undefined)[] = document.getPages().map(({ ref }) => ref)
  function readLevel(parent: PDFDict): Bookmark[] {
    const found: Bookmark[] = []
    let item = parent.lookupMaybe(PDFName.of('First'), PDFDict)
    while (item) {
      const page = item.lookup(PDFName.of('Dest'), PDFArray).get(0)
      const title = item.lookup(PDFName.of('Title'), PDFHexString).decodeText()
      found.push({ title, page: pages.indexOf(page), inside: readLevel(item) })
      item = item.lookupMaybe(PDFName.of('Next'), PDFDict)
    }
    return found
  }
  return readLevel(document.catalog.lookup(PDFName.of('Outlines'), PDFDict))
}

it('breaks what is wider than a line, and goes on where a page ends', async () => {
  const lines = ['x'.repeat(400), ...Array.from({ length: 120 }, (_, at) => `Line ${at}`), '\u{1f600}\t\u0411']
  const binder: Binder = {
    title: 'T',
    cover: [],
    parts: [{ title: 'Part', rules: [{ head: 'Rule', lines, files: [] }] }],
    files: [],
  }
  const made = await makeBinder(binder)
  if (made.is === 'failed') throw new Error(made.message)
  const said = await read(made.bytes)
  expect(said).toHaveLength(5)
  expect(said.join('').match(/x/g)?.length).toBeGreaterThanOrEqual(400)
  expect(said.join('')).toMatch(/Line 119\n[\s\S]*\? \?\n/)
})
