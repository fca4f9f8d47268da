import { joinClassNames } from '#web/ui/class-names.ts'

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
    <svg className="facade no-print" viewBox="-70 8 500 228" aria-hidden="true">
      <g fill="#bdcbc7">
        {stars.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.2" />
        ))}
      </g>
      <path fill="#0f2a2e" d="M-70 178c40-26 74-30 118-14s92-34 152-22 96-14 130-6 60 18 100 4v84h-500z" />
      <path fill="#123638" d="M-58 220v-30l22-16 22 16v30zM372 220v-38l24-18 24 18v38z" />
      <path
        fill="#17504f"
        d="M24 150l18 32H32l14 26H2l14-26H6zM336 132l20 36h-11l15 28h-48l15-28h-11zM20 208h8v14h-8zM332 196h8v26h-8z"
      />
      <path fill="#1d3a3c" d="M240 36h22v44h-22zM236 32h30v7h-30z" />
      <path fill="#6a3122" d="M60 98 180 30l120 68v122H60z" />
      <path stroke="#843c25" strokeWidth="1.5" d="M60 108h240M60 158h240M60 208h240" />
      <path fill="#2f5355" d="M180 18 44 94l8 13 128-72 128 72 8-13z" />
      <circle fill="#3b1c14" stroke="#ecf2ed" strokeWidth="2" cx="180" cy="76" r="13" />
      <path stroke="#ecf2ed" strokeWidth="1.5" d="M180 63v26M167 76h26" />
      <path fill="#2f5355" d="M156 162l24-13 24 13v5h-48zM159 167h4v53h-4zM197 167h4v53h-4z" />
      <path fill="#2c3d6f" stroke="#ecf2ed" strokeWidth="2" d="M167 220v-44h26v44z" />
      <path fill="#2e6f69" d="M154 214h52v6h-52z" />
      {windows.map(([x, y], place) => (
        <g key={`${x} ${y}`} className={joinClassNames('facade-window', place < open && 'on')}>
          <rect x={x} y={y} width="26" height="34" rx="2" strokeWidth="2" />
          <path className="facade-bars" d={`M${x + 13} ${y}v34M${x} ${y + 17}h26`} />
          <path strokeWidth="3" d={`M${x - 3} ${y + 36}h32`} />
        </g>
      ))}
      <path fill="#14504c" d="M-70 220h500v16h-500z" />
      <path fill="#2e6f69" d="M162 220h36l14 16h-64z" />
    </svg>
  )
}
