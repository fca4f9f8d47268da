import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import type { Outcome } from './use-team-change.ts'

type OutcomeNoticeProps = {
  outcome: Outcome | null
  of: readonly Outcome['deed'][]
  words: Readonly<Record<Outcome['deed'], string>>
}

export function OutcomeNotice({ outcome, of, words }: OutcomeNoticeProps) {
  if (outcome === null || !of.includes(outcome.deed)) return null
  if (outcome.trouble === null) return <Notice tone="success" announced title={words[outcome.deed]} />
  return <DeskTrouble message={Object.values(outcome.trouble.fields)[0] ?? outcome.trouble.message} />
}
