import type { about } from '#content/site/about.ts'
import { say } from '#domain/language/say.ts'
import { describeNarrLevel, type NarrLevel } from '#domain/residence/residence.ts'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type BoardWords = typeof about.standard.board
type Principle = { letter: string; title: string; standards: { first: number; last: number } }
type StandardBoardProps = {
  words: BoardWords
  domains: readonly { title: string; notice: string; principles: readonly Principle[] }[]
}

export function StandardBoard({ words, domains }: StandardBoardProps) {
  return (
    <ol className="mt-7">
      {domains.map((domain, place) => (
        <li key={domain.title} className="beam-above cols pad-y-5">
          <div className="c-4 stack gap-2">
            <p className="small quiet">{say(words.domain, { number: place + 1 })}</p>
            <h3>{domain.title}</h3>
            <p className="small">{domain.notice}</p>
          </div>
          <ul className="c-8 ruled">
            {domain.principles.map((principle) => (
              <PrincipleRow key={principle.letter} words={words} {...principle} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function PrincipleRow({ words, letter, title, standards: { first, last } }: Principle & { words: BoardWords }) {
  const numbers = Array.from({ length: last - first + 1 }, (_, place) => first + place)
  return (
    <li className="marked gap-3 align-start">
      <b className="letter t-title pine">{letter}</b>
      <span className="row gap-2">
        <span className="grow-18">
          {title}
          <VisuallyHidden>{say(first === last ? words.one : words.many, { first, last })}</VisuallyHidden>
        </span>
        <span className="standards row gap-2 pine" aria-hidden="true">
          {numbers.map((number) => (
            <i key={number}>{number}</i>
          ))}
        </span>
      </span>
    </li>
  )
}

type LevelsProps = { levels: readonly { level: NarrLevel; runBy: string; words: string }[] }

export function Levels({ levels }: LevelsProps) {
  return (
    <ol className="ruled line-above line-below">
      {levels.map(({ level, runBy, words }) => {
        const [number, name] = describeNarrLevel(level).split(', ')
        return (
          <li key={level} className="named pad-y-4">
            <h3 className="stack gap-0 small ink-2">
              <b className="t-title pine">{number}</b> <span>{name}</span>
            </h3>
            <p>
              <strong>{runBy}.</strong> {words}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
