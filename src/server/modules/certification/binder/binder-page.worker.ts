import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'

export const paper = { width: 612, height: 792, margin: 54 } as const
const inside = paper.width - 2 * paper.margin
const [ink, faint] = [rgb(0.08, 0.14, 0.14), rgb(0.35, 0.4, 0.4)]

type Style = { size?: number; isBold?: boolean; isFaint?: boolean; indent?: number; above?: number; joined?: number }

/** Letters of the standard fonts (WinAnsi) stay, others lose their accents, and what is left stands as a question mark. */
export function cleanFor(font: PDFFont): (text: string) => string {
  const known = new Set(font.getCharacterSet())
  const knows = (letter: string) => known.has(letter.codePointAt(0) ?? 0)
  return (text) =>
    [...text.normalize('NFC')]
      .map((letter) => {
        if (knows(letter)) return letter
        if (/\s/.test(letter)) return ' '
        const plain = [...letter.normalize('NFKD')].filter(knows).join('')
        return plain || '?'
      })
      .join('')
}

const countMarks = (text: string) => text.split('?').length

export type Writer = Awaited<ReturnType<typeof createWriter>>

/** Text from the top of a page to its end and on to the next. */
export async function createWriter() {
  const document = await PDFDocument.create()
  const [plain, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ]
  const clean = cleanFor(plain)
  let page: PDFPage | null = null
  let y = 0
  let hasLost = false

  function addPage(): PDFPage {
    page = document.addPage([paper.width, paper.height])
    y = paper.height - paper.margin
    return page
  }
  function write(text: string, style: Style = {}): void {
    const { size = 10, isBold = false, isFaint = false, indent = 0, above = 0, joined = 1 } = style
    const font = isBold ? bold : plain
    const step = size * 1.4
    y -= above
    // What belongs together is not left alone at the end of a page.
    if (page && y - step * joined < paper.margin) addPage()
    for (const line of wrap(text, font, size, inside - indent)) {
      const on = page && y - step >= paper.margin ? page : addPage()
      y -= step
      on.drawText(line, { x: paper.margin + indent, y, size, font, color: isFaint ? faint : ink })
    }
  }
  function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
    const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width
    return text.split(/\r\n|[\r\n]/).flatMap((paragraph) => {
      const lines = ['']
      const known = clean(paragraph)
      hasLost ||= countMarks(known) > countMarks(paragraph)
      for (const word of known.split(' ').flatMap((one) => breakWord(one, fits))) {
        const last = lines.at(-1) ?? ''
        if (last === '') lines[lines.length - 1] = word
        else if (fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
        else lines.push(word)
      }
      return lines
    })
  }
  return {
    document,
    newPage: addPage,
    write,
    hasLostLetters: () => hasLost,
    /** In the upper corner of a page that comes from elsewhere. */
    label(on: PDFPage, text: string): void {
      const words = clean(text)
      const [width, { x, y: bottom, width: across, height }] = [bold.widthOfTextAtSize(words, 8), on.getCropBox()]
      const at = { x: x + across - width - 14, y: bottom + height - 16 }
      on.drawRectangle({ x: at.x - 4, y: at.y - 4, width: width + 8, height: 14, color: rgb(1, 1, 1), opacity: 0.85 })
      on.drawText(words, { ...at, size: 8, font: bold, color: ink })
    },
    number(title: string): void {
      const pages = document.getPages()
      for (const [at, one] of pages.entries()) {
        const words = `${clean(title)}  ${at + 1} of ${pages.length}`
        const width = plain.widthOfTextAtSize(words, 8) + 8
        one.drawRectangle({ x: paper.margin - 4, y: 24, width, height: 14, color: rgb(1, 1, 1), opacity: 0.85 })
        one.drawText(words, { x: paper.margin, y: 28, size: 8, font: plain, color: faint })
      }
    },
  }
}

function breakWord(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word]
  const pieces = ['']
  for (const letter of word) {
    const last = pieces.at(-1) ?? ''
    if (last === '' || fits(last + letter)) pieces[pieces.length - 1] = last + letter
    else pieces.push(letter)
  }
  return pieces
}
