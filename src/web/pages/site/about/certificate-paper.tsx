type CertificatePaperProps = { title: string; heading: string; lines: readonly string[]; words: string }

export function CertificatePaper({ title, heading, lines, words }: CertificatePaperProps) {
  return (
    <figure className="paper-frame" aria-labelledby="paper-title">
      <h3 id="paper-title" className="margin-title">
        {title}
      </h3>
      <div className="paper">
        <p className="paper-heading">{heading}</p>
        <ul className="paper-lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <figcaption className="small">{words}</figcaption>
    </figure>
  )
}
