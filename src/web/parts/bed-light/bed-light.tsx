import { Light } from '#web/ui/marks/light.tsx'
import type { NumberAge } from './number-age.ts'
import './bed-light.css'

type BedLightProps = {
  available: number
  total: number
  /** Drawn with the curtain closed; only the operator's own board passes it. */
  held?: number
  age?: NumberAge
  /** The moment the number was said, ISO 8601, for `<time>`. */
  saidAt?: string | null
  /** Words in place of the age's own, as on the operator's board: "Said just now by you. It was 1." */
  ageWords?: string
}

/** The age of a number, always beside it: a dial, then words. */
export function AgeMark({ age, saidAt, words }: { age: NumberAge; saidAt?: string | null; words?: string }) {
  return (
    <span className="age" data-age={age.grade}>
      {saidAt ? <time dateTime={saidAt}>{words ?? age.words}</time> : (words ?? age.words)}
    </span>
  )
}

/** Windows, "3/8 available", and how old that number is. A withdrawn number shows no digits: "Call to ask". */
export function BedLight({ available, total, held = 0, age, saidAt, ageWords }: BedLightProps) {
  const isWithdrawn = age?.grade === 'withdrawn'
  return (
    <p className="beds-line">
      <Light open={isWithdrawn ? 0 : available} total={total} held={held} age={age?.grade} />
      <b className="open-count">{isWithdrawn ? 'Call to ask' : `${available}/${total} available`}</b>
      {age && <AgeMark age={age} saidAt={saidAt ?? null} {...(ageWords !== undefined && { words: ageWords })} />}
    </p>
  )
}
