import type { BedAge } from '#domain/beds/bed-age.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'

export function ageOnPaper(saidAt: string | null, grade: BedAge, state: string, words: HomeWords): string | null {
  return saidAt === null ? null : words.onPaper.said(new Date(saidAt), grade, state)
}
