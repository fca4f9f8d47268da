import type { BedAge } from '#domain/beds/bed-age.ts'
import { Light } from '#web/ui/marks/light.tsx'
import { BedCount, type CountWords } from './bed-count.tsx'
import './bed-light.css'

export type NumberAge = { grade: BedAge; words: string }

type AgeMarkProps = {
  age: NumberAge
  saidAt?: string | null
  state?: string | null
  /** Replaces the age in print, where "2 hours ago" means nothing. */
  onPaper?: string | null
}

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
  held?: number
  age: NumberAge
  saidAt?: string | null
  state?: string | null
  onPaper?: string | null
  words?: CountWords
  hasOwnLine?: boolean
}

const english: CountWords = {
  available: (open, total) => `${open}/${total} available`,
  bedsOpen: (open, total, age) =>
    `${open} of ${total} beds ${age !== 'stale' ? '' : open === 1 ? 'was ' : 'were '}open`,
  callToAsk: 'Call to ask',
}

export function BedLight({
  available,
  total,
  held = 0,
  age,
  saidAt = null,
  state = null,
  onPaper = null,
  words = english,
  hasOwnLine = false,
}: BedLightProps) {
  const isWithdrawn = age.grade === 'withdrawn'
  return (
    <p className="beds-line row tight">
      <Light open={isWithdrawn ? 0 : available} total={total} held={held} age={age.grade} hasOwnLine={hasOwnLine} />
      <BedCount open={isWithdrawn ? null : available} total={total} age={age.grade} words={words} />
      <AgeMark age={age} saidAt={saidAt} state={state} onPaper={onPaper} />
    </p>
  )
}
