import type { OutcomeCounts } from '#domain/imports/row-outcome.ts'

/** What a file must give before anybody answers a question. */
export type Given = Partial<{
  counts: Partial<OutcomeCounts>
  /** New houses, as "Name: 8 for women, 2 open". */
  residences: string[]
  /** The field of columns by their headings; null is not imported. */
  columns: Record<string, string | null>
  /** Questions asked, like "headings" or "column Cell". */
  asks: string[]
  /** The sheet's own numbers of the rows of headings, of titles above them and of sums and notes below. */
  headings: number[]
  titles: number[]
  dropped: number[]
  sheet: string
  otherSheets: string[]
  /** Problems, as "2 zip". */
  problems: string[]
  /** One wrong value in several rows, as "2 Pets: service animals only". */
  values: string[]
}>

export type CorpusFile = { name: string; file: Uint8Array; gives: Given }

export const text = (...lines: string[]) => new TextEncoder().encode(lines.join('\r\n'))

export const inEncoding = (encoding: BufferEncoding, ...lines: string[]) =>
  new Uint8Array(Buffer.from(lines.join('\r\n'), encoding))
