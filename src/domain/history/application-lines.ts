import type { NotedChange } from './noted-change.ts'
import { describeLevel, describeMoment, describeReason, formatValue } from './phrases.ts'

const verbs: Readonly<Record<string, string>> = {
  opened: 'Sent the application to the affiliate',
  question_asked: 'Asked the operator a question',
  question_answered: 'Answered a question of the affiliate',
  remedied: 'Said what was mended',
  evidence_added: 'Added evidence',
  evidence_changed: 'Changed what is said of evidence',
  evidence_removed: 'Took evidence away',
  found_met: 'Found that a rule is met now',
  waived: 'Waived a rule',
  waiver_ended: 'Took back that a rule is waived',
  documents_accepted: 'Accepted the documents',
  interview_set: 'Set a date for the interview',
  interview_held: 'Held the interview',
  visit_set: 'Set a date for the visit',
  visit_held: 'Finished the visit',
  visit_canceled: 'Canceled the visit',
  decision_proposed: 'Proposed a decision',
  decision_sent_back: 'Sent a proposed decision back',
  proposal_ended: 'Ended the proposed decision: what it was made of has changed',
  conflict_declared: 'Said that they have a conflict of interest',
  certified: 'Decided to certify',
  conditional: 'Decided to certify with conditions',
  refused: 'Refused the application',
  appealed: 'Appealed the refusal',
  appeal_granted: 'Granted the appeal',
  appeal_refused: 'Refused the appeal',
  written: 'Wrote to the affiliate',
  withdrawn: 'Withdrew the application',
  silence_notice: 'Gave notice that silence ends the application',
  silence_end: 'The application ended because nothing was heard',
}

/** `sayMoment` writes an ISO moment, such as the date of a visit that was set. */
export function describeApplicationChange(
  { change, after }: Pick<NotedChange, 'change' | 'after'>,
  sayMoment: (at: string) => string = describeMoment,
): [string, ...string[]] | null {
  if (change === 'started') return [`Began an application for ${describeLevel(after.level)}`]
  const first = Object.hasOwn(verbs, change) ? verbs[change] : undefined
  if (first === undefined) return null
  const rule = typeof after.rule === 'string' ? [`About rule ${formatValue(after.rule)}`] : []
  const file = typeof after.file === 'string' ? [formatValue(after.file)] : []
  const at = typeof after.at === 'string' ? [`On ${sayMoment(after.at)}`] : []
  return [first, ...rule, ...file, ...at, ...describeReason(after)]
}
