import './month-ruler.css'

export type MonthSpan = { name: string; from: number; to: number }

const LAST = 18
const TICKS = [0, 3, 6, 9, 12, 15, 18] as const

const computeShare = (months: number) => `${(months / LAST) * 100}%`

export function MonthRuler({ spans, label }: { spans: readonly MonthSpan[]; label: string }) {
  return (
    <div className="month-ruler grid gap-3">
      <ol className="grid gap-3" aria-label={label}>
        {spans.map(({ name, from, to }) => (
          <li key={name} className="grid gap-2">
            <p className="row tight between">
              <b>{name}</b>
              <span>
                {from}-{to} months
              </span>
            </p>
            <svg className="month-bar" aria-hidden="true">
              <rect className="at-most" width={computeShare(to)} height="100%" rx="3" />
              <rect className="at-least" width={computeShare(from)} height="100%" rx="3" />
            </svg>
          </li>
        ))}
      </ol>
      <svg className="month-scale" aria-hidden="true">
        <line x1="0" x2="100%" y1="1" y2="1" />
        {TICKS.map((month) => (
          <g key={month}>
            <line x1={computeShare(month)} x2={computeShare(month)} y1="1" y2="8" />
            <text x={computeShare(month)} y="26">
              {month}
            </text>
          </g>
        ))}
      </svg>
      <p className="small quiet">Months. Solid: at least. Hatched: up to.</p>
    </div>
  )
}
