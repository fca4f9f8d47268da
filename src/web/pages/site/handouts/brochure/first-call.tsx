type FirstCallProps = {
  text: { title: string; opening: string; questions: readonly string[] }
}

export function FirstCall({ text }: FirstCallProps) {
  return (
    <section className="stack stack-fill gap-3">
      <h2 className="t-title">{text.title}</h2>
      <p>{text.opening}</p>
      <ol className="questions numbered">
        {text.questions.map((question) => (
          <li key={question} className="line-above pad-y-2">
            {question}
          </li>
        ))}
      </ol>
    </section>
  )
}
