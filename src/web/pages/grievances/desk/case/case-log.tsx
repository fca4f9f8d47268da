import type { HandledCaseWords } from '#content/grievances/desk/case.ts'
import type { CaseFile } from '#contract/grievances/filing.ts'
import type { HandlerCase } from '#contract/grievances/handling.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

export function CaseLog({ entries, words }: { entries: HandlerCase['entries']; words: HandledCaseWords }) {
  return (
    <section className="stack stack-fill gap-3 w-52" aria-labelledby="log">
      <h2 id="log">{words.said}</h2>
      <ol className="ruled">
        {entries.map(({ id, change, side, at, by, forFiler, words: said, file }) => (
          <li key={id} className="grid gap-1 pad-y-3 break">
            <p className="small ink-2">
              <b className="ink">{words.changes[change]}</b>, {side === 'filer' ? words.byFiler : by},{' '}
              <Moment at={at} />
              {side !== 'filer' && `, ${forFiler ? words.toFiler : words.inside}`}
            </p>
            {said !== '' && <p className="as-typed">{said}</p>}
            {file && <EntryFile file={file} to={`/case-files/${id}`} words={words.file} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

type EntryFileProps = { file: CaseFile; to: string; words: HandledCaseWords['file'] }

function EntryFile({ file: { name, size, state }, to, words }: EntryFileProps) {
  if (state !== 'clean') {
    return (
      <p>
        <b>{name}</b> <span className="small ink-2">{state === 'refused' ? words.refused : words.waits}</span>
      </p>
    )
  }
  return (
    <p>
      <SiteLink className="tap" to={to} newTab>
        <VisuallyHidden>{words.open} </VisuallyHidden>
        {name}
      </SiteLink>{' '}
      <span className="small ink-2">{words.size(size)}</span>
    </p>
  )
}
