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
  today,
  won,
} from './case-builder.ts'

type Plain = EventOf<'withdrawn' | 'disowned' | 'overdue' | 'lapsed'>
const happens =
  (kind: Plain['kind']) =>
  (claimId: string, at = today): Plain => ({ kind, at, claimId })
const [withdraws, isDisowned, isOverdue, lapses] = [
  happens('withdrawn'),
  happens('disowned'),
  happens('overdue'),
  happens('lapsed'),
]
const objects = (claimId: string, id: string): EventOf<'objected'> => ({
  kind: 'objected',
  at: today,
  claimId,
  by: { organization: { id, name: 'Cedar' }, name: 'Omar Cole', email: 'omar@' },
  words: 'It is ours.',
})
const gone = { endedAt: day(4), endedAs: 'handed_over' } as const
const earlier = { ...gone, notifiedAt: day(1) }
const withdrawn = { endedAt: day(3), endedAs: 'withdrawn' } as const
const objected = { objectedAt: day(3), objection: 'Ours.' }

/** What is told and noted of a house that does not know who claims it. */
const told = [
  'mail to affiliate, decider of birch: disowned (shown) [decider Affiliate; replyTo house@homes.example]',
  'mail to birch, claimant of birch: disowned (shown) [decider Affiliate]',
]
const noted = ['note to birch of birch: disowned', 'task: forget code [claimId birch]']

export const endingRows: CaseRows = {
  'withdrawn: before anything was shown': [
    free([claim('birch')]),
    withdraws('birch'),
    ['birch is withdrawn', 'note to birch of birch: withdrawn'],
  ],
  'withdrawn: papers where nobody holds the house': [
    free([papers('birch')]),
    withdraws('birch'),
    lines`birch is withdrawn
    mail to affiliate, decider of birch: ended (withdrawn) [replyTo birch@]
    note to birch of birch: withdrawn`,
  ],
  'withdrawn: where another holds the house': [
    held('cedar', [papers('birch')], [notified('birch', 'cedar')]),
    withdraws('birch'),
    lines`birch is withdrawn
    held by cedar
    cedar told of birch, withdrawn
    mail to affiliate, decider of birch: ended (withdrawn) [replyTo birch@]
    mail to cedar, holder of birch: ended (withdrawn)
    note to birch of birch: withdrawn`,
  ],
  'withdrawn: where an earlier holder was told': [
    held('cedar', [papers('birch')], [notified('birch', 'former', earlier), notified('birch', 'cedar')]),
    withdraws('birch'),
    lines`birch is withdrawn
    held by cedar
    former told of birch, handed_over
    cedar told of birch, withdrawn
    mail to affiliate, decider of birch: ended (withdrawn) [replyTo birch@]
    mail to former, holder of birch: ended (withdrawn)
    mail to cedar, holder of birch: ended (withdrawn)
    note to birch of birch: withdrawn`,
  ],
  'withdrawn: beside papers, which are alone then': [
    free([papers('birch'), papers('third', { competingSince: day(3) })]),
    withdraws('birch'),
    lines`birch is withdrawn
    third waits: letter
    mail to affiliate, decider of birch: ended (withdrawn) [waiting Third; replyTo birch@]
    mail to third, claimant of third: waits (changed) [because letter]
    note to birch of birch: withdrawn`,
  ],
  'withdrawn: beside papers and one who has shown nothing': [
    free([papers('birch'), papers('third', { competingSince: day(3) }), claim('idle', { competingSince: day(3) })]),
    withdraws('birch'),
    lines`birch is withdrawn
    third waits: letter
    idle is open (knows of a rival)
    mail to affiliate, decider of birch: ended (withdrawn) [waiting Third; replyTo birch@]
    mail to third, claimant of third: waits (changed) [because letter]
    note to birch of birch: withdrawn`,
  ],
  'withdrawn: beside two papers': [
    free([papers('birch'), papers('third', { competingSince: day(3) }), papers('fourth', { competingSince: day(3) })]),
    withdraws('birch'),
    lines`birch is withdrawn
    third waits: competing (knows of a rival)
    fourth waits: competing (knows of a rival)
    mail to affiliate, decider of birch: ended (withdrawn) [waiting Third and Fourth; replyTo birch@]
    note to birch of birch: withdrawn`,
  ],
  'withdrawn: beside a code, which is decided then': [
    free([papers('birch'), code('third')]),
    withdraws('birch'),
    lines`birch is withdrawn
    third is approved
    held by third
    mail to affiliate, decider of birch: ended (withdrawn) [waiting Third; replyTo birch@]
    mail to third, claimant of third: yours (code)
    mail to affiliate, decider of third: decided (code) [replyTo third@]
    note to birch of birch: withdrawn
    note to third of third: approved [reason Proved by the listing’s own email.] by the machine
    note to list of third: handed_over [to Third] by the machine
    task: trust [organizationId third; claimId third]`,
  ],
  'withdrawn: beside a code to which a holder had objected': [
    { ...free([code('birch'), code('third')]), notices: [notified('third', 'cedar', { ...gone, ...objected })] },
    withdraws('birch'),
    lines`birch is withdrawn
    third waits: competing
    cedar told of third, objected, handed_over
    mail to affiliate, decider of birch: ended (withdrawn) [waiting Third; replyTo birch@]
    note to birch of birch: withdrawn`,
  ],
  'withdrawn: twice': [
    free([claim('birch', withdrawn)]),
    withdraws('birch'),
    'conflict: This claim has ended already: it was withdrawn.',
  ],
  'objected: by the holder': [
    held('cedar', [papers('birch')], [notified('birch', 'cedar')]),
    objects('birch', 'cedar'),
    lines`birch waits: claimed
    held by cedar
    cedar told of birch, objected
    mail to affiliate, decider of birch: objected [holder Cedar; replyTo omar@]
    note to cedar of birch: objected`,
  ],
  'objected: twice': [
    held('cedar', [papers('birch')], [notified('birch', 'cedar', objected)]),
    objects('birch', 'cedar'),
    'conflict: You have objected already, or the claim is decided.',
  ],
  'objected: by who holds it no more': [
    held('third', [papers('birch')], [notified('birch', 'cedar', gone)]),
    objects('birch', 'cedar'),
    'conflict: You no longer hold this house, so you cannot object to a claim of it.',
  ],
  'objected: once nobody holds it': [
    { ...free([papers('birch')], { organizationId: 'cedar' }), notices: [notified('birch', 'cedar', gone)] },
    objects('birch', 'cedar'),
    'conflict: You no longer hold this house, so you cannot object to a claim of it.',
  ],
  'objected: to a claim that has ended': [
    held(
      'cedar',
      [papers('birch', withdrawn)],
      [notified('birch', 'cedar', { endedAt: day(3), endedAs: 'withdrawn' })],
    ),
    objects('birch', 'cedar'),
    'conflict: You have objected already, or the claim is decided.',
  ],
  'disowned: before anything was shown': [
    free([claim('birch')]),
    isDisowned('birch'),
    ['birch is open (disowned)', ...told, ...noted],
  ],
  'disowned: a code that waits': [
    held('cedar', [code('birch')], [notified('birch', 'cedar')]),
    isDisowned('birch'),
    ['birch waits: claimed (disowned)', 'held by cedar', 'cedar told of birch', ...told, ...noted],
  ],
  'disowned: papers': [
    free([papers('birch')]),
    isDisowned('birch'),
    ['birch waits: disowned (disowned)', ...told, ...noted],
  ],
  'disowned: a code beside another, which is decided then': [
    free([code('birch'), code('third')]),
    isDisowned('birch'),
    lines`birch waits: claimed (disowned)
    third is approved
    held by third
    third told of birch
    mail to affiliate, decider of birch: disowned (shown) [decider Affiliate; replyTo house@homes.example]
    mail to birch, claimant of birch: disowned (shown) [decider Affiliate]
    mail to third, claimant of third: yours (code)
    mail to birch, claimant of birch: rival (code) [winner Third; way email]
    mail to third, holder of birch: held-claimed
    mail to affiliate, decider of third: decided (code) [waiting Birch; replyTo third@]
    note to birch of birch: disowned
    note to third of third: approved [reason Proved by the listing’s own email.] by the machine
    note to list of third: handed_over [to Third] by the machine
    task: forget code [claimId birch]
    task: trust [organizationId third; claimId third]`,
  ],
  'disowned: after the hand-over': [
    held('birch', [won('birch', 'list')]),
    isDisowned('birch'),
    lines`birch is approved (disowned)
    held by birch
    mail to affiliate, decider of birch: disowned (handed-over) [decider Affiliate; replyTo house@homes.example]
    mail to alliance, decider of birch: disowned (handed-over) [decider Affiliate; replyTo house@homes.example]
    mail to birch, claimant of birch: disowned (handed-over) [decider Affiliate]
    ${noted}`,
  ],
  'disowned: after the alliance handed it over for the affiliate': [
    held('birch', [won('birch', 'list', { decidedBy: avery.organization.id })]),
    isDisowned('birch'),
    lines`birch is approved (disowned)
    held by birch
    mail to alliance, decider of birch: disowned (handed-over) [decider the alliance; replyTo house@homes.example]
    mail to affiliate, decider of birch: disowned (handed-over) [decider the alliance; replyTo house@homes.example]
    mail to birch, claimant of birch: disowned (handed-over) [decider the alliance]
    ${noted}`,
  ],
  'disowned: after an affiliate handed it over that decides no more': [
    held('birch', [won('birch', 'list', { decidedBy: 'earlier' })]),
    isDisowned('birch'),
    lines`birch is approved (disowned)
    held by birch
    mail to alliance, decider of birch: disowned (handed-over) [decider the alliance; replyTo house@homes.example]
    mail to affiliate, decider of birch: disowned (handed-over) [decider the alliance; replyTo house@homes.example]
    mail to birch, claimant of birch: disowned (handed-over) [decider the alliance]
    ${noted}`,
  ],
  'disowned: where the house publishes no email': [
    free([claim('birch')], { email: null }),
    isDisowned('birch'),
    lines`birch is open (disowned)
    mail to affiliate, decider of birch: disowned (shown) [decider Affiliate]
    mail to birch, claimant of birch: disowned (shown) [decider Affiliate]
    ${noted}`,
  ],
  'disowned: twice': [
    free([claim('birch', { disownedAt: day(3) })]),
    isDisowned('birch'),
    ['birch is open (disowned)'],
  ],
  'disowned: twice after the hand-over': [
    held('birch', [won('birch', 'list', { disownedAt: day(4) })]),
    isDisowned('birch'),
    ['birch is approved (disowned)', 'held by birch'],
  ],
  'disowned: after it was undone': [
    free([won('birch', 'list', { undoneAt: day(4) })]),
    isDisowned('birch'),
    ['birch is undone'],
  ],
  'disowned: more than 30 days after the hand-over': [
    held('birch', [won('birch', 'list')]),
    isDisowned('birch', day(34)),
    ['birch is approved', 'held by birch'],
  ],
  'disowned: after a withdrawal': [free([claim('birch', withdrawn)]), isDisowned('birch'), ['birch is withdrawn']],
  'overdue: after the affiliate’s days': [
    free([papers('birch')]),
    isOverdue('birch', day(10)),
    lines`birch waits: letter
    mail to alliance, staff of birch: overdue
    mail to affiliate, decider of birch: overdue
    mail to birch, claimant of birch: overdue`,
  ],
  'overdue: before': [free([papers('birch')]), isOverdue('birch', day(9)), ['birch waits: letter']],
  'overdue: twice': [
    free([papers('birch', { staffNotifiedAt: day(10) })]),
    isOverdue('birch', day(11)),
    ['birch waits: letter'],
  ],
  'overdue: where the alliance decides': [
    free([papers('birch', { deciderId: avery.organization.id })]),
    isOverdue('birch', day(10)),
    ['birch waits: letter'],
  ],
  'overdue: what has ended': [free([papers('birch', withdrawn)]), isOverdue('birch', day(10)), ['birch is withdrawn']],
  'lapsed: what nobody showed in 30 days': [
    free([claim('birch'), claim('idle'), code('third')]),
    lapses('birch', day(32)),
    ['birch is withdrawn', 'idle is open', 'third waits: competing', 'note to birch of birch: lapsed'],
  ],
  'lapsed: before': [free([claim('birch')]), lapses('birch', day(31)), ['birch is open']],
  'lapsed: what was shown': [free([papers('birch')]), lapses('birch', day(40)), ['birch waits: letter']],
}
