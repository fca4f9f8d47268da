type MeaningProps = { words: { title: string; lines: readonly string[] } }

export function Meaning({ words: { title, lines } }: MeaningProps) {
  return (
    <section className="stack gap-3" aria-labelledby="meaning">
      <h2 id="meaning" className="t-title">
        {title}
      </h2>
      <ul className="stack gap-2 measure">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
