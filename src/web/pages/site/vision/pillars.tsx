import './pillars.css'

type PillarsProps = {
  text: {
    title: string
    words: string
    notice: string
    rows: readonly { title: string; words: string; notice: string }[]
  }
}

export function Pillars({ text }: PillarsProps) {
  return (
    <section className="sunk section" aria-labelledby="pillars">
      <div className="wrap">
        <div className="stack pillars-head">
          <h2 id="pillars">{text.title}</h2>
          <p>{text.words}</p>
        </div>
        <ol className="pillars">
          {text.rows.map(({ title, words, notice }) => (
            <li key={title}>
              <div>
                <h3>{title}</h3>
                <p>{words}</p>
                <p className="small quiet">
                  {text.notice} {notice}
                </p>
              </div>
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <path d="M0 0C0 70 100 30 100 100" vectorEffect="non-scaling-stroke" />
              </svg>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
