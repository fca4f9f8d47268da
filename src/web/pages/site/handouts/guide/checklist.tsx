type ChecklistProps = {
  text: { title: string; words: string; groups: readonly { title: string; items: readonly string[] }[] }
}

export function Checklist({ text }: ChecklistProps) {
  return (
    <section className="stack stack-fill gap-3">
      <h2 className="t-title">{text.title}</h2>
      <p>{text.words}</p>
      <div className="checklist fit-22 gap-6">
        {text.groups.map(({ title, items }) => (
          <div key={title}>
            <h3 className="t-strong">{title}</h3>
            <ul className="ruled line-above mt-2">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
