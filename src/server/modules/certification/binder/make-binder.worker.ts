import { PDFDocument } from 'pdf-lib'
import type { Binder, BinderFile, BinderSaid } from './binder.rules.ts'
import { createWriter, paper, type Writer } from './binder-page.worker.ts'
import { addOutline, type Bookmark } from './outline.worker.ts'

type AddedFile =
  | { is: 'pages'; of: PDFDocument }
  | { is: 'picture'; bytes: Uint8Array }
  | { is: 'left out'; why: string }

const unread = 'Its pages cannot be copied into another file. Open it in the application.'

const lost = 'A question mark may stand for a letter that this file cannot show. The application shows it.'

export async function makeBinder(binder: Binder): Promise<BinderSaid> {
  try {
    const added: AddedFile[] = []
    for (const { content } of binder.files) added.push(await openContent(content))
    // Once to see how many pages stand before the files, and once with the numbers of theirs.
    const before = (await writeFront(binder, [])).writer.document.getPageCount()
    const starts = listStarts(added, before)
    const { writer, bookmarks } = await writeFront(binder, starts)
    for (const [at, one] of added.entries()) await append(writer, one, `E${at + 1} ${binder.files[at]?.name ?? ''}`)
    writer.number(binder.title)
    addOutline(writer.document, bookmarks)
    writer.document.setTitle(binder.title)
    writer.document.setLanguage('en-US')
    return { is: 'binder', bytes: new Uint8Array(await writer.document.save()) }
  } catch (error) {
    return { is: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

async function openContent(content: BinderFile['content']): Promise<AddedFile> {
  if (content.is === 'left out') return content
  // The library reads a picture from the start of its buffer, wherever in it the bytes are.
  const bytes = new Uint8Array(content.bytes)
  try {
    if (content.is === 'jpg') {
      // Tried here, so that the pages that are counted are those that are added.
      await (await PDFDocument.create()).embedJpg(bytes)
      return { is: 'picture', bytes }
    }
    const of = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
    const trial = await PDFDocument.create()
    await trial.copyPages(of, of.getPageIndices())
    return { is: 'pages', of }
  } catch {
    return { is: 'left out', why: unread }
  }
}

const countPages = (one: AddedFile) => (one.is === 'pages' ? one.of.getPageCount() : one.is === 'picture' ? 1 : 0)

function listStarts(added: readonly AddedFile[], before: number): (number | string)[] {
  let next = before + 1
  return added.map((one) => {
    if (one.is === 'left out') return one.why
    const start = next
    next += countPages(one)
    return start
  })
}

type FrontPages = { writer: Writer; bookmarks: Bookmark[] }

async function writeFront(binder: Binder, starts: readonly (number | string)[]): Promise<FrontPages> {
  const writer = await createWriter()
  const { write, newPage } = writer
  const bookmarks: Bookmark[] = []
  const mark = (into: Bookmark[], title: string, page = writer.document.getPageCount() - 1) => {
    const inside: Bookmark[] = []
    into.push({ title, page, inside })
    return inside
  }
  newPage()
  write('Application for certification', { size: 22, isBold: true, above: 90 })
  for (const [label, words] of binder.cover) {
    write(label, { isFaint: true, above: 12, joined: 2 })
    write(words, { size: 13 })
  }
  for (const { title, rules } of binder.parts) {
    newPage()
    write(title, { size: 16, isBold: true })
    const inside = mark(bookmarks, title)
    for (const { head, lines, files } of rules) {
      write(head, { isBold: true, above: 10, joined: 3 })
      mark(inside, head)
      for (const line of lines) write(line, { indent: 14 })
      if (files.length > 0) write(`Evidence: ${files.map((number) => `E${number}`).join(', ')}`, { indent: 14 })
    }
  }
  newPage()
  write('Evidence', { size: 16, isBold: true })
  const shown = mark(bookmarks, 'Evidence')
  if (binder.files.length === 0) write('No file was added.', { above: 8 })
  for (const [at, { name, about }] of binder.files.entries()) {
    const start = starts[at] ?? 0
    write(`E${at + 1}  ${name}`, { isBold: true, above: 10, joined: 3 })
    write(about, { indent: 14 })
    if (typeof start === 'number') mark(shown, `E${at + 1}  ${name}`, start - 1)
    write(typeof start === 'number' ? `Page ${start}` : `Not in this binder. ${start}`, { indent: 14 })
  }
  if (writer.hasLostLetters()) write(lost, { isFaint: true, above: 14 })
  return { writer, bookmarks }
}

async function append({ document, newPage, label }: Writer, added: AddedFile, words: string): Promise<void> {
  if (added.is === 'pages') {
    for (const page of await document.copyPages(added.of, added.of.getPageIndices())) {
      document.addPage(page)
      label(page, words)
    }
  }
  if (added.is !== 'picture') return
  const picture = await document.embedJpg(added.bytes)
  const [across, down] = [paper.width - 2 * paper.margin, paper.height - 2 * paper.margin]
  const { width, height } = picture.scaleToFit(across, down)
  const page = newPage()
  page.drawImage(picture, { x: (paper.width - width) / 2, y: (paper.height - height) / 2, width, height })
  label(page, words)
}
