import type { ReactNode } from 'react'
import './source-note.css'

/** Says that what is shown is made up. `mark`: the frame's words for that, in the page's language. */
export function SampleLine({ mark, children }: { mark: string; children?: ReactNode }) {
  return (
    <p className="sample">
      <span>
        <b>{mark}</b> {children}
      </span>
    </p>
  )
}
