import type { Decider, EventOf } from '#domain/claims/claim-event.ts'
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

type Decided = EventOf<'approved' | 'refused' | 'undone'>
const act =
  (kind: Decided['kind']) =>
  (claimId: string, by: Decider = riley, reason = 'Why.', at = today): Decided => ({
    kind,
    at,
    claimId,
    by,
    reason,
    note: 'Note.',
  })
const [approves, refuses, undoes] = [act('approved'), act('refused'), act('undone')]
const insider = { ...riley, isParty: true }
const late = day(10)
const refused = { endedAt: day(3), endedAs: 'refused', decidedName: 'Riley, Affiliate' } as const
const gone = { endedAt: day(4), endedAs: 'handed_over' } as const
const earlier = { ...gone, notifiedAt: day(1) }
const held1 = { claimedBefore: day(1) }

/** What is noted and done once birch is refused. */
const birchIsRefused = [
  'mails wait with birch',
  'note to birch of birch: refused [reason Why.]',
  'task: keep decision [decision refused; claimId birch; reason Why.; note Note.]',
]
/** The same once birch has the house, of whoever had it before, and once it went back to them. */
const handedOver = (by: 'list' | 'cedar', reason = ' reason Why.;') => [
  'note to birch of birch: approved',
  `note to ${by} of birch: handed_over [to Birch]`,
  `task: keep decision [decision approved; claimId birch;${reason} note Note.]`,
  'task: trust [organizationId birch; claimId birch]',
]
const backTo = (owner: 'list' | 'cedar') => [
  'note to birch of birch: undone [reason Why.]',
  `note to ${owner} of birch: came_back`,
  'task: keep decision [decision undone; claimId birch; reason Why.; note Note.]',
  'task: restore listing [heldBy birch]',
  'task: distrust [organizationId birch; claimId birch]',
]

export const decidingRows: CaseRows = {
  'approved: papers where nobody holds the house': [
    free([papers('birch')]),
    approves('birch', riley, ''),
    lines`birch is approved by Riley, Affiliate
    held by birch
    mail to birch, claimant of birch: yours (approved) [decider Affiliate; replyTo riley@]
    mails wait with birch
    ${handedOver('list', '')}`,
  ],
  'approved: where another holds the house': [
    held('cedar', [papers('birch')], [notified('birch', 'cedar')]),
    approves('birch'),
    lines`birch is approved by Riley, Affiliate
    held by birch
    cedar told of birch, handed_over
    mail to birch, claimant of birch: yours (approved) [decider Affiliate; replyTo riley@]
    mail to cedar, holder of birch: gone (approved) [decider Affiliate; reason Why.; replyTo riley@]
    mails wait with birch
    ${handedOver('cedar')}`,
  ],
  'approved: where the holder holds it by a claim': [
    held('cedar', [won('cedar', 'list'), papers('birch')], [notified('birch', 'cedar')]),
    approves('birch'),
    lines`cedar is approved (handed on to Birch)
    birch is approved by Riley, Affiliate
    held by birch
    cedar told of birch, handed_over
    mail to birch, claimant of birch: yours (approved) [decider Affiliate; replyTo riley@]
    mail to cedar, holder of birch: gone (approved) [decider Affiliate; reason Why.; replyTo riley@]
    mails wait with birch
    ${handedOver('cedar')}`,
  ],
  'approved: beside other claims': [
    free([papers('birch'), code('third'), claim('idle')]),
    approves('birch'),
    lines`birch is approved by Riley, Affiliate
    third is refused by Riley, Affiliate
    idle is refused by Riley, Affiliate
    held by birch
    mail to birch, claimant of birch: yours (approved) [decider Affiliate; replyTo riley@]
    mail to third, claimant of third: refused (approved) [winner Birch; way letter; decider Affiliate; reason Why.; replyTo riley@]
    mail to idle, claimant of idle: refused (approved) [winner Birch; way letter; decider Affiliate; reason Why.; replyTo riley@]
    mails wait with birch
    note to birch of birch: approved
    note to list of birch: handed_over [to Birch]
    note to third of third: refused [reason Why.]
    note to idle of idle: refused [reason Why.]
    task: keep decision [decision approved; claimId birch; reason Why.; note Note.]
    task: trust [organizationId birch; claimId birch]`,
  ],
  'approved: beside another claim, where another holds the house': [
    held('cedar', [papers('birch'), papers('third')], [notified('birch', 'cedar'), notified('third', 'cedar')]),
    approves('birch'),
    lines`birch is approved by Riley, Affiliate
    third is refused by Riley, Affiliate
    held by birch
    cedar told of birch, handed_over
    cedar told of third, handed_over
    mail to birch, claimant of birch: yours (approved) [decider Affiliate; replyTo riley@]
    mail to cedar, holder of birch: gone (approved) [decider Affiliate; reason Why.; replyTo riley@]
    mail to third, claimant of third: refused (approved) [winner Birch; way letter; decider Affiliate; reason Why.; replyTo riley@]
    mails wait with birch
    note to birch of birch: approved
    note to cedar of birch: handed_over [to Birch]
    note to third of third: refused [reason Why.]
    task: keep decision [decision approved; claimId birch; reason Why.; note Note.]
    task: trust [organizationId birch; claimId birch]`,
  ],
  'approved: where an earlier holder was told': [
    held(
      'cedar',
      [papers('birch'), papers('third')],
      [notified('birch', 'former', earlier), notified('third', 'former', earlier), notified('birch', 'cedar')],
    ),
    approves('birch'),
    lines`birch is approved by Riley, Affiliate
    third is refused by Riley, Affiliate
    held by birch
    former told of birch, handed_over
    former told of third, handed_over
    cedar told of birch, handed_over
    mail to birch, claimant of birch: yours (approved) [decider Affiliate; replyTo riley@]
    mail to cedar, holder of birch: gone (approved) [decider Affiliate; reason Why.; replyTo riley@]
    mail to former, holder of birch: ended (approved)
    mail to former, holder of third: ended (refused)
    mail to third, claimant of third: refused (approved) [winner Birch; way letter; decider Affiliate; reason Why.; replyTo riley@]
    mails wait with birch
    note to birch of birch: approved
    note to cedar of birch: handed_over [to Birch]
    note to third of third: refused [reason Why.]
    task: keep decision [decision approved; claimId birch; reason Why.; note Note.]
    task: trust [organizationId birch; claimId birch]`,
  ],
  'approved: by the alliance after the affiliate’s days': [
    held('cedar', [papers('birch')], [notified('birch', 'cedar')]),
    approves('birch', avery, 'Why.', late),
    lines`birch is approved by Avery, the alliance
    held by birch
    cedar told of birch, handed_over
    mail to birch, claimant of birch: yours (approved) [decider the alliance; replyTo support@]
    mail to cedar, holder of birch: gone (approved) [decider the alliance; reason Why.; replyTo support@]
    mail to affiliate, decider of birch: decided (approved) [decider the alliance; replyTo support@]
    mails wait with birch
    ${handedOver('cedar')}`,
  ],
  'approved: by the alliance before': [
    free([papers('birch')]),
    approves('birch', avery),
    'not_allowed: Affiliate has 7 days to decide this claim first.',
  ],
  'approved: by the alliance where it decides itself': [
    free([papers('birch', { deciderId: avery.organization.id, deciderName: 'the alliance' })]),
    approves('birch', avery),
    lines`birch is approved by Avery, the alliance
    held by birch
    mail to birch, claimant of birch: yours (approved) [decider the alliance; replyTo support@]
    mails wait with birch
    ${handedOver('list')}`,
  ],
  'approved: without a reason where the holder loses': [
    held('cedar', [papers('birch')]),
    approves('birch', riley, ''),
    'invalid_input: Say why: another organization loses by this, and reads it.',
  ],
  'approved: without a reason where another claimant loses': [
    free([papers('birch'), papers('third')]),
    approves('birch', riley, ''),
    'invalid_input: Say why: another organization loses by this, and reads it.',
  ],
  'approved: without a reason beside one who has shown nothing': [
    free([papers('birch'), claim('idle')]),
    approves('birch', riley, ''),
    lines`birch is approved by Riley, Affiliate
    idle is refused by Riley, Affiliate
    held by birch
    mail to birch, claimant of birch: yours (approved) [decider Affiliate; replyTo riley@]
    mail to idle, claimant of idle: refused (approved) [winner Birch; way letter; decider Affiliate; replyTo riley@]
    mails wait with birch
    note to birch of birch: approved
    note to list of birch: handed_over [to Birch]
    note to idle of idle: refused
    task: keep decision [decision approved; claimId birch; note Note.]
    task: trust [organizationId birch; claimId birch]`,
  ],
  'approved: by somebody of one side': [
    free([papers('birch')]),
    approves('birch', insider),
    'not_allowed: You belong to one of the organizations of this claim. Somebody else decides it.',
  ],
  'approved: what nobody has shown': [free([claim('birch')]), approves('birch'), 'not_found: There is no such claim.'],
  'approved: what has ended': [
    free([papers('birch', refused)]),
    approves('birch'),
    'conflict: This claim has ended already: it was refused by Riley, Affiliate.',
  ],
  'refused: where nobody holds the house': [
    free([papers('birch')]),
    refuses('birch'),
    lines`birch is refused by Riley, Affiliate
    mail to birch, claimant of birch: refused (refused) [reason Why.; decider Affiliate; replyTo riley@]
    ${birchIsRefused}`,
  ],
  'refused: where another holds the house': [
    held('cedar', [papers('birch')], [notified('birch', 'cedar')]),
    refuses('birch'),
    lines`birch is refused by Riley, Affiliate
    held by cedar
    cedar told of birch, stays
    mail to birch, claimant of birch: refused (refused) [reason Why.; decider Affiliate; replyTo riley@]
    mail to cedar, holder of birch: ended (stays)
    ${birchIsRefused}`,
  ],
  'refused: where another holds the house and a third claims it': [
    held('cedar', [papers('birch'), papers('third')], [notified('birch', 'cedar'), notified('third', 'cedar')]),
    refuses('birch'),
    lines`birch is refused by Riley, Affiliate
    third waits: claimed
    held by cedar
    cedar told of birch, stays
    cedar told of third
    mail to birch, claimant of birch: refused (refused) [reason Why.; decider Affiliate; replyTo riley@]
    mail to cedar, holder of birch: ended (stays) [waiting Third]
    ${birchIsRefused}`,
  ],
  'refused: where an earlier holder was told': [
    held('cedar', [papers('birch')], [notified('birch', 'former', earlier), notified('birch', 'cedar')]),
    refuses('birch'),
    lines`birch is refused by Riley, Affiliate
    held by cedar
    former told of birch, handed_over
    cedar told of birch, stays
    mail to birch, claimant of birch: refused (refused) [reason Why.; decider Affiliate; replyTo riley@]
    mail to former, holder of birch: ended (refused)
    mail to cedar, holder of birch: ended (stays)
    ${birchIsRefused}`,
  ],
  'refused: beside papers, which are alone then': [
    free([papers('birch'), papers('third', { competingSince: day(3) })]),
    refuses('birch'),
    lines`birch is refused by Riley, Affiliate
    third waits: letter
    mail to birch, claimant of birch: refused (refused) [reason Why.; decider Affiliate; replyTo riley@]
    mail to third, claimant of third: waits (changed) [because letter]
    ${birchIsRefused}`,
  ],
  'refused: beside a code, which is decided then': [
    free([code('birch'), code('third')]),
    refuses('birch'),
    lines`birch is refused by Riley, Affiliate
    third is approved
    held by third
    mail to birch, claimant of birch: refused (refused) [reason Why.; decider Affiliate; replyTo riley@]
    mail to third, claimant of third: yours (code)
    mail to affiliate, decider of third: decided (code) [replyTo third@]
    mails wait with birch
    note to birch of birch: refused [reason Why.]
    note to third of third: approved [reason Proved by the listing’s own email.] by the machine
    note to list of third: handed_over [to Third] by the machine
    task: keep decision [decision refused; claimId birch; reason Why.; note Note.]
    task: trust [organizationId third; claimId third]`,
  ],
  'refused: beside a code to which a holder had objected': [
    {
      ...free([code('birch'), code('third')]),
      notices: [notified('third', 'cedar', { ...gone, objectedAt: day(3), objection: 'Ours.' })],
    },
    refuses('birch'),
    lines`birch is refused by Riley, Affiliate
    third waits: competing
    cedar told of third, objected, handed_over
    mail to birch, claimant of birch: refused (refused) [reason Why.; decider Affiliate; replyTo riley@]
    ${birchIsRefused}`,
  ],
  'refused: by the alliance after the affiliate’s days, beside another': [
    free([papers('birch'), papers('third')]),
    refuses('birch', avery, 'Why.', late),
    lines`birch is refused by Avery, the alliance
    third waits: letter
    mail to birch, claimant of birch: refused (refused) [reason Why.; decider the alliance; replyTo support@]
    mail to affiliate, decider of birch: decided (refused) [waiting Third; decider the alliance; replyTo support@]
    mail to third, claimant of third: waits (changed) [because letter]
    ${birchIsRefused}`,
  ],
  'refused: by the alliance before': [
    free([papers('birch')]),
    refuses('birch', avery),
    'not_allowed: Affiliate has 7 days to decide this claim first.',
  ],
  'refused: by somebody of one side': [
    free([papers('birch')]),
    refuses('birch', insider),
    'not_allowed: You belong to one of the organizations of this claim. Somebody else decides it.',
  ],
  'refused: what has ended': [
    free([papers('birch', refused)]),
    refuses('birch'),
    'conflict: This claim has ended already: it was refused by Riley, Affiliate.',
  ],
  'undone: back to who held the house': [
    held('birch', [won('birch', 'cedar', held1)], [notified('birch', 'cedar', gone)]),
    undoes('birch'),
    lines`birch is undone
    held by cedar
    cedar told of birch, handed_over, undone
    mail to birch, claimant of birch: gone (undone) [decider Affiliate; reason Why.; replyTo riley@]
    mail to cedar, holder of birch: yours (undone) [decider Affiliate; replyTo riley@]
    ${backTo('cedar')}`,
  ],
  'undone: of a listing that nobody had claimed': [
    held('birch', [won('birch', 'list')]),
    undoes('birch'),
    lines`birch is undone
    mail to birch, claimant of birch: gone (undone) [decider Affiliate; reason Why.; replyTo riley@]
    ${backTo('list')}`,
  ],
  'undone: by who listed the house themselves': [
    held('birch', [won('birch', 'birch')]),
    undoes('birch'),
    lines`birch is undone
    mail to birch, claimant of birch: gone (undone) [decider Affiliate; reason Why.; replyTo riley@]
    note to birch of birch: undone [reason Why.]
    task: keep decision [decision undone; claimId birch; reason Why.; note Note.]
    task: distrust [organizationId birch; claimId birch]`,
  ],
  'undone: where the former holder wants it back by a claim': [
    held('birch', [won('birch', 'cedar', held1), papers('cedar')], [notified('cedar', 'birch')]),
    undoes('birch'),
    lines`birch is undone
    cedar is withdrawn
    held by cedar
    birch told of cedar, handed_over
    mail to birch, claimant of birch: gone (undone) [decider Affiliate; reason Why.; replyTo riley@]
    mail to cedar, holder of birch: yours (undone) [decider Affiliate; replyTo riley@]
    note to birch of birch: undone [reason Why.]
    note to cedar of birch: came_back
    note to cedar of cedar: settled
    task: keep decision [decision undone; claimId birch; reason Why.; note Note.]
    task: restore listing [heldBy birch]
    task: distrust [organizationId birch; claimId birch]`,
  ],
  'undone: where a third claims it': [
    held('birch', [won('birch', 'cedar', held1), papers('third')], [notified('third', 'birch')]),
    undoes('birch'),
    lines`birch is undone
    third waits: claimed
    held by cedar
    birch told of third, handed_over
    cedar told of third
    mail to birch, claimant of birch: gone (undone) [decider Affiliate; reason Why.; replyTo riley@]
    mail to cedar, holder of birch: yours (undone) [decider Affiliate; replyTo riley@]
    mail to cedar, holder of third: held-claimed
    ${backTo('cedar')}`,
  ],
  'undone: where a code waits, which nobody gets by that': [
    held('birch', [won('birch', 'list'), code('third')], [notified('third', 'birch')]),
    undoes('birch'),
    lines`birch is undone
    third waits: competing
    birch told of third, handed_over
    mail to birch, claimant of birch: gone (undone) [decider Affiliate; reason Why.; replyTo riley@]
    mail to third, claimant of third: waits (changed) [because competing]
    ${backTo('list')}`,
  ],
  'undone: where papers wait': [
    held('birch', [won('birch', 'list'), papers('third')], [notified('third', 'birch')]),
    undoes('birch'),
    lines`birch is undone
    third waits: letter
    birch told of third, handed_over
    mail to birch, claimant of birch: gone (undone) [decider Affiliate; reason Why.; replyTo riley@]
    mail to third, claimant of third: waits (changed) [because letter]
    ${backTo('list')}`,
  ],
  'undone: where a claim waits that the house disowned': [
    held('birch', [won('birch', 'list'), code('third', { disownedAt: day(3) })], [notified('third', 'birch')]),
    undoes('birch'),
    lines`birch is undone
    third waits: disowned (disowned)
    birch told of third, handed_over
    mail to birch, claimant of birch: gone (undone) [decider Affiliate; reason Why.; replyTo riley@]
    ${backTo('list')}`,
  ],
  'undone: where the former holder held it by a claim': [
    held('birch', [
      won('cedar', 'list', { endedAt: day(2), handedOverAt: day(3), handedOverTo: 'Birch' }),
      won('birch', 'cedar', held1),
    ]),
    undoes('birch'),
    lines`cedar is approved
    birch is undone
    held by cedar
    mail to birch, claimant of birch: gone (undone) [decider Affiliate; reason Why.; replyTo riley@]
    mail to cedar, holder of birch: yours (undone) [decider Affiliate; replyTo riley@]
    ${backTo('cedar')}`,
  ],
  'undone: by the alliance, which decided it': [
    held('birch', [won('birch', 'list', { decidedBy: avery.organization.id })]),
    undoes('birch', avery),
    lines`birch is undone
    mail to birch, claimant of birch: gone (undone) [decider the alliance; reason Why.; replyTo support@]
    ${backTo('list')}`,
  ],
  'undone: by who did not decide it': [
    held('birch', [won('birch', 'list')]),
    undoes('birch', avery),
    'not_allowed: Only who decided it can undo it.',
  ],
  'undone: by somebody of one side': [
    held('birch', [won('birch', 'list')]),
    undoes('birch', insider),
    'not_allowed: You belong to one of the organizations of this claim. Somebody else decides it.',
  ],
  'undone: after 30 days': [
    held('birch', [won('birch', 'list')]),
    undoes('birch', riley, 'Why.', day(34)),
    'conflict: This was decided more than 30 days ago. The house can be claimed back.',
  ],
  'undone: twice': [
    free([won('birch', 'list', { undoneAt: day(4) })]),
    undoes('birch'),
    'conflict: This is undone already.',
  ],
  'undone: once the house has gone on': [
    held('third', [won('birch', 'list'), won('third', 'birch', { endedAt: day(4) })]),
    undoes('birch'),
    'conflict: The house has changed hands again since. Undo that first.',
  ],
  'undone: what was refused': [free([papers('birch', refused)]), undoes('birch'), 'not_found: There is no such claim.'],
}
