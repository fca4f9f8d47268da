import type { ReactNode } from 'react'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import './source-note.css'

type SourceNoteProps = { children?: ReactNode; sign?: boolean; explained?: boolean }

/**
 * Where a number comes from, quietly: "program figures" unless other words are given (rulings 2). `explained`: the words
 * lead to what such a mark means.
 */
export function SourceNote({ children = 'program figures', sign = false, explained = false }: SourceNoteProps) {
  return (
    <span className={classNames('source', sign && 'sign')}>
      {explained ? <SiteLink to="/about#numbers">{children}</SiteLink> : children}
    </span>
  )
}
