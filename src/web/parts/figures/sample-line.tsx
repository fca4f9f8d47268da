import type { ReactNode } from 'react'
import './source-note.css'

export function SampleLine({ mark, children }: { mark: string; children?: ReactNode }) {
  return (
    <p className="sample">
      <span>
        <b>{mark}</b> {children}
      </span>
    </p>
  )
}
