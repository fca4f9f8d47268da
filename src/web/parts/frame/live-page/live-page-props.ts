import type { AgeWords } from '#domain/beds/bed-age.ts'

export type LiveHome = {
  number: string
  /** "Harbor Row House: 1/8 available", and what is said once it is not listed any more. */
  said: string
  gone: string
}

export type LivePageProps = {
  /** The id of the home whose page it is. */
  own: string
  homes: Readonly<Record<string, LiveHome>>
  drawnAt: string
  ages: AgeWords
}
