import type { BedAge } from '#domain/beds/bed-age.ts'
import type { ListingWords } from '#domain/seeker-words/listing-words.ts'

export function ageOnPaper(saidAt: string | null, grade: BedAge, state: string, words: ListingWords): string | null {
  return saidAt === null ? null : words.onPaper.said(new Date(saidAt), grade, state)
}
