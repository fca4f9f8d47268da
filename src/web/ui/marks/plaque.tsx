import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import './plaque.css'

type PlaqueProps = {
  /** The number as it is read: "7,150+". Words in its place ("Not reported yet") go with `isWords`: no plate hangs there yet. */
  number: ReactNode
  label: ReactNode
  /** Unpainted and hatched: an estimate or a potential, not a count. */
  hatched?: boolean
  isWords?: boolean
}

/** A house-number plate for one headline number. */
export function Plaque({ number, label, hatched = false, isWords = false }: PlaqueProps) {
  return (
    <p className={classNames('plaque', hatched && 'plaque-hatch', isWords && 'plaque-slot')}>
      <b className={isWords ? 'words' : undefined}>{number}</b>
      <span>{label}</span>
    </p>
  )
}

/** The two letters of a state on a small plate. Decorative: the state's name stands beside it. */
export function CodePlate({ code }: { code: string }) {
  return (
    <span className="codeplate" aria-hidden="true">
      {code}
    </span>
  )
}
