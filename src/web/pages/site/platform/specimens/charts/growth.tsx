type Point = { when: string; sum: number }

/** In percent of the height: the line of the most, the line of the least, and the names. */
const TOP = 8
const FLOOR = 80
const NAMES = 95
/** In percent of the width, from the edge to the first and last points. */
const SIDE = 11

export function Growth({ points, least, most }: { points: readonly Point[]; least: number; most: number }) {
  const step = (100 - 2 * SIDE) / (points.length - 1)
  const placed = points.map(({ when, sum }, at) => ({
    when,
    sum,
    x: SIDE + at * step,
    y: FLOOR - ((sum - least) / (most - least)) * (FLOOR - TOP),
  }))
  const line = placed.map(({ x, y }) => `${x} ${y}`).join('L')
  return (
    <svg className="growth" textAnchor="middle" role="img" aria-label={describePoints(points)}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path strokeDasharray="2 6" d={`M0 ${TOP}H100`} />
        <path className="growth-area" d={`M${SIDE} ${FLOOR}L${line}L${100 - SIDE} ${FLOOR}Z`} />
        <path d={`M0 ${FLOOR}H100`} />
        <path className="growth-line" strokeLinejoin="round" d={`M${line}`} />
      </svg>
      <text className="growth-when" textAnchor="start" x="0" y={`${TOP}%`} dy="18">
        out of {most}
      </text>
      {placed.map(({ when, sum, x, y }, at) => (
        <g key={when} className={at === placed.length - 1 ? 'growth-now' : undefined}>
          <circle cx={`${x}%`} cy={`${y}%`} r="6" />
          {/* Near the top a number would stand on the line of the most: there it goes under its point. */}
          <text x={`${x}%`} y={`${y}%`} dy={y < TOP + 14 ? 26 : -14}>
            {sum}
          </text>
          <text className="growth-when" x={`${x}%`} y={`${NAMES}%`}>
            {when}
          </text>
        </g>
      ))}
    </svg>
  )
}

function describePoints(points: readonly Point[]): string {
  return `Check-ins of the house: ${points.map(({ when, sum }) => `${when} ${sum}`).join(', ')}.`
}
