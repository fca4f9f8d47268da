import type { BedAge } from '#domain/beds/bed-age.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

export type CountWords = Pick<HomeWords, 'available' | 'bedsOpen' | 'callToAsk'>

type BedCountProps = {
  /** Null: nobody knows, so one has to call. */
  open: number | null
  total: number
  age: BedAge
  words: CountWords
}

/** "1/35 available" to see, "1 of 35 beds open" to hear: a screen reader may say the first as one thirty-fifth. */
export function BedCount({ open, total, age, words }: BedCountProps) {
  if (open === null) return <b className="open-count">{words.callToAsk}</b>
  return (
    <>
      <b className="open-count" aria-hidden="true">
        {words.available(open, total)}
      </b>
      <VisuallyHidden>{words.bedsOpen(open, total, age)}</VisuallyHidden>
    </>
  )
}
