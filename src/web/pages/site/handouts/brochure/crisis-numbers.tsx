type CrisisNumbersProps = {
  text: { title: string; lines: readonly { number: string; to: string; words: string }[]; danger: string }
}

export function CrisisNumbers({ text }: CrisisNumbersProps) {
  return (
    <section className="sheet-crisis stack stack-fill gap-3">
      <div className="row between">
        <h2 className="t-name">{text.title}</h2>
        <p>{text.danger}</p>
      </div>
      <ul className="row align-start gap-6">
        {text.lines.map(({ number, to, words }) => (
          <li key={number} className="stack gap-0">
            <a href={to} className="tap tabular nowrap">
              {number}
            </a>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
