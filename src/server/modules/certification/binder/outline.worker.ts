import { type PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from 'pdf-lib'

/** `page` begins at 0. */
export type Bookmark = { title: string; page: number; inside: Bookmark[] }

/** What a reader shows beside the pages; the library has no words for it of its own. */
export function addOutline(document: PDFDocument, bookmarks: readonly Bookmark[]): void {
  const { context, catalog } = document
  const pages = document.getPages()
  const root = context.nextRef()

  function add(level: readonly Bookmark[], parent: PDFRef): PDFDict {
    const refs = level.map(() => context.nextRef())
    for (const [at, { title, page, inside }] of level.entries()) {
      // Each has its own reference.
      const own = refs[at] as PDFRef
      const item = inside.length > 0 ? add(inside, own) : context.obj({})
      // Folded: a binder has hundreds of rules.
      if (inside.length > 0) item.set(PDFName.of('Count'), PDFNumber.of(-inside.length))
      item.set(PDFName.of('Title'), PDFHexString.fromText(title))
      item.set(PDFName.of('Parent'), parent)
      item.set(PDFName.of('Dest'), context.obj([pages[page]?.ref ?? null, 'Fit']))
      const [before, after] = [refs[at - 1], refs[at + 1]]
      if (before) item.set(PDFName.of('Prev'), before)
      if (after) item.set(PDFName.of('Next'), after)
      context.assign(own, item)
    }
    const [first, last] = [refs[0], refs.at(-1)]
    return first && last ? context.obj({ First: first, Last: last, Count: level.length }) : context.obj({})
  }
  const outline = add(bookmarks, root)
  outline.set(PDFName.of('Type'), PDFName.of('Outlines'))
  context.assign(root, outline)
  catalog.set(PDFName.of('Outlines'), root)
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'))
}
