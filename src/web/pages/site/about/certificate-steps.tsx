type CertificateStepsProps = { steps: readonly { title: string; words: string }[] }

export function CertificateSteps({ steps }: CertificateStepsProps) {
  return (
    <ol className="numbered grid gap-5 mt-5 mb-5">
      {steps.map(({ title, words }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{words}</p>
        </li>
      ))}
    </ol>
  )
}
