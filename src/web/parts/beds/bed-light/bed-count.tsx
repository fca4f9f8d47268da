import type { ListingWords } from '#content/residence/listing.en.ts'
import type { BedAge } from '#domain/beds/bed-age.ts'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

export type CountWords = Pick<ListingWords, 'available' | 'bedsOpen' | 'callToAsk'>

type BedCountProps = {
  /** Null when nobody has reported a number: the reader has to call. */
  open: number | null
  total: number
  age: BedAge
  words: CountWords
}

/** Shown as "1/35 available" but read aloud as "1 of 35 beds open": a screen reader may say "1/35" as a fraction. */
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
