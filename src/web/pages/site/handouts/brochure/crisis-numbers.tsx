type CrisisNumbersProps = {
  text: { title: string; lines: readonly { number: string; to: string; words: string }[]; danger: string }
}

export function CrisisNumbers({ text }: CrisisNumbersProps) {
  return (
    <section className="sheet-crisis">
      <div className="row between">
        <h2>{text.title}</h2>
        <p>{text.danger}</p>
      </div>
      <ul>
        {text.lines.map(({ number, to, words }) => (
          <li key={number}>
            <a href={to}>{number}</a>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
