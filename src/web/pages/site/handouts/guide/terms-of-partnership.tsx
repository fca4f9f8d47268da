import { SourceNote } from '#web/parts/figures/source-note.tsx'

type TitledWords = { title: string; words: string }

export function Statements({ title, items }: { title: string; items: readonly TitledWords[] }) {
  return (
    <section className="sheet-part">
      <h2>{title}</h2>
      <ul className="statements" data-even={items.length % 2 === 0 || undefined}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type WhoPaysProps = { title: string; rows: readonly { who: string; what: string; isFigure: boolean }[] }

export function WhoPays({ title, rows }: WhoPaysProps) {
  return (
    <section className="sheet-part">
      <h2>{title}</h2>
      <dl className="defs">
        {rows.map(({ who, what, isFigure }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>
              {what}. {isFigure && <SourceNote>program promise</SourceNote>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
