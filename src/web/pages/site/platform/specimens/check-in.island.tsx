import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Growth } from './charts/growth.tsx'

type CheckInProps = {
  question: string
  now: string
  areas: readonly { id: string; words: string; value: number }[]
  before: readonly { when: string; sum: number }[]
}

const LEAST = 1
const MOST = 6

export default function CheckIn({ question, now, areas, before }: CheckInProps) {
  const [answers, setAnswers] = useState(() => new Map(areas.map(({ id, value }) => [id, value])))
  const asked = useRef<HTMLFieldSetElement>(null)
  const answer: NonNullable<ComponentProps<'input'>['onChange']> = ({ target }) =>
    setAnswers((all) => new Map(all).set(target.name, Number(target.value)))
  // A browser that comes back to the page has put back what was set on it.
  useEffect(() => {
    const inputs = asked.current?.querySelectorAll('input') ?? []
    setAnswers(new Map(Array.from(inputs, ({ name, value }) => [name, Number(value)])))
  }, [])
  const sum = [...answers.values()].reduce((total, value) => total + value, 0)
  const most = areas.length * MOST
  const gained = sum - (before[0]?.sum ?? 0)
  return (
    <>
      <div className="row between">
        <p className="outcomes-sum" role="status">
          <b className="t-figure">{sum}</b> of {most} today
        </p>
        <p className="small ink-2">{describeGain(gained)}</p>
      </div>
      <Growth points={[...before, { when: now, sum }]} least={areas.length * LEAST} most={most} />
      <fieldset ref={asked} className="check-in needs-script grid gap-0 line-above pad-y-3">
        <legend className="bold w-full">{question}</legend>
        {areas.map(({ id, words, value }) => (
          <label key={id}>
            <span>{words}</span>
            <input type="range" name={id} min={LEAST} max={MOST} defaultValue={value} onChange={answer} />
            <output className="bold tabular">{answers.get(id)}</output>
          </label>
        ))}
      </fieldset>
    </>
  )
}

function describeGain(gained: number): string {
  if (gained === 0) return 'The same as at move-in'
  return gained > 0 ? `${gained} more than at move-in` : `${-gained} fewer than at move-in`
}
