type SupportLevelsProps = {
  text: { title: string; note: string; items: readonly { level: string; name: string; words: string }[] }
}

export function SupportLevels({ text }: SupportLevelsProps) {
  return (
    <section className="stack stack-fill gap-3">
      <h2 className="t-title">{text.title}</h2>
      <ol className="fit-22 gap-4">
        {text.items.map(({ level, name, words }) => (
          <li key={level} className="beam-above marked gap-3">
            <span className="support-level t-title pine">{level}</span>
            <div>
              <h3 className="t-strong">{name}</h3>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="small quiet">{text.note}</p>
    </section>
  )
}
