type FirstCallProps = {
  text: { title: string; opening: string; questions: readonly string[] }
}

export function FirstCall({ text }: FirstCallProps) {
  return (
    <section className="sheet-part">
      <h2>{text.title}</h2>
      <p>{text.opening}</p>
      <ol className="questions">
        {text.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </section>
  )
}
