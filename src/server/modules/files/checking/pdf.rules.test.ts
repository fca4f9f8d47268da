import { describe, expect, it } from 'vitest'
import { lockedPdfs, openPdfs, pdfOf } from '#tests/support/files/pdfs.ts'
import { findPdfProblem, isPdf } from './pdf.rules.ts'

describe('a PDF', () => {
  it.each(Object.entries(lockedPdfs))('that is locked %s is told from others', (_, bytes) => {
    expect(isPdf(bytes)).toBe(true)
    expect(findPdfProblem(bytes)).toContain('locked with a password')
  })

  it.each(Object.entries(openPdfs))('as a %s is taken', (_, bytes) => {
    expect([isPdf(bytes), findPdfProblem(bytes)]).toEqual([true, null])
  })

  it('that was cut off has no end', () => {
    expect(findPdfProblem(pdfOf(5_000).slice(0, 3_000))).toContain('not whole')
  })

  it('begins as one, whatever else is in it', () => {
    expect(isPdf(new Uint8Array(Buffer.from('GIF8 %PDF-1.7')))).toBe(false)
    expect(isPdf(new Uint8Array())).toBe(false)
  })
})
