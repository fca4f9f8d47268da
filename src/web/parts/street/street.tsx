import type { ReactNode } from 'react'
import { type LitWindows, toStreetPieces } from './pieces.ts'
import { drawStreet } from './scene.ts'
import './street.css'

const shapes = drawStreet()

type StreetProps = { lit: LitWindows; label?: string; viewBox?: string }

export function Street({ lit, label, viewBox = '0 0 1680 420' }: StreetProps): ReactNode {
  return (
    <svg
      className="street no-print"
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax slice"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {toStreetPieces(shapes, lit).map((piece) => (
        <path key={piece.id} className={piece.look} data-i={piece.step} d={piece.d} />
      ))}
    </svg>
  )
}
