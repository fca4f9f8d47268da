import type { ApplicationEnd, Stage } from './application.ts'
import { type Application, type ApplicationCase, findRule, type RuleState } from './application-case.ts'
import {
  type ApplicationMailKind,
  type ApplicationOutcome,
  applicationMails,
  type MailSlots,
} from './application-event.ts'

export type Draft = ApplicationOutcome & { at: Date }

export function change(draft: Draft, changed: Partial<Application>): void {
  draft.case = { ...draft.case, application: { ...draft.case.application, ...changed } }
}

export function changeRule(draft: Draft, code: string, changed: Partial<RuleState>): void {
  const rules = draft.case.rules.map((rule) => (rule.code === code ? { ...rule, ...changed } : rule))
  draft.case = { ...draft.case, rules }
}

export function changeOne<Kind extends 'questions' | 'visits'>(
  draft: Draft,
  kind: Kind,
  id: string,
  changed: Partial<ApplicationCase[Kind][number]>,
): void {
  const list = draft.case[kind].map((one) => (one.id === id ? { ...one, ...changed } : one))
  draft.case = { ...draft.case, [kind]: list }
}

export function moveTo(draft: Draft, stage: Stage): void {
  if (draft.case.application.stage === stage) return
  change(draft, { stage, stageSince: draft.at })
}

export function end(draft: Draft, endedAs: ApplicationEnd, endReason: string): void {
  moveTo(draft, 'ended')
  change(draft, { endedAt: draft.at, endedAs, endReason, noticedAt: null })
}

export function hear(draft: Draft): void {
  change(draft, { heardAt: draft.at, noticedAt: null })
}

export function mail(draft: Draft, kind: ApplicationMailKind, slots: Partial<MailSlots> = {}): void {
  const isRead = draft.case.application.openedAt !== null
  for (const to of applicationMails[kind]) if (isRead || to === 'applicant') draft.mails.push({ kind, to, slots })
}

export function note(draft: Draft, changeKind: string, after: Record<string, string> = {}): void {
  draft.history.push({ change: changeKind, after })
}

export const findDraftRule = (draft: Draft, code: string) => findRule(draft.case, code)
