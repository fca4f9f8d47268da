import type { ListingWords } from '#content/residence/listing.en.ts'
import type { BedAge } from '#domain/beds/bed-age.ts'
import { AgeMark } from '#web/parts/beds/bed-light/bed-light.tsx'
import { describeAgeOnPaper } from './age-on-paper.ts'

type ResidenceAgeProps = {
  saidAt: string | null
  grade: BedAge
  measuredAt: string
  state: string
  words: ListingWords
  inRow?: boolean
}

export function ResidenceAge({ saidAt, grade, measuredAt, state, words, inRow = false }: ResidenceAgeProps) {
  const now = new Date(measuredAt)
  const ageWords = inRow ? words.ageInRow : words.age
  const age = { grade, words: ageWords(saidAt === null ? null : new Date(saidAt), now, state) }
  return <AgeMark age={age} saidAt={saidAt} state={state} onPaper={describeAgeOnPaper(saidAt, grade, state, words)} />
}
