import type { BedAge } from '#domain/beds/bed-age.ts'
import type { CommonWords } from '#domain/seeker-words/common-words.ts'

export function ageOnPaper(saidAt: string | null, grade: BedAge, state: string, words: CommonWords): string | null {
  return saidAt === null ? null : words.onPaper.said(new Date(saidAt), grade, state)
}
