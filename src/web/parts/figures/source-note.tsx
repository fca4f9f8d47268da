import type { ReactNode } from 'react'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import './source-note.css'

type SourceNoteProps = { children?: ReactNode; sign?: boolean; explained?: boolean }

export function SourceNote({ children = 'program figures', sign = false, explained = false }: SourceNoteProps) {
  return (
    <span className={joinClassNames('source', sign && 'sign')}>
      {explained ? <SiteLink to="/about#numbers">{children}</SiteLink> : children}
    </span>
  )
}
