import { joinClassNames } from '#web/ui/class-names.ts'
import './block.css'

export type Patch = 'on' | 'half' | 'plan' | 'off'
/** Clockwise from top left: directory, certification, all providers, outcomes. */
export type Patches = readonly [Patch, Patch, Patch, Patch]

const CORNERS = ['M1 1H20L1 20z', 'M39 1V20L20 1z', 'M39 39H20L39 20z', 'M1 39V20L20 39z'] as const
const CORNERS_INSIDE = ['M3 3H16L3 16z', 'M37 3V16L24 3z', 'M37 37H24L37 24z', 'M3 37V24L16 37z'] as const

function Pieces({ patches }: { patches: Patches }) {
  return (
    <>
      <path className="ground" d="M1 1H39V39H1z" />
      {patches.map((patch, corner) => (
        <path key={CORNERS[corner]} className={patch} d={(patch === 'plan' ? CORNERS_INSIDE : CORNERS)[corner]} />
      ))}
      {patches.every((patch) => patch === 'on') && <path className="heart" d="M20 9 31 20 20 31 9 20z" />}
    </>
  )
}

export function Block({ patches, size = 40 }: { patches: Patches; size?: 16 | 24 | 32 | 40 | 56 | 96 }) {
  return (
    <svg className="block" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <Pieces patches={patches} />
    </svg>
  )
}

export function Emblem({ patches, code, large = false }: { patches: Patches; code: string; large?: boolean }) {
  return (
    <svg className={joinClassNames('block emblem', large && 'emblem-head')} viewBox="0 0 40 40" aria-hidden="true">
      <Pieces patches={patches} />
      <text x="20" y="23.6">
        {code}
      </text>
    </svg>
  )
}

export function Hatches() {
  return (
    <svg className="hatches" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M1 0V5" />
        </pattern>
        <pattern id="hatch-fine" width="2.6" height="2.6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M.6 0V2.6" />
        </pattern>
      </defs>
    </svg>
  )
}
