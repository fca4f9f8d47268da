import {
  affiliateDays,
  allianceName,
  atStart,
  type ClaimWay,
  undoDays,
  type WaitingReason,
} from '#domain/claims/claim.ts'
import { type Letter, type LetterParts, writeLetter } from '#server/plumbing/mail/letter.ts'

export type ClaimFacts = {
  house: string
  claimant: string
  person: string
  holder: string
  decider: string
  reason: string
  winner: string
  waiting: string
  way: ClaimWay
  because: WaitingReason
  canReply: boolean
  claimUrl: string
}

type Written = (facts: ClaimFacts) => LetterParts

const signature = 'The housing directory'

const shownBy = {
  email: 'They typed the code we sent to the listing’s own email.',
  phone: 'They typed the code we texted to the listing’s own phone.',
  letter: 'They say in words which papers they can show. Reply to this email to ask for them.',
} satisfies Record<ClaimWay, string>

const waitsSince = {
  letter: 'Papers are always looked at by a person.',
  claimed: 'Another organization holds this house today, so a person decides.',
  competing: 'More than one organization claims this house, so a person decides.',
  disowned:
    'Somebody who reads what the listing publishes says that they do not know who claims it, so a person decides.',
} satisfies Record<WaitingReason, string>

const itsOwn = ({ way }: ClaimFacts) => `the listing’s own ${way === 'phone' ? 'phone' : 'email'}`
const open = (facts: ClaimFacts, label: string) => ({ label, href: facts.claimUrl })
const openAll = (facts: ClaimFacts, label: string) => ({ label, href: facts.claimUrl.replace(/#.*/, '') })
const askDecider = ({ canReply, decider }: ClaimFacts, question: string) =>
  canReply ? [`${question} Reply to this email: it goes to ${decider}.`] : []

const letters = {
  'waits-for-claimant': (facts) => ({
    subject: `We have your claim of ${facts.house}`,
    paragraphs: [
      `Thank you. Your claim of ${facts.house} is with ${facts.decider} now. ${waitsSince[facts.because]}`,
      facts.decider === allianceName
        ? 'We will write to you when it is decided.'
        : `They have ${affiliateDays} days to decide. We will write to you then.`,
    ],
    action: open(facts, 'See your claim'),
    closing: ['They may write to you for papers. You can withdraw the claim at any time.'],
  }),
  'waits-for-decider': (facts) => ({
    subject: `${facts.claimant} claims ${facts.house}`,
    paragraphs: [
      `${facts.person} of ${facts.claimant} says that ${facts.house} is theirs. ${shownBy[facts.way]}`,
      `${waitsSince[facts.because]} Please approve or refuse it within ${affiliateDays} days.`,
    ],
    action: open(facts, 'Decide the claim'),
  }),
  'waits-for-holder': (facts) => ({
    subject: `${facts.claimant} claims ${facts.house}`,
    paragraphs: [
      `${facts.claimant} says that ${facts.house}, which you hold, is theirs. Nothing has changed so far.`,
      `${atStart(facts.decider)} decides. If the house is yours, say so and why, before they do.`,
    ],
    action: open(facts, 'Say why it stays yours'),
  }),
  'waits-otherwise': (facts) => ({
    subject: `Your claim of ${facts.house} waits for another reason now`,
    paragraphs: [
      `Another claim of ${facts.house} has ended. Yours is still with ${facts.decider}. ${facts.because === 'letter' ? 'It is the only one now. Papers are always looked at by a person.' : waitsSince[facts.because]}`,
    ],
    action: open(facts, 'See your claim'),
  }),
  'rival-for-claimant': (facts) => ({
    subject: `Another organization claims ${facts.house} too`,
    paragraphs: [
      `Another organization says that ${facts.house} is theirs. ${atStart(facts.decider)} looks at both claims and decides. There is nothing to do for you now.`,
    ],
    action: open(facts, 'See your claim'),
  }),
  'rival-for-idle': (facts) => ({
    subject: `Another organization claims ${facts.house} too`,
    paragraphs: [
      `Another organization says that ${facts.house} is theirs, and a person is looking at it. You have claimed the house and not shown yet that it is yours.`,
    ],
    action: open(facts, 'Prove your claim'),
    closing: ['A code that we send to the listing’s own email or phone is the fastest way.'],
  }),
  'proved-for-claimant': (facts) => ({
    subject: `${facts.house} is yours now`,
    paragraphs: [
      `You typed the code that we sent to ${itsOwn(facts)}. That proves your claim. ${facts.house} is on your desk, with its beds, its messages and its page.`,
    ],
    action: open(facts, 'Open your claims'),
    closing: ['Please read through its page next, and say how many beds are open tonight.'],
  }),
  'proved-beside': (facts) => ({
    subject: `${facts.winner} has proved its claim of ${facts.house}`,
    paragraphs: [
      `${facts.winner} typed a code that we sent to ${itsOwn(facts)}. That proves that they read what the house publishes, so they hold it from now on.`,
      `Your claim is not lost. ${atStart(facts.decider)} still looks at your papers, and can hand the house to you. There is nothing to do for you now.`,
    ],
    action: open(facts, 'See your claim'),
  }),
  'approved-for-claimant': (facts) => ({
    subject: `${facts.house} is yours now`,
    paragraphs: [
      `${atStart(facts.decider)} has approved your claim. ${facts.house} is on your desk, with its beds, its messages and its page.`,
      ...(facts.reason === '' ? [] : ['They say:']),
    ],
    ...(facts.reason !== '' && { quote: facts.reason }),
    action: open(facts, 'Open your claims'),
    closing: ['Please read through its page next, and say how many beds are open tonight.'],
  }),
  'approved-for-holder': (facts) => ({
    subject: `${facts.house} was handed to ${facts.claimant}`,
    paragraphs: [
      `${atStart(facts.decider)} decided that ${facts.house} belongs to ${facts.claimant}. It is no longer on your desk.`,
      ...(facts.reason === '' ? [] : ['They say:']),
    ],
    ...(facts.reason !== '' && { quote: facts.reason }),
    action: open(facts, 'Open your claims'),
    closing: [
      `Is this a mistake? ${facts.canReply ? `Reply to this email: it goes to ${facts.decider}. ` : ''}For ${undoDays} days they can undo it. You can also claim the house back.`,
    ],
  }),
  'proved-for-decider': (facts) => ({
    subject: `${facts.claimant} has claimed ${facts.house}`,
    paragraphs: [
      `Nobody had claimed ${facts.house}. ${facts.person} of ${facts.claimant} typed the code that we sent to ${itsOwn(facts)}, which proves that it is theirs.`,
      `It was handed over without a decision of yours. If it is wrong, you can undo it for ${undoDays} days.`,
      facts.waiting === ''
        ? 'There is nothing to do.'
        : `${facts.waiting} claims it too, with papers, and was told. Please look at that claim: you can still hand the house to them.`,
    ],
    action: facts.waiting === '' ? open(facts, 'See the claim') : openAll(facts, 'Decide the other claim'),
    closing: [`Replying to this email writes to ${facts.person}.`],
  }),
  'decided-for-decider': (facts) => ({
    subject: `The claim of ${facts.house} is decided`,
    paragraphs: [`${atStart(facts.decider)} handed ${facts.house} to ${facts.claimant}. There is nothing to do.`],
    action: open(facts, 'See the claim'),
  }),
  'refused-for-decider': (facts) => ({
    subject: `${facts.waiting === '' ? 'The' : 'One'} claim of ${facts.house} is decided`,
    paragraphs: [
      `${atStart(facts.decider)} refused the claim of ${facts.claimant}.${facts.waiting === '' ? ' There is nothing to do.' : ''}`,
      ...(facts.waiting === '' ? [] : [`The house is also claimed by ${facts.waiting}. That waits for your decision.`]),
    ],
    action: facts.waiting === '' ? open(facts, 'See the claim') : openAll(facts, 'Decide the other claim'),
  }),
  'refused-for-claimant': (facts) => ({
    subject: `Your claim of ${facts.house} was refused`,
    paragraphs: [`${atStart(facts.decider)} did not approve your claim of ${facts.house}. They say:`],
    quote: facts.reason,
    action: open(facts, 'See what you can do next'),
    closing: [...askDecider(facts, 'Do you have a question?'), 'You can claim it again, with papers that answer this.'],
  }),
  'refused-beside': (facts) => ({
    subject: `${facts.house} went to ${facts.winner}`,
    paragraphs: [
      facts.decider === ''
        ? `${facts.winner} typed a code that we sent to ${itsOwn(facts)}, which proves that ${facts.house} is theirs. You had not shown yet that it is yours, so your claim has ended.`
        : `${atStart(facts.decider)} looked at every claim of ${facts.house} and approved that of ${facts.winner}, so yours has ended.`,
      ...(facts.reason === '' ? [] : ['They say:']),
    ],
    ...(facts.reason !== '' && { quote: facts.reason }),
    action: open(facts, 'See your claims'),
    closing: [...askDecider(facts, 'Is that wrong?'), 'You can claim the house again. Then a person looks at both.'],
  }),
  'stays-with-holder': (facts) => ({
    subject: facts.waiting === '' ? `${facts.house} stays with you` : `A claim of ${facts.house} was refused`,
    paragraphs:
      facts.waiting === ''
        ? [`The claim of ${facts.claimant} was not approved. Nothing has changed, and there is nothing to do.`]
        : [
            `The claim of ${facts.claimant} was not approved. You still hold the house.`,
            `It is also claimed by ${facts.waiting}. That is not decided yet: if you have not answered so far, say why the house stays yours.`,
          ],
    action: facts.waiting === '' ? open(facts, 'Open your claims') : openAll(facts, 'Say why it stays yours'),
  }),
  'approved-for-former': (facts) => ({
    subject: `The claim of ${facts.house} is decided`,
    paragraphs: [
      `We told you that ${facts.claimant} claims ${facts.house}, which you held then. That claim was approved: the house is theirs now.`,
    ],
    action: open(facts, 'Open your claims'),
  }),
  'refused-for-former': (facts) => ({
    subject: `The claim of ${facts.house} is decided`,
    paragraphs: [
      `We told you that ${facts.claimant} claims ${facts.house}, which you held then. That claim was not approved.`,
    ],
    action: open(facts, 'Open your claims'),
  }),
  withdrawn: (facts) => ({
    subject: `The claim of ${facts.house} was withdrawn`,
    paragraphs: [
      `${facts.claimant} has withdrawn its claim.${facts.waiting === '' ? ' Nothing has changed, and there is nothing to do.' : ''}`,
    ],
    action: open(facts, 'Open the claims'),
  }),
  'objected-for-decider': (facts) => ({
    subject: `${facts.holder} objects to the claim of ${facts.house}`,
    paragraphs: [
      `${facts.holder} holds the house today and says why it stays theirs. Please read it before you decide.`,
    ],
    action: open(facts, 'Read it and decide'),
    closing: [`Replying to this email writes to ${facts.holder}.`],
  }),
  'disowned-for-decider': (facts) => ({
    subject: `${facts.house} says that it does not know ${facts.claimant}`,
    paragraphs: [
      `${facts.person} of ${facts.claimant} claims ${facts.house} and asked for a code. Somebody who reads what the listing publishes pressed “This is not us”.`,
      'Codes no longer work for this claim. If it waits, or comes to you with papers, please look closely.',
    ],
    action: open(facts, 'Open the claims'),
  }),
  'disowned-after': (facts) => ({
    subject: `${facts.house} says that it does not know ${facts.claimant}`,
    paragraphs: [
      `${facts.house} was handed to ${facts.claimant}. Now somebody who reads what the listing publishes says “This is not us”.`,
      `Please ask both sides. ${atStart(facts.decider)} can undo the hand-over for ${undoDays} days after it.`,
    ],
    action: open(facts, 'See the claim'),
  }),
  'disowned-after-for-claimant': (facts) => ({
    subject: `${facts.house} says that it does not know you`,
    paragraphs: [
      `${facts.house} was handed to you. Now somebody who reads what the listing publishes says that they do not know you. The house is still on your desk.`,
      `${atStart(facts.decider)} was told, and can undo the hand-over for ${undoDays} days after it. They may write to you first. Please have papers ready that show that the house is yours.`,
    ],
    action: open(facts, 'See your claim'),
  }),
  'disowned-for-claimant': (facts) => ({
    subject: `${facts.house} says that it does not know you`,
    paragraphs: [
      `You asked for a code to prove that ${facts.house} is yours. Somebody who reads what the listing publishes says that they do not know you, so codes no longer work for your claim.`,
      `${atStart(facts.decider)} was told. If the house is yours, show papers: a person looks at them.`,
    ],
    action: open(facts, 'See your claim'),
  }),
  'undone-for-claimant': (facts) => ({
    subject: `${facts.house} was taken back`,
    paragraphs: [`${atStart(facts.decider)} has undone the hand-over of ${facts.house} to you. They say:`],
    quote: facts.reason,
    action: open(facts, 'See what you can do next'),
    closing: [
      ...askDecider(facts, 'Is that wrong?'),
      'The numbers and answers you gave stay with the house. You can claim it again.',
    ],
  }),
  'undone-for-holder': (facts) => ({
    subject: `${facts.house} is yours again`,
    paragraphs: [
      `${atStart(facts.decider)} has undone the hand-over of ${facts.house}. It is back on your desk with all that belongs to it.`,
      'They say:',
    ],
    quote: facts.reason,
    action: open(facts, 'Open your claims'),
  }),
  overdue: (facts) => ({
    subject: `A claim of ${facts.house} has waited ${affiliateDays} days`,
    paragraphs: [`${atStart(facts.decider)} has not decided it so far. From now on the alliance may decide as well.`],
    action: open(facts, 'Open the claim'),
  }),
  'overdue-for-decider': (facts) => ({
    subject: `The claim of ${facts.house} has waited ${affiliateDays} days`,
    paragraphs: [
      `${facts.claimant} says that ${facts.house} is theirs, and waits for your decision. From now on the alliance may decide as well.`,
    ],
    action: open(facts, 'Decide the claim'),
  }),
  'overdue-for-claimant': (facts) => ({
    subject: `Your claim of ${facts.house} still waits`,
    paragraphs: [
      `${atStart(facts.decider)} has not decided your claim in ${affiliateDays} days. From now on the alliance may decide as well, and was told. There is nothing to do for you.`,
    ],
    action: open(facts, 'See your claim'),
  }),
} satisfies Record<string, Written>

export type ClaimLetterKind = keyof typeof letters

export const claimLetterKinds = Object.keys(letters) as ClaimLetterKind[]

export function claimLetter(kind: ClaimLetterKind, facts: ClaimFacts): Letter {
  return writeLetter({ ...letters[kind](facts), signature })
}
