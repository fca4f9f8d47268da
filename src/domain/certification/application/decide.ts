import type { Refusal } from '#domain/decisions/refusal.ts'
import type { ApplicationCase } from './application-case.ts'
import type { ApplicationOutcome, EventKind, EventOf } from './application-event.ts'
import { answer, answerQuestion, appeal, open, remedy, withdraw, write } from './applying.ts'
import { acceptAnswers, check } from './checking.ts'
import { confirm, declareConflict, grantAppeal, propose, refuseAppeal, sendBack } from './deciding.ts'
import type { Draft } from './draft.ts'
import { endSilent, settleTurn } from './leaving/ending.ts'
import { acceptDocuments, ask, endWaiver, holdInterview, setInterview, waive } from './reviewing.ts'
import { cancelVisit, holdVisit, settleStage, setVisit } from './visiting.ts'

const handlers: { [Kind in EventKind]: (draft: Draft, event: EventOf<Kind>) => Refusal | null } = {
  answered: answer,
  opened: open,
  'question asked': ask,
  'question answered': answerQuestion,
  checked: check,
  remedied: remedy,
  waived: waive,
  'waiver ended': endWaiver,
  'answers accepted': acceptAnswers,
  'documents accepted': acceptDocuments,
  'interview set': setInterview,
  'interview held': holdInterview,
  'visit set': setVisit,
  'visit held': holdVisit,
  'visit canceled': cancelVisit,
  'decision proposed': propose,
  'decision confirmed': confirm,
  'decision sent back': sendBack,
  'conflict declared': declareConflict,
  appealed: appeal,
  'appeal granted': grantAppeal,
  'appeal refused': refuseAppeal,
  withdrawn: withdraw,
  written: write,
  silent: endSilent,
}

export function decide<Kind extends EventKind>(
  before: ApplicationCase,
  event: EventOf<Kind>,
): ApplicationOutcome | Refusal {
  const draft: Draft = { case: before, at: event.at, mails: [], history: [], tasks: [] }
  const refusal = handlers[event.kind](draft, event)
  if (refusal) return refusal
  settleStage(draft)
  settleTurn(draft)
  const { case: after, mails, history, tasks } = draft
  return { case: after, mails, history, tasks }
}
