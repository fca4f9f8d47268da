import { SourceNote } from '#web/parts/figures/source-note.tsx'

type TitledWords = { title: string; words: string }

/** A row of short statements, each under a rule. */
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

/** What is known of the price, and that the rest is not published. */
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
