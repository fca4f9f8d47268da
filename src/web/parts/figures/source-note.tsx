import type { ReactNode } from 'react'
import { useFrameWords } from '#web/parts/frame-words/frame-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import './source-note.css'

/** Where a number comes from, quietly: "program figures" unless other words are given (rulings 2). */
export function SourceNote({ children = 'program figures', sign = false }: { children?: ReactNode; sign?: boolean }) {
  return <span className={classNames('source', sign && 'sign')}>{children}</span>
}

/** Says that what is shown is made up: "Sample data", and what that means here. */
export function SampleNote({ children }: { children?: ReactNode }) {
  const { sample } = useFrameWords()
  return (
    <p className="sample">
      <span>
        <b>{sample}</b> {children}
      </span>
    </p>
  )
}
