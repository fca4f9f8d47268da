import type { BedAge } from '#domain/bed-age.ts'
import { porchWindows } from './porch-windows.ts'

const boards = Array.from({ length: 18 }, (_, line) => `M38 ${100 + 11 * line}h334`).join('')
const stars = [
  [-20, 40, 1.3],
  [30, 12, 1],
  [70, 54, 1],
  [110, 20, 1.6],
  [300, 14, 1.2],
  [350, 44, 1],
  [402, 20, 1.5],
  [440, 60, 1],
  [-50, 90, 1],
] as const

type HouseDrawingProps = { open: number; total: number; age: BedAge; slug: string }

/** One house in the evening with as many windows as beds. Decoration: the words beside it carry the fact. */
export function HouseDrawing({ open, total, age, slug }: HouseDrawingProps) {
  const isWithdrawn = age === 'withdrawn'
  const windows = porchWindows(isWithdrawn ? 0 : open, total, slug)
  return (
    <svg className="elevation" viewBox="-20 0 450 300" aria-hidden="true" focusable="false" data-age={age}>
      <defs>
        <radialGradient id="porch-glow">
          <stop className="glow-in" offset=".15" />
          <stop className="glow-out" offset="1" />
        </radialGradient>
      </defs>
      {stars.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} className="star" cx={x} cy={y} r={r} />
      ))}
      <Land />
      <path className="chimney" d="M290 20h26v52h-26z" />
      <path className="wall" d="M38 96 205 34l167 62v194H38z" />
      <path className="boards" d={boards} />
      <path className="roof" d="M18 98 205 20 392 98v12L205 44 18 110z" />
      <path className="eave" d="M20 110 205 45 390 110" />
      {windows.map(({ id, x, y, isLit }) => (
        <g key={id} className="porch-window" data-lit={isLit || undefined}>
          <circle className="halo" cx={x + 17} cy={y + 23} r="62" fill="url(#porch-glow)" />
          <rect className="pane" x={x} y={y} width="34" height="46" rx="3" />
          <rect
            className="pane-on"
            x={x}
            y={age === 'stale' ? y + 23 : y}
            width="34"
            height={age === 'stale' ? 23 : 46}
            rx="3"
          />
          <path className="mullion" d={`M${x + 17} ${y}v46M${x} ${y + 23}h34`} />
        </g>
      ))}
      <Door />
      <path className="ground" d="M-900 290H1400v12H-900z" />
    </svg>
  )
}

function Land() {
  return (
    <>
      <path
        className="hill-far"
        d="M-900 300V250C-620 190-420 240-260 200S-60 120 60 170 240 110 330 128 520 210 700 170 1100 240 1400 210V300z"
      />
      <path
        className="hill-near"
        d="M-900 300V280C-600 240-300 270-120 246S200 200 330 222 560 262 760 236 1200 270 1400 260V300z"
      />
      <path className="tree" d="M-2 180l-13 34h7l-12 30h8l-13 34h46l-13-34h8l-12-30h7z" />
      <path className="tree" d="M408 160l-15 39h8l-14 35h9l-15 39h53l-15-39h9l-14-35h8z" />
      <path className="tree" d="M436 206l-10 27h5l-9 24h6l-10 27h37l-11-27h7l-10-24h6z" />
    </>
  )
}

function Door() {
  return (
    <>
      <path className="trim" d="M166 190h78v6h-78z" />
      <path className="roof" d="M154 190 205 166l51 24z" />
      <path className="trim" d="M164 196h5v88h-5zM241 196h5v88h-5z" />
      <rect className="door" x="185" y="210" width="40" height="74" rx="2" />
      <path className="door-line" d="M217 248v6M190 238h30" />
      <path className="trim" d="M156 284h98v6h-98z" />
    </>
  )
}
