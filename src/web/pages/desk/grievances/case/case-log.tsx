import type { HandledCaseWords } from '#content/desk/grievances/case.ts'
import type { HandlerCase } from '#contract/grievances/handling.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'

export function CaseLog({ entries, words }: { entries: HandlerCase['entries']; words: HandledCaseWords }) {
  return (
    <section className="stack stack-fill gap-3 w-52" aria-labelledby="log">
      <h2 id="log">{words.said}</h2>
      <ol className="ruled">
        {entries.map(({ id, change, side, at, by, forFiler, words: said }) => (
          <li key={id} className="grid gap-1 pad-y-3 break">
            <p className="small ink-2">
              <b className="ink">{words.changes[change]}</b>, {side === 'filer' ? words.byFiler : by},{' '}
              <Moment at={at} />
              {side !== 'filer' && `, ${forFiler ? words.toFiler : words.inside}`}
            </p>
            {said !== '' && <p className="as-typed">{said}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
