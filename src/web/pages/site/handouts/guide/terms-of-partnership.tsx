import { SourceNote } from '#web/parts/figures/source-note.tsx'

type TitledWords = { title: string; words: string }

export function Statements({ title, items }: { title: string; items: readonly TitledWords[] }) {
  return (
    <section className="stack stack-fill gap-3">
      <h2 className="t-title">{title}</h2>
      <ul className={items.length % 2 === 0 ? 'fit-22 gap-5' : 'fit-10 gap-5'}>
        {items.map((item) => (
          <li key={item.title} className="beam-above">
            <h3 className="t-strong">{item.title}</h3>
            <p className="ink-2 mt-1">{item.words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type WhoPaysProps = { title: string; rows: readonly { who: string; what: string; isFigure: boolean }[] }

export function WhoPays({ title, rows }: WhoPaysProps) {
  return (
    <section className="stack stack-fill gap-3">
      <h2 className="t-title">{title}</h2>
      <dl className="ruled line-above">
        {rows.map(({ who, what, isFigure }) => (
          <div key={who} className="named">
            <dt className="t-strong">{who}</dt>
            <dd>
              {what}. {isFigure && <SourceNote>program promise</SourceNote>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
