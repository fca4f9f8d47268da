import { useId } from 'react'
import type { MapGround } from './map-ground.ts'
import './map-ground.css'

export function GroundPaths({ ground }: { ground: MapGround }) {
  const { lakes, counties, states, rivers, roads } = ground
  return (
    <g className="ground-lines" aria-hidden="true">
      {counties && <path className="ground-county" d={counties} />}
      {rivers && <path className="ground-river" d={rivers} />}
      {lakes && <path className="ground-lake" d={lakes} />}
      {states && <path className="ground-state" d={states} />}
      {roads && <path className="ground-road" d={roads} />}
    </g>
  )
}

type StateGroundProps = { ground: MapGround | null; outline: string }

export function StateGround({ ground, outline }: StateGroundProps) {
  const [shape, cut] = [useId(), useId()]
  return (
    <>
      <path id={shape} className="statemap" d={outline} />
      <clipPath id={cut}>
        <use href={`#${shape}`} />
      </clipPath>
      {ground && (
        <g clipPath={`url(#${cut})`}>
          <GroundPaths ground={ground} />
        </g>
      )}
    </>
  )
}
