import { classNames } from '#web/ui/class-names.ts'
import './facade.css'

/** In the order in which they light: a house never fills from left to right. */
const windows = [
  [122, 116],
  [258, 166],
  [210, 116],
  [76, 166],
  [258, 116],
  [122, 166],
  [76, 116],
  [210, 166],
] as const

const stars = [
  [-48, 40],
  [-10, 78],
  [34, 28],
  [84, 52],
  [278, 30],
  [322, 62],
  [366, 24],
  [404, 70],
  [-58, 104],
] as const

export function Facade({ open }: { open: number }) {
  return (
    <svg className="facade" viewBox="-70 8 500 228" aria-hidden="true">
      <g className="facade-stars">
        {stars.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.2" />
        ))}
      </g>
      <path className="facade-hills" d="M-70 178c40-26 74-30 118-14s92-34 152-22 96-14 130-6 60 18 100 4v84h-500z" />
      <path className="facade-far" d="M-58 220v-30l22-16 22 16v30zM372 220v-38l24-18 24 18v38z" />
      <path
        className="facade-tree"
        d="M24 150l18 32H32l14 26H2l14-26H6zM336 132l20 36h-11l15 28h-48l15-28h-11zM20 208h8v14h-8zM332 196h8v26h-8z"
      />
      <path className="facade-chimney" d="M240 36h22v44h-22zM236 32h30v7h-30z" />
      <path className="facade-wall" d="M60 98 180 30l120 68v122H60z" />
      <path className="facade-boards" d="M60 108h240M60 158h240M60 208h240" />
      <path className="facade-roof" d="M180 18 44 94l8 13 128-72 128 72 8-13z" />
      <circle className="facade-attic" cx="180" cy="76" r="13" />
      <path className="facade-bars" d="M180 63v26M167 76h26" />
      <path className="facade-porch" d="M156 162l24-13 24 13v5h-48zM159 167h4v53h-4zM197 167h4v53h-4z" />
      <path className="facade-door" d="M167 220v-44h26v44z" />
      <path className="facade-steps" d="M154 214h52v6h-52z" />
      {windows.map(([x, y], place) => (
        <g key={`${x} ${y}`} className={classNames('facade-window', place < open && 'on')}>
          <rect x={x} y={y} width="26" height="34" rx="2" />
          <path d={`M${x + 13} ${y}v34M${x} ${y + 17}h26`} />
          <path className="facade-sill" d={`M${x - 3} ${y + 36}h32`} />
        </g>
      ))}
      <path className="facade-ground" d="M-70 220h500v16h-500z" />
      <path className="facade-way" d="M162 220h36l14 16h-64z" />
    </svg>
  )
}
