export type Bar = { name: string; value: number }

type BarsProps = { bars: readonly Bar[]; top: number; unit: string; look: string; label: string }

/**
 * Upright bars as a list: the value on each, the name under it. Shares of an SVG without a viewBox, so that a bar takes
 * whatever room there is while its letters keep their size.
 */
export function Bars({ bars, top, unit, look, label }: BarsProps) {
  return (
    <ol className="bars" data-look={look} aria-label={label}>
      {bars.map(({ name, value }) => {
        const share = (value / top) * 100
        return (
          <li key={name}>
            <svg aria-hidden="true">
              <rect width="100%" height={`${share}%`} y={`${100 - share}%`} />
              <text className="bars-value" x="50%" y={`${100 - share}%`} dy="-8">
                {value}
                <tspan className="bars-unit">{unit}</tspan>
              </text>
            </svg>
            <span className="bars-name">
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
