import type { vision } from '#content/site/vision.ts'

export function Pillars({ text }: { text: typeof vision.pillars }) {
  return (
    <section className="sunk section" aria-labelledby="pillars">
      <div className="wrap">
        <div className="stack mb-7">
          <h2 id="pillars">{text.title}</h2>
          <p>{text.words}</p>
        </div>
        <ol className="pillars grid gap-7">
          {text.rows.map(({ title, words, notice }) => (
            <li key={title} className="row align-start gap-4">
              <div className="stack gap-2">
                <h3 className="t-title">{title}</h3>
                <p>{words}</p>
                <p className="small quiet">
                  {text.notice} {notice}
                </p>
              </div>
              <svg className="wide-only no-print" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <path
                  d="M0 0C0 70 100 30 100 100"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeDasharray="2 6"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
