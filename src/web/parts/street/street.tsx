import type { ReactNode } from 'react'
import { type Lit, streetPieces } from './pieces.ts'
import { drawStreet } from './scene.ts'
import './street.css'

const shapes = drawStreet()

type StreetProps = {
  /** How many windows are lit (see streetLights); the porch lamps burn in any case. Or the one house that is. */
  lit: Lit
  /** What the picture says, in words; without it the picture is decoration. */
  label?: string
  /** Another cut of the picture. */
  viewBox?: string
}

/** The evening street: twelve houses in cut paper, drawn by code. */
export function Street({ lit, label, viewBox = '0 0 1680 420' }: StreetProps): ReactNode {
  return (
    <svg
      className="street"
      viewBox={viewBox}
      preserveAspectRatio="xMidYMax slice"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {streetPieces(shapes, lit).map((piece) => (
        <path key={piece.id} className={piece.look} data-i={piece.step} d={piece.d} />
      ))}
    </svg>
  )
}
