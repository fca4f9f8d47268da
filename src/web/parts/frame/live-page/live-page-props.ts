import type { AgeWords } from '#domain/beds/bed-age.ts'

export type LiveResidence = { number: string; said: string; gone: string }

export type LivePageProps = {
  own: string
  residences: Readonly<Record<string, LiveResidence>>
  drawnAt: string
  ages: AgeWords
}
