import { describeNarrLevel, type NarrLevel } from '#domain/residence/residence.ts'

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
