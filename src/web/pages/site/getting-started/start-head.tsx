import { SourceNote } from '#web/parts/figures/source-note.tsx'

type StartHeadProps = {
  title: string
  lead: string
  claims: { label: string; list: readonly { shown: string; says: string }[] }
}

export function StartHead({ title, lead, claims }: StartHeadProps) {
  return (
    <header className="wrap cols start-head">
      <div className="c-7 stack">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="c-4 c-last start-claims">
        <ul aria-label={claims.label}>
          {claims.list.map(({ shown, says }) => (
            <li key={says}>
              <b>{shown}</b>
              {says}
            </li>
          ))}
        </ul>
        <SourceNote />
      </div>
    </header>
  )
}
