import { MonthRuler, type MonthSpan } from '#web/parts/month-ruler/month-ruler.tsx'

const STEPS = [
  {
    title: 'Talk',
    words: 'One call with the affiliate and the alliance. We look at what you already keep and what is missing.',
  },
  {
    title: 'Plan',
    words: 'We agree on the list to start from, who checks it, and the first date. Listing a house costs nothing.',
  },
  {
    title: 'Launch Level 1',
    words: 'The directory opens with the houses you know. Operators are invited to claim their own page.',
  },
  {
    title: 'Grow',
    words: 'Certification, the full provider network, then outcomes, each when the one before it is steady.',
  },
] as const

export function Process({ timeline }: { timeline: readonly MonthSpan[] }) {
  return (
    <section className="sunk section">
      <div className="wrap cols">
        <div className="c-5">
          <h2 id="process">Implementation Process</h2>
          <ol className="numbered grid gap-5 mt-6" aria-labelledby="process">
            {STEPS.map(({ title, words }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{words}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="c-6 c-last">
          <h2 id="timeline" className="mb-6">
            Typical Timeline
          </h2>
          <MonthRuler spans={timeline} label="Typical Timeline" />
        </div>
      </div>
    </section>
  )
}
