import { type NarrLevel, narrLevelWords } from '#domain/residence/residence.ts'

type LevelsProps = { levels: readonly { level: NarrLevel; runBy: string; words: string }[] }

export function Levels({ levels }: LevelsProps) {
  return (
    <ol className="named-rows">
      {levels.map(({ level, runBy, words }) => {
        const [number, name] = narrLevelWords(level).split(', ')
        return (
          <li key={level}>
            <h3>
              <b>{number}</b> <span>{name}</span>
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
