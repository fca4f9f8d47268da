import { mediumDay } from '#domain/language/dates.ts'
import { evidenceFileWords } from './evidence.ts'

/** The photos that an inspector takes at a rule, wherever they are shown. */
export const visitPhotoWords = {
  title: 'Photos of the visit',
  nth: (nth: number, rule: string) => `Photo ${nth}: ${rule}`,
  by: (name: string, day: string) => `${name}, ${mediumDay(day)}`,
  file: evidenceFileWords,
} as const

export type VisitPhotoWords = typeof visitPhotoWords
