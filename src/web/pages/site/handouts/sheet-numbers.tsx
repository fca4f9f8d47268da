import { SourceNote } from '#web/parts/figures/source-note.tsx'

type SheetNumbersProps = { title: string; claims: readonly { shown: string; says: string }[] }

export function SheetNumbers({ title, claims }: SheetNumbersProps) {
  return (
    <section className="sheet-part">
      <div className="row between">
        <h2>{title}</h2>
        <SourceNote />
      </div>
      <ul className="sheet-numbers">
        {claims.map(({ shown, says }) => (
          <li key={says}>
            <b>{shown}</b> {says}
          </li>
        ))}
      </ul>
    </section>
  )
}
