import { SourceNote } from '#web/parts/figures/source-note.tsx'

type SheetNumbersProps = { title: string; claims: readonly { shown: string; says: string }[] }

export function SheetNumbers({ title, claims }: SheetNumbersProps) {
  return (
    <section className="stack stack-fill gap-3">
      <div className="row between">
        <h2 className="t-title">{title}</h2>
        <SourceNote />
      </div>
      <ul className="fit-7">
        {claims.map(({ shown, says }) => (
          <li key={says} className="stack gap-0 small">
            <b className="t-title">{shown}</b> {says}
          </li>
        ))}
      </ul>
    </section>
  )
}
