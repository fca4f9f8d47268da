import type { EventOf } from '#domain/claims/claim-event.ts'
import { type CaseRows, claim, code, day, free, held, lines, notified, papers, today, won } from './case-builder.ts'

const at = today
const claims = (id: string): EventOf<'claimed'> => ({
  kind: 'claimed',
  at,
  claimId: `${id}2`,
  by: { id: `${id} person`, organization: { id, name: id }, name: 'Nia Cole', email: `${id}@` },
})
const asks = (claimId: string, way: 'email' | 'phone'): EventOf<'code asked'> => ({
  kind: 'code asked',
  at,
  claimId,
  way,
})
const proves = (claimId: string): EventOf<'code proved'> => ({ kind: 'code proved', at, claimId, way: 'email' })
const shows = (claimId: string): EventOf<'papers shown'> => ({
  kind: 'papers shown',
  at,
  claimId,
  letter: 'Our lease.',
})
const ended = { endedAt: day(3), endedAs: 'withdrawn' } as const

/** What is noted and done once birch has the house by a code, and what is told before where Third claims it too. */
const birchProvedIt = [
  'note to birch of birch: proved',
  'note to birch of birch: approved [reason Proved by the listing’s own email.]',
  'note to list of birch: handed_over [to Birch]',
  'task: trust [organizationId birch; claimId birch]',
]
const beforeThird = [
  'birch told of third',
  'mail to birch, claimant of birch: yours (code)',
  'mail to third, claimant of third: rival (code) [winner Birch; way email]',
  'mail to birch, holder of third: held-claimed',
  'mail to affiliate, decider of birch: decided (code) [waiting Third; replyTo birch@]',
  ...birchProvedIt,
]
/** The mails of a claim that somebody decides. */
const waits = (because: string) => [
  `mail to birch, claimant of birch: waits (shown) [because ${because}]`,
  `mail to affiliate, decider of birch: to-decide [because ${because}; replyTo birch@]`,
]

export const showingRows: CaseRows = {
  'claimed: a listing': [free([]), claims('birch'), ['birch2 is open', 'note to birch of birch2: made']],
  'claimed: one that another claims': [
    free([papers('third')]),
    claims('birch'),
    ['third waits: letter', 'birch2 is open', 'note to birch of birch2: made'],
  ],
  'claimed: one that another holds': [
    held('cedar', []),
    claims('birch'),
    ['birch2 is open', 'held by cedar', 'note to birch of birch2: made'],
  ],
  'claimed: one that is claimed by them already': [free([claim('birch')]), claims('birch'), ['birch is open']],
  'claimed: again after a withdrawal': [
    free([claim('birch', ended)]),
    claims('birch'),
    ['birch is withdrawn', 'birch2 is open', 'note to birch of birch2: made'],
  ],
  'claimed: again after the house disowned them': [
    free([claim('birch', { ...ended, disownedAt: day(2) })]),
    claims('birch'),
    ['birch is withdrawn (disowned)', 'birch2 is open (disowned)', 'note to birch of birch2: made'],
  ],
  'claimed: what they hold': [
    held('birch', []),
    claims('birch'),
    'conflict: This house is yours already. You find it under Houses.',
  ],
  'claimed: what has left the list': [
    free([], { isListed: false }),
    claims('birch'),
    'not_found: This house is not on the public list any more.',
  ],
  'code asked: by email': [
    free([claim('birch')]),
    asks('birch', 'email'),
    lines`birch is open
    note to birch of birch: code_sent [way email]
    task: send code [claimId birch; way email; to house@homes.example]`,
  ],
  'code asked: by text': [
    free([claim('birch')]),
    asks('birch', 'phone'),
    lines`birch is open
    note to birch of birch: code_sent [way phone]
    task: send code [claimId birch; way phone; to +13045550100]`,
  ],
  'code asked: of a house that another holds': [
    held('cedar', [claim('birch')]),
    asks('birch', 'email'),
    lines`birch is open
    held by cedar
    note to birch of birch: code_sent [way email]
    task: send code [claimId birch; way email; to house@homes.example]`,
  ],
  'code asked: where no email is published': [
    free([claim('birch')], { email: null }),
    asks('birch', 'email'),
    'not_allowed: This listing publishes no email. Tell the affiliate what you can show instead.',
  ],
  'code asked: where the email is none': [
    free([claim('birch')], { email: 'a@b, c@d' }),
    asks('birch', 'email'),
    'not_allowed: This listing publishes no email. Tell the affiliate what you can show instead.',
  ],
  'code asked: where no texts are taken': [
    free([claim('birch')], { takesTexts: false }),
    asks('birch', 'phone'),
    'not_allowed: This listing publishes no phone that takes texts. Choose another way.',
  ],
  'code asked: of what has left the list': [
    free([claim('birch')], { isListed: false }),
    asks('birch', 'email'),
    'not_allowed: This listing publishes no email. Tell the affiliate what you can show instead.',
  ],
  'code asked: by whom the house disowned': [
    free([claim('birch', { disownedAt: day(3) })]),
    asks('birch', 'email'),
    'not_allowed: Someone at this house said that they do not know you. Say what papers you can show instead.',
  ],
  'code asked: for a claim that is shown': [
    free([papers('birch')]),
    asks('birch', 'email'),
    'conflict: This claim is proved already.',
  ],
  'code asked: for a claim that has ended': [
    free([claim('birch', ended)]),
    asks('birch', 'email'),
    'conflict: This claim has ended already: it was withdrawn.',
  ],
  'code asked: for a claim that is not there': [free([]), asks('birch', 'email'), 'not_found: There is no such claim.'],
  'code proved: where nobody holds the house': [
    free([claim('birch')]),
    proves('birch'),
    lines`birch is approved
    held by birch
    mail to birch, claimant of birch: yours (code)
    mail to affiliate, decider of birch: decided (code) [replyTo birch@]
    ${birchProvedIt}`,
  ],
  'code proved: by who listed the house': [
    free([claim('birch')], { organizationId: 'birch' }),
    proves('birch'),
    lines`birch is approved
    held by birch
    mail to birch, claimant of birch: yours (code)
    mail to affiliate, decider of birch: decided (code) [replyTo birch@]
    note to birch of birch: proved
    note to birch of birch: approved [reason Proved by the listing’s own email.]
    task: trust [organizationId birch; claimId birch]`,
  ],
  'code proved: beside one who has shown nothing': [
    free([claim('birch'), claim('idle')]),
    proves('birch'),
    lines`birch is approved
    idle is refused
    held by birch
    mail to birch, claimant of birch: yours (code)
    mail to idle, claimant of idle: refused (code) [winner Birch; way email]
    mail to affiliate, decider of birch: decided (code) [replyTo birch@]
    note to birch of birch: proved
    note to birch of birch: approved [reason Proved by the listing’s own email.]
    note to list of birch: handed_over [to Birch]
    note to idle of idle: refused [reason Birch proved it with a code to the listing’s own email.]
    task: trust [organizationId birch; claimId birch]`,
  ],
  'code proved: beside papers': [
    free([claim('birch'), papers('third')]),
    proves('birch'),
    ['birch is approved', 'third waits: claimed', 'held by birch', ...beforeThird],
  ],
  'code proved: beside papers and one who has shown nothing': [
    free([claim('birch'), papers('third'), claim('idle')]),
    proves('birch'),
    lines`birch is approved
    third waits: claimed
    idle is refused
    held by birch
    birch told of third
    mail to birch, claimant of birch: yours (code)
    mail to third, claimant of third: rival (code) [winner Birch; way email]
    mail to birch, holder of third: held-claimed
    mail to idle, claimant of idle: refused (code) [winner Birch; way email]
    mail to affiliate, decider of birch: decided (code) [waiting Third; replyTo birch@]
    note to birch of birch: proved
    note to birch of birch: approved [reason Proved by the listing’s own email.]
    note to list of birch: handed_over [to Birch]
    note to idle of idle: refused [reason Birch proved it with a code to the listing’s own email.]
    task: trust [organizationId birch; claimId birch]`,
  ],
  'code proved: beside another code': [
    free([claim('birch'), code('third')]),
    proves('birch'),
    lines`birch waits: competing (knows of a rival)
    third waits: competing (knows of a rival)
    ${waits('competing')}
    mail to third, claimant of third: rival (shown)
    note to birch of birch: proved`,
  ],
  'code proved: beside a code whose sender the house disowned': [
    free([claim('birch'), code('third', { disownedAt: day(3) })]),
    proves('birch'),
    ['birch is approved', 'third waits: claimed (disowned)', 'held by birch', ...beforeThird],
  ],
  'code proved: where another holds the house': [
    held('cedar', [claim('birch')]),
    proves('birch'),
    lines`birch waits: claimed
    held by cedar
    cedar told of birch
    ${waits('claimed')}
    mail to cedar, holder of birch: held-claimed
    note to birch of birch: proved`,
  ],
  'code proved: where another holds the house and a third claims it': [
    held('cedar', [claim('birch'), papers('third')], [notified('third', 'cedar')]),
    proves('birch'),
    lines`birch waits: claimed (knows of a rival)
    third waits: claimed (knows of a rival)
    held by cedar
    cedar told of third
    cedar told of birch
    ${waits('claimed')}
    mail to cedar, holder of birch: held-claimed
    mail to third, claimant of third: rival (shown)
    note to birch of birch: proved`,
  ],
  'code proved: by whom the house disowned': [
    free([claim('birch', { disownedAt: day(3) })]),
    proves('birch'),
    ['birch waits: disowned (disowned)', ...waits('disowned'), 'note to birch of birch: proved'],
  ],
  'code proved: of a house whose earlier holder was told of another claim': [
    {
      ...free([claim('birch'), papers('third')]),
      notices: [notified('third', 'cedar', { endedAt: day(3), endedAs: 'handed_over' })],
    },
    proves('birch'),
    ['birch is approved', 'third waits: claimed', 'held by birch', 'cedar told of third, handed_over', ...beforeThird],
  ],
  'code proved: a second time': [
    free([won('birch', 'list')]),
    proves('birch'),
    'conflict: This claim has ended already: it was approved.',
  ],
  'code proved: after papers': [free([papers('birch')]), proves('birch'), 'conflict: This claim is proved already.'],
  'papers shown: where nobody holds the house': [
    free([claim('birch')]),
    shows('birch'),
    ['birch waits: letter', ...waits('letter'), 'note to birch of birch: sent_to_be_looked_at'],
  ],
  'papers shown: where the state has no affiliate': [
    { ...free([claim('birch')]), decider: { id: '00000000-0000-4000-8000-000000000001', name: 'the alliance' } },
    shows('birch'),
    lines`birch waits: letter
    mail to birch, claimant of birch: waits (shown) [because letter]
    mail to alliance, decider of birch: to-decide [because letter; replyTo birch@]
    note to birch of birch: sent_to_be_looked_at`,
  ],
  'code proved: after the house was taken back from them': [
    free([won('birch', 'list', { undoneAt: day(4) }), claim('birch2'), papers('third')]),
    proves('birch2'),
    lines`birch is undone
    birch2 waits: taken_back (knows of a rival)
    third waits: competing (knows of a rival)
    mail to birch, claimant of birch2: waits (shown) [because taken_back]
    mail to affiliate, decider of birch2: to-decide [because taken_back; replyTo birch@]
    mail to third, claimant of third: rival (shown)
    note to birch of birch2: proved`,
  ],
  'papers shown: where another holds the house': [
    held('cedar', [claim('birch')]),
    shows('birch'),
    lines`birch waits: claimed
    held by cedar
    cedar told of birch
    ${waits('claimed')}
    mail to cedar, holder of birch: held-claimed
    note to birch of birch: sent_to_be_looked_at`,
  ],
  'papers shown: beside papers': [
    free([claim('birch'), papers('third')]),
    shows('birch'),
    lines`birch waits: competing (knows of a rival)
    third waits: competing (knows of a rival)
    ${waits('competing')}
    mail to third, claimant of third: rival (shown)
    note to birch of birch: sent_to_be_looked_at`,
  ],
  'papers shown: beside a code that waits': [
    free([claim('birch'), code('third')]),
    shows('birch'),
    lines`birch waits: competing (knows of a rival)
    third waits: competing (knows of a rival)
    ${waits('competing')}
    mail to third, claimant of third: rival (shown)
    note to birch of birch: sent_to_be_looked_at`,
  ],
  'papers shown: beside one who has shown nothing': [
    free([claim('birch'), claim('idle')]),
    shows('birch'),
    lines`birch waits: letter
    idle is open (knows of a rival)
    ${waits('letter')}
    mail to idle, claimant of idle: rival (idle)
    note to birch of birch: sent_to_be_looked_at`,
  ],
  'papers shown: beside two who know of each other': [
    free([claim('birch'), papers('third', { competingSince: day(3) }), claim('idle', { competingSince: day(3) })]),
    shows('birch'),
    lines`birch waits: competing (knows of a rival)
    third waits: competing (knows of a rival)
    idle is open (knows of a rival)
    ${waits('competing')}
    note to birch of birch: sent_to_be_looked_at`,
  ],
  'papers shown: where a holder of earlier objected and holds the house again': [
    held(
      'cedar',
      [claim('birch')],
      [notified('birch', 'cedar', { objectedAt: day(3), objection: 'Ours.', endedAt: day(4), endedAs: 'handed_over' })],
    ),
    shows('birch'),
    lines`birch waits: claimed
    held by cedar
    cedar told of birch, objected
    ${waits('claimed')}
    mail to cedar, holder of birch: held-claimed
    note to birch of birch: sent_to_be_looked_at`,
  ],
  'papers shown: by whom the house disowned': [
    free([claim('birch', { disownedAt: day(3) })]),
    shows('birch'),
    ['birch waits: disowned (disowned)', ...waits('disowned'), 'note to birch of birch: sent_to_be_looked_at'],
  ],
  'papers shown: a second time': [free([papers('birch')]), shows('birch'), 'conflict: This claim is proved already.'],
  'papers shown: after the end': [
    free([claim('birch', { ...ended, endedAs: 'refused', decidedName: 'Riley, Affiliate' })]),
    shows('birch'),
    'conflict: This claim has ended already: it was refused by Riley, Affiliate.',
  ],
}
