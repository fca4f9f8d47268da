import type { RoadSign } from './road-signs.ts'

export function RoadSignMarks({ signs, size }: { signs: readonly RoadSign[]; size: number }) {
  return (
    <g aria-hidden="true">
      {signs.map(({ number, x, y, wide, high }) => (
        <g key={number} transform={`translate(${x} ${y})`}>
          <g className="sign-scale">
            <rect className="road-sign" x={-wide / 2} y={-high / 2} width={wide} height={high} rx={high / 4} />
            <text className="road-no" y={Math.round(size * 0.35)} fontSize={size}>
              {number}
            </text>
          </g>
        </g>
      ))}
    </g>
  )
}
