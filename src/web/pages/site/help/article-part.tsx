import { Fragment } from 'react'
import { describeBedAge, gradeBedAge } from '#domain/beds/bed-age.ts'
import type { HelpPart } from '#domain/help/help-article.ts'
import { formatPublicAddress } from '#domain/residence/residence.ts'
import { BedLight } from '#web/parts/beds/bed-light/bed-light.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { keepNumbersWhole } from '#web/ui/text/whole-numbers.tsx'
import '#web/ui/text/lists/facts.css'

const HOUR_MS = 3_600_000

const sampleAddress = { street: '12 Sample Street', city: 'Charleston', stateCode: 'WV', zip: '25301' }

export function ArticlePart({ part }: { part: HelpPart }) {
  return (
    <>
      {part.title && <h4 className="t-strong">{part.title}</h4>}
      <PartBody part={part} />
    </>
  )
}

function PartBody({ part }: { part: HelpPart }) {
  switch (part.kind) {
    case 'text':
      return part.lines.map((line) => <p key={line}>{keepNumbersWhole(line)}</p>)
    case 'steps':
      return <ol className="numbered grid gap-2">{asItems(part.lines)}</ol>
    case 'list':
      return <ul className="points grid gap-2">{asItems(part.lines)}</ul>
    case 'say':
      return (
        <blockquote className="say barred barred-brick stack gap-3">
          {part.lines.map((line) => (
            <p key={line}>
              <WithBlanks line={line} />
            </p>
          ))}
        </blockquote>
      )
    case 'terms':
      return (
        <dl className="defs">
          {part.terms.map(({ term, words }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )
    case 'bed-ages':
      return <BedAges ages={part.ages} />
    case 'addresses':
      return <Addresses levels={part.levels} />
  }
}

function asItems(lines: readonly string[]) {
  return lines.map((line) => <li key={line}>{keepNumbersWhole(line)}</li>)
}

/** Screen readers read a blank as "blank". */
function WithBlanks({ line }: { line: string }) {
  const between = line.split('___')
  return between.map((words, place) => (
    <Fragment key={words}>
      {place > 0 && (
        <span className="blank">
          <VisuallyHidden>blank</VisuallyHidden>
        </span>
      )}
      {words}
    </Fragment>
  ))
}

function BedAges({ ages }: { ages: Extract<HelpPart, { kind: 'bed-ages' }>['ages'] }) {
  const now = new Date(0)
  return (
    <figure>
      <ul className="ruled line-above line-below">
        {ages.map(({ hours, available, total, means }) => {
          const saidAt = new Date(now.getTime() - hours * HOUR_MS)
          const age = { grade: gradeBedAge(saidAt, now), words: describeBedAge(saidAt, now, null) }
          return (
            <li key={hours} className="stack gap-1">
              <BedLight available={available} total={total} age={age} />
              <p>{means}</p>
            </li>
          )
        })}
      </ul>
      <figcaption className="small quiet mt-2">Examples, not real houses.</figcaption>
    </figure>
  )
}

function Addresses({ levels }: { levels: Extract<HelpPart, { kind: 'addresses' }>['levels'] }) {
  return (
    <figure>
      <ul className="ruled line-above line-below">
        {levels.map(({ level, words }) => (
          <li key={level} className="named">
            <p className="address-lines stack gap-0 t-strong">
              {formatPublicAddress(sampleAddress, level).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
            <p>{words}</p>
          </li>
        ))}
      </ul>
      <figcaption className="small quiet mt-2">A sample address: no house stands there.</figcaption>
    </figure>
  )
}
