import type { RoiResultWords } from '#content/site/platform/roi-calculator.ts'
import { formatDollars, type RoiEstimate } from '#domain/figures/roi/roi.ts'
import { say } from '#domain/language/say.ts'
import { type ChartRoom, computeChartShape } from './chart-shape.ts'

/** One drawing for wide screens and one for phones, so that letters keep their size in both. */
const rooms = {
  wide: { width: 640, height: 320, left: 58, right: 112, top: 34, bottom: 30 },
  narrow: { width: 340, height: 300, left: 44, right: 86, top: 34, bottom: 30 },
} as const satisfies Record<string, ChartRoom>

type YearChartProps = { words: RoiResultWords; estimate: RoiEstimate }

/** The table under it says the same to people who cannot see it. */
export function YearChart(props: YearChartProps) {
  return (
    <>
      <svg className="hatches" width="0" height="0" aria-hidden="true">
        <pattern id="year-costs" width="4" height="4" patternUnits="userSpaceOnUse">
          <path className="year-hatching" d="M0 1H4" />
        </pattern>
      </svg>
      <Drawing {...props} size="wide" />
      <Drawing {...props} size="narrow" />
    </>
  )
}

type DrawingProps = YearChartProps & { size: keyof typeof rooms }

function Drawing({ words: { series: names, year }, estimate, size }: DrawingProps) {
  const room = rooms[size]
  const { pieces, labels, zero, ticks, months, paidBack } = computeChartShape(estimate, room)
  const end = room.width - room.right
  return (
    <svg className="year" data-size={size} viewBox={`0 0 ${room.width} ${room.height}`} aria-hidden="true">
      {ticks.map(({ amount, y }) => (
        <g key={amount} className="year-tick">
          <path d={`M${room.left} ${y}H${end}`} />
          <text x={room.left - 8} y={y + 4} textAnchor="end">
            {formatThousands(amount)}
          </text>
        </g>
      ))}
      {pieces.map(({ series, month, x, y, width, height }) => (
        <rect key={`${series} ${month}`} data-series={series} x={x} y={y} width={width} height={height} />
      ))}
      <path className="year-zero" strokeWidth="1.5" d={`M${room.left} ${zero}H${end}`} />
      <text x={room.left - 8} y={room.height - 8} textAnchor="end">
        {year.month}
      </text>
      {months
        .filter(({ month }) => size === 'wide' || month % 3 === 1 || month === 12)
        .map(({ month, x }) => (
          <text key={month} textAnchor="middle" x={x} y={room.height - 8}>
            {month}
          </text>
        ))}
      {labels.map(({ series, amount, at, y }) => (
        <g key={series} className="year-label">
          <path d={`M${end} ${at}L${end + 8} ${y}`} fill="none" />
          <text x={end + 12} y={y - 3}>
            {names[series].short}
          </text>
          <text x={end + 12} y={y + 13} className="year-amount">
            {formatDollars(series === 'costs' ? -amount : amount)}
          </text>
        </g>
      ))}
      {paidBack && (
        <g className="year-back">
          <path d={`M${paidBack.x} 24V${zero}`} strokeDasharray="2 4" />
          <text x={paidBack.x} y="16" textAnchor={paidBack.x > room.width / 2 ? 'end' : 'start'}>
            {say(year.paidBack, { day: paidBack.day })}
          </text>
        </g>
      )}
    </svg>
  )
}

function formatThousands(amount: number): string {
  if (Math.abs(amount) < 1000) return formatDollars(amount)
  if (Math.abs(amount) >= 1_000_000) return `${formatDollars(amount / 100_000).replace(/(\d)$/, '.$1')}M`
  return `${formatDollars(amount / 1000)}K`
}
