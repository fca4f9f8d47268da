import type { AgeWords } from '#domain/beds/bed-age.ts'

export type LiveHome = {
  number: string
  said: string
  gone: string
}

export type LivePageProps = {
  own: string
  homes: Readonly<Record<string, LiveHome>>
  drawnAt: string
  ages: AgeWords
}
