type SupportLevelsProps = {
  text: { title: string; note: string; items: readonly { level: string; name: string; words: string }[] }
}

export function SupportLevels({ text }: SupportLevelsProps) {
  return (
    <section className="sheet-part">
      <h2>{text.title}</h2>
      <ol className="support-levels">
        {text.items.map(({ level, name, words }) => (
          <li key={level}>
            <span className="support-level">{level}</span>
            <div>
              <h3>{name}</h3>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="small quiet">{text.note}</p>
    </section>
  )
}
