import type { ListingWords } from '#content/residence/listing.en.ts'
import type { BedAge } from '#domain/beds/bed-age.ts'

export function describeAgeOnPaper(
  saidAt: string | null,
  grade: BedAge,
  state: string,
  words: ListingWords,
): string | null {
  return saidAt === null ? null : words.onPaper.said(new Date(saidAt), grade, state)
}
