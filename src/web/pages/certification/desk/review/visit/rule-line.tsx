import type { MouseEvent } from 'react'
import type { VisitWords } from '#content/certification/visit.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Badge, type StatusForm } from '#web/ui/text/badge.tsx'
import type { VisitRule } from './visit-rules.ts'

type LineProps = {
  of: VisitRule
  isOpen: boolean
  onOpen: (event: MouseEvent, code: string) => void
  words: VisitWords
}

const forms = { met: 'filled', not_met: 'open', not_applicable: 'half' } as const

export function RuleLine({ of, isOpen, onOpen, words }: LineProps) {
  const { code, title } = of.rule
  const due = of.finding === 'not_met' && !of.isDisputed ? (of.last?.dueOn ?? null) : null
  const form: StatusForm = of.finding === null || of.isDisputed ? 'dashed' : forms[of.finding]
  return (
    <div className={joinClassNames('split gap-3 align-center', isOpen && 'wide-only')}>
      <SiteLink
        className={joinClassNames('tap', isOpen && 'bold')}
        aria-current={isOpen || undefined}
        to={`?rule=${code}`}
        id={`rule-${code}`}
        onClick={(event) => onOpen(event, code)}
      >
        <span>
          <span className="tabular">{code}</span> {title}
          {due !== null && (
            <>
              <br />
              <span className="small ink-2">{words.dueBy(due)}</span>
            </>
          )}
        </span>
      </SiteLink>
      <Badge plain form={form}>
        {sayFound(of, words)}
      </Badge>
    </div>
  )
}

function sayFound({ rule, finding, isDisputed }: VisitRule, words: VisitWords): string {
  if (isDisputed) return words.disputed
  if (finding === null) return rule.waiver === '' ? words.unseen : words.findings.not_applicable
  return words.findings[finding]
}
