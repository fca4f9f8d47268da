import type { BedAge } from '#domain/beds/bed-age.ts'
import { Light } from '#web/ui/marks/light.tsx'
import { BedCount, type CountWords } from './bed-count.tsx'
import './bed-light.css'

/**
 * How old a number is, with its words: bedAge and bedAgeWords say both for callers; the operator's board has words of
 * its own, "Said just now by you. It was 1."
 */
export type NumberAge = { grade: BedAge; words: string }

type AgeMarkProps = {
  age: NumberAge
  /** The moment the house said it, ISO 8601. */
  saidAt?: string | null
  /** Two letters: by the clock of this state the words go on while the page is read. */
  state?: string | null
  /** What stands in the place of a moment's words once the page is printed: how long ago that was is nothing for paper. */
  onPaper?: string | null
}

/** The age of a number, always beside it: a dial, then words. */
export function AgeMark({ age, saidAt, state = null, onPaper = null }: AgeMarkProps) {
  return (
    <span className="age" data-age={age.grade} data-state={state} data-paper={saidAt === null ? null : onPaper}>
      {saidAt === null ? age.words : <time dateTime={saidAt}>{age.words}</time>}
    </span>
  )
}

type BedLightProps = {
  available: number
  total: number
  /** Drawn with the curtain closed; only the operator's own board passes it. */
  held?: number
  age: NumberAge
  saidAt?: string | null
  /** See AgeMark. */
  state?: string | null
  onPaper?: string | null
  /** In another language than English. */
  words?: CountWords
}

const english: CountWords = {
  available: (open, total) => `${open}/${total} available`,
  bedsOpen: (open, total, age) =>
    `${open} of ${total} beds ${age !== 'stale' ? '' : open === 1 ? 'was ' : 'were '}open`,
  callToAsk: 'Call to ask',
}

/** Windows, "3/8 available", and how old that number is. A withdrawn number shows no digits: "Call to ask". */
export function BedLight({
  available,
  total,
  held = 0,
  age,
  saidAt = null,
  state = null,
  onPaper = null,
  words = english,
}: BedLightProps) {
  const isWithdrawn = age.grade === 'withdrawn'
  return (
    <p className="beds-line">
      <Light open={isWithdrawn ? 0 : available} total={total} held={held} age={age.grade} />
      <BedCount open={isWithdrawn ? null : available} total={total} age={age.grade} words={words} />
      <AgeMark age={age} saidAt={saidAt} state={state} onPaper={onPaper} />
    </p>
  )
}
