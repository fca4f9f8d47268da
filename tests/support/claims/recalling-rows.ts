import type { EventOf } from '#domain/claims/claim-event.ts'
import {
  avery,
  type CaseRows,
  claim,
  code,
  day,
  free,
  held,
  lines,
  notified,
  papers,
  riley,
  today,
  won,
} from './case-builder.ts'

const recalls = (claimId: string, by = riley, seconds = 9): EventOf<'recalled'> => ({
  kind: 'recalled',
  at: new Date(today.getTime() + seconds * 1000),
  claimId,
  by,
})
const decided = { endedAt: today, decidedBy: 'affiliate', decidedName: 'Riley, Affiliate' }
const refused = { ...decided, endedAs: 'refused', endReason: 'Why.' } as const
const gone = { endedAt: today, endedAs: 'handed_over' } as const
const late =
  'conflict: The emails of this decision have gone, so it cannot be called back. You can still undo the hand-over itself for 30 days, and both sides are told.'

export const recallingRows: CaseRows = {
  'recalled: an approval': [
    held(
      'birch',
      [papers('birch', { ...won('birch', 'cedar', decided), way: 'letter', claimedBefore: day(1) })],
      [notified('birch', 'cedar', gone)],
    ),
    recalls('birch'),
    lines`birch waits: claimed
    held by cedar
    cedar told of birch
    note to birch of birch: recalled
    note to cedar of birch: came_back
    task: restore listing [heldBy birch]
    task: distrust [organizationId birch; claimId birch]
    task: forget decision [claimId birch]`,
  ],
  'recalled: an approval beside others': [
    held('birch', [
      won('cedar', 'list', { endedAt: day(2), handedOverAt: today, handedOverTo: 'Birch' }),
      won('birch', 'cedar', { ...decided, claimedBefore: day(1) }),
      papers('third', refused),
      claim('idle', refused),
    ]),
    recalls('birch'),
    lines`cedar is approved
    birch waits: claimed (knows of a rival)
    third waits: claimed (knows of a rival)
    idle is open (knows of a rival)
    held by cedar
    note to birch of birch: recalled
    note to cedar of birch: came_back
    note to third of third: recalled
    note to idle of idle: recalled
    task: restore listing [heldBy birch]
    task: distrust [organizationId birch; claimId birch]
    task: forget decision [claimId birch]`,
  ],
  'recalled: a refusal': [
    held('cedar', [papers('birch', refused)], [notified('birch', 'cedar', { endedAt: today, endedAs: 'stays' })]),
    recalls('birch'),
    lines`birch waits: claimed
    held by cedar
    cedar told of birch
    note to birch of birch: recalled
    task: forget decision [claimId birch]`,
  ],
  'recalled: a refusal by which a code was decided': [
    held('third', [code('birch', refused), won('third', 'list', { endedAt: today })]),
    recalls('birch'),
    lines`birch waits: competing (knows of a rival)
    third waits: competing (knows of a rival)
    note to birch of birch: recalled
    note to third of third: recalled
    note to list of third: came_back
    task: restore listing [heldBy third]
    task: distrust [organizationId third; claimId third]
    task: forget decision [claimId birch]`,
  ],
  'recalled: once the mails go': [held('birch', [won('birch', 'list', decided)]), recalls('birch', riley, 10), late],
  'recalled: a refusal once the mails go': [
    free([papers('birch', refused)]),
    recalls('birch', riley, 10),
    'conflict: The emails of this decision have gone, so it cannot be called back. The claimant can claim the house again.',
  ],
  'recalled: twice': [
    free([papers('birch')]),
    recalls('birch'),
    'conflict: This claim waits for a decision: there is nothing to undo.',
  ],
  'recalled: by who did not decide it': [
    free([papers('birch', refused)]),
    recalls('birch', avery),
    'not_allowed: Only who decided it can undo it.',
  ],
  'recalled: what a code decided': [
    held('birch', [won('birch', 'list', { endedAt: today })]),
    recalls('birch'),
    'not_allowed: Only who decided it can undo it.',
  ],
  'recalled: by somebody of one side': [
    free([papers('birch', refused)]),
    recalls('birch', { ...riley, isParty: true }),
    'not_allowed: You belong to one of the organizations of this claim. Somebody else decides it.',
  ],
  'recalled: what lost beside another': [
    held('birch', [won('birch', 'list', decided), papers('third', refused)]),
    recalls('third'),
    'not_allowed: It ended by the approval of another claim. Undo that one.',
  ],
  'recalled: an approval after somebody claimed the house from its new holder': [
    held('birch', [won('birch', 'list', decided), claim('third', { madeAt: new Date(today.getTime() + 1) })]),
    recalls('birch'),
    'conflict: Something has happened to this house since. Once the emails have gone you can undo the hand-over for 30 days.',
  ],
  'recalled: a refusal after the claimant claimed again': [
    free([papers('birch', refused), claim('birch2', { madeAt: new Date(today.getTime() + 1) })]),
    recalls('birch'),
    'conflict: Something has happened to this house since. The claimant can claim the house again.',
  ],
  'undone: while the mails wait': [
    held('birch', [won('birch', 'list', decided)]),
    { kind: 'undone', at: today, claimId: 'birch', by: riley, reason: 'Why.', note: '' },
    'conflict: The emails of this decision have not gone yet. Undo the decision itself.',
  ],
}
