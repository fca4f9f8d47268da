type CrisisNumbersProps = {
  text: { title: string; lines: readonly { number: string; to: string; words: string }[]; danger: string }
}

/** The two numbers that matter tonight, large enough to read at arm's length. */
export function CrisisNumbers({ text }: CrisisNumbersProps) {
  return (
    <section className="sheet-crisis">
      <h2>{text.title}</h2>
      <ul>
        {text.lines.map(({ number, to, words }) => (
          <li key={number}>
            <a href={to}>{number}</a>
            <span>{words}</span>
          </li>
        ))}
      </ul>
      <p>{text.danger}</p>
    </section>
  )
}
