import type { ReactNode } from 'react'
import { joinClassNames } from '#web/ui/class-names.ts'
import './plaque.css'

type PlaqueProps = {
  number: ReactNode
  label: ReactNode
  hatched?: boolean
  isWords?: boolean
  fits?: boolean
}

export function Plaque({ number, label, hatched = false, isWords = false, fits = false }: PlaqueProps) {
  return (
    <p className={joinClassNames('plaque', hatched && 'plaque-hatch', isWords && 'plaque-slot', fits && 'plaque-fits')}>
      <b className={isWords ? 'words' : undefined}>{number}</b>
      <span>{label}</span>
    </p>
  )
}

export function CodePlate({ code }: { code: string }) {
  return (
    <span className="codeplate" aria-hidden="true">
      {code}
    </span>
  )
}
