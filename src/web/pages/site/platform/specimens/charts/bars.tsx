export type Bar = { name: string; value: number }

type BarsProps = { bars: readonly Bar[]; top: number; unit: string; look: string; label: string }

/** An SVG without a viewBox, so that bars take whatever room there is while letters keep their size. */
export function Bars({ bars, top, unit, look, label }: BarsProps) {
  return (
    <ol className="bar-chart" data-look={look} aria-label={label}>
      {bars.map(({ name, value }) => {
        const share = (value / top) * 100
        return (
          <li key={name}>
            <svg textAnchor="middle" aria-hidden="true">
              <rect width="100%" height={`${share}%`} y={`${100 - share}%`} />
              <text x="50%" y={`${100 - share}%`} dy="-8">
                {value}
                <tspan className="bars-unit">{unit}</tspan>
              </text>
            </svg>
            <span className="bars-name small ink-2">
              {name}
              <span className="vh">
                : {value}
                {unit}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
