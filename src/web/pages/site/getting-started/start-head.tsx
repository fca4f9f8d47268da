import { SourceNote } from '#web/parts/figures/source-note.tsx'

type StartHeadProps = {
  title: string
  lead: string
  claims: { label: string; list: readonly { shown: string; says: string }[] }
}

export function StartHead({ title, lead, claims }: StartHeadProps) {
  return (
    <header className="wrap page-top cols align-end mb-5">
      <div className="c-7 stack">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="start-claims c-4 c-last stack gap-2">
        <ul className="ruled line-above w-full" aria-label={claims.label}>
          {claims.list.map(({ shown, says }) => (
            <li key={says} className="row align-baseline tight gap-4">
              <b className="t-name pine nowrap">{shown}</b>
              {says}
            </li>
          ))}
        </ul>
        <SourceNote />
      </div>
    </header>
  )
}
