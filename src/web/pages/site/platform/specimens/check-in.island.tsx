import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { PlatformWords } from '#content/site/platform/platform.ts'
import { say } from '#domain/language/say.ts'

type CheckInWords = PlatformWords['outcomes']['checkIn']

type CheckInProps = {
  words: CheckInWords
  areas: readonly { id: string; words: string; value: number }[]
  before: readonly Point[]
}

const LEAST = 1
const MOST = 6

export default function CheckIn({ words: text, areas, before }: CheckInProps) {
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
          <b className="t-figure">{sum}</b> {say(text.sum, { most })}
        </p>
        <p className="small ink-2">{describeGain(gained, text)}</p>
      </div>
      <Growth words={text} points={[...before, { when: text.now, sum }]} least={areas.length * LEAST} most={most} />
      <fieldset ref={asked} className="check-in needs-script grid gap-0 line-above pad-y-3">
        <legend className="bold w-full">{text.question}</legend>
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

function describeGain(gained: number, words: CheckInWords): string {
  if (gained === 0) return words.same
  return say(gained > 0 ? words.more : words.fewer, { count: Math.abs(gained) })
}

type Point = { when: string; sum: number }

/** In percent of the height: the line of the most, the line of the least, and the names. */
const TOP = 8
const FLOOR = 80
const NAMES = 95
/** In percent of the width, from the edge to the first and last points. */
const SIDE = 11

type GrowthProps = { words: CheckInWords; points: readonly Point[]; least: number; most: number }

function Growth({ words, points, least, most }: GrowthProps) {
  const step = (100 - 2 * SIDE) / (points.length - 1)
  const placed = points.map(({ when, sum }, at) => ({
    when,
    sum,
    x: SIDE + at * step,
    y: FLOOR - ((sum - least) / (most - least)) * (FLOOR - TOP),
  }))
  const line = placed.map(({ x, y }) => `${x} ${y}`).join('L')
  return (
    <svg
      className="growth"
      textAnchor="middle"
      role="img"
      aria-label={say(words.chart, { points: points.map(({ when, sum }) => `${when} ${sum}`).join(', ') })}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path strokeDasharray="2 6" d={`M0 ${TOP}H100`} />
        <path className="growth-area" d={`M${SIDE} ${FLOOR}L${line}L${100 - SIDE} ${FLOOR}Z`} />
        <path d={`M0 ${FLOOR}H100`} />
        <path className="growth-line" strokeLinejoin="round" d={`M${line}`} />
      </svg>
      <text className="growth-when" textAnchor="start" x="0" y={`${TOP}%`} dy="18">
        {say(words.outOf, { most })}
      </text>
      {placed.map(({ when, sum, x, y }, at) => (
        <g key={when} className={at === placed.length - 1 ? 'growth-now' : undefined}>
          <circle cx={`${x}%`} cy={`${y}%`} r="6" />
          {/* Near the top a number would stand on the line of the most: there it goes under its point. */}
          <text x={`${x}%`} y={`${y}%`} dy={y < TOP + 14 ? 26 : -14}>
            {sum}
          </text>
          <text className="growth-when" x={`${x}%`} y={`${NAMES}%`}>
            {when}
          </text>
        </g>
      ))}
    </svg>
  )
}
