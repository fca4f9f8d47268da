type ChecklistProps = {
  text: { title: string; words: string; groups: readonly { title: string; items: readonly string[] }[] }
}

export function Checklist({ text }: ChecklistProps) {
  return (
    <section className="sheet-part">
      <h2>{text.title}</h2>
      <p>{text.words}</p>
      <div className="sheet-cols checklist">
        {text.groups.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
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
