import { affiliateDays, type ClaimWay, codeMinutes, undoDays, type WaitingReason } from '#domain/claim.ts'
import { type Letter, type LetterParts, writeLetter } from '#server/plumbing/letter.ts'

/** What the letters of a claim tell of. `house` is its name and town; `claimsUrl` the page where all of it is done. */
export type ClaimFacts = {
  house: string
  claimant: string
  person: string
  holder: string
  decider: string
  reason: string
  way: ClaimWay
  because: WaitingReason
  claimsUrl: string
}

type Told = { [Name in keyof ClaimFacts]: string }
type Written = (facts: ClaimFacts) => LetterParts

const signature = 'The housing directory'

/** The code for the address the listing publishes. It holds no word that its asker chose. */
export function codeLetter({ house, code }: { house: string; code: string }): Letter {
  return writeLetter({
    subject: `${code} is your code for ${house}`,
    paragraphs: [
      `Somebody with an account says that ${house} is theirs, and asked us to send a code here, to the address on its page.`,
    ],
    facts: [['Code', code]],
    closing: [
      `Was that you? Type the code on the page where you asked for it. It works for ${codeMinutes} minutes.`,
      'Was it somebody of your team? Give it to them. Was it nobody you know? Keep it to yourself: without it nothing happens.',
    ],
    signature,
  })
}

/** The same as a text message. */
export function codeText({ house, code }: { house: string; code: string }): string {
  return `${code} is your code for the page of ${house}. It works for ${codeMinutes} minutes. Give it to nobody you do not know.`
}

const shownBy = {
  email: 'They typed the code we sent to the listing’s own email.',
  phone: 'They typed the code we texted to the listing’s own phone.',
  letter: 'They say in words which papers they can show. Reply to this mail to ask for them.',
} satisfies Record<ClaimWay, string>

const waitsSince = {
  letter: 'Papers are always looked at by a person.',
  claimed: 'Another organization holds this house today, so a person decides.',
  competing: 'More than one organization claims this house, so a person decides.',
} satisfies Record<WaitingReason, string>

const open = (facts: Told, label: string) => ({ label, href: facts.claimsUrl })

const letters = {
  'waits-for-claimant': (facts) => ({
    subject: `We have your claim of ${facts.house}`,
    paragraphs: [
      `Thank you. Your claim of ${facts.house} is with ${facts.decider} now. ${waitsSince[facts.because]}`,
      `They have ${affiliateDays} days to decide. We will write to you then.`,
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
      `${facts.decider} decides. If the house is yours, say so and why, before they do.`,
    ],
    action: open(facts, 'Say why it stays yours'),
  }),
  'approved-for-claimant': (facts) => ({
    subject: `${facts.house} is yours now`,
    paragraphs: [
      `Your claim is approved. ${facts.house} is on your desk, with its beds, its messages and its page.`,
      ...(facts.reason === '' ? [] : [`${facts.decider} says:`]),
    ],
    ...(facts.reason !== '' && { quote: facts.reason }),
    action: open(facts, 'Open your claims'),
    closing: ['Please read through its page next, and say how many beds are open tonight.'],
  }),
  'approved-for-holder': (facts) => ({
    subject: `${facts.house} was handed to ${facts.claimant}`,
    paragraphs: [
      `${facts.decider} decided that ${facts.house} belongs to ${facts.claimant}. It is no longer on your desk.`,
      ...(facts.reason === '' ? [] : ['They say:']),
    ],
    ...(facts.reason !== '' && { quote: facts.reason }),
    action: open(facts, 'Open your claims'),
    closing: [
      `Is this a mistake? Write to ${facts.decider}: for ${undoDays} days they can undo it. You can also claim the house back.`,
    ],
  }),
  'proved-for-decider': (facts) => ({
    subject: `${facts.claimant} has claimed ${facts.house}`,
    paragraphs: [
      `Nobody had claimed ${facts.house}. ${facts.person} of ${facts.claimant} showed that it is theirs: proved by the listing’s own ${facts.way === 'phone' ? 'phone' : 'email'}.`,
      `It was handed over at once. There is nothing to do. If it is wrong, you can undo it for ${undoDays} days.`,
    ],
    action: open(facts, 'See the claim'),
  }),
  'decided-for-decider': (facts) => ({
    subject: `The claim of ${facts.house} is decided`,
    paragraphs: [`${facts.decider} handed ${facts.house} to ${facts.claimant}. There is nothing to do.`],
    action: open(facts, 'See the claim'),
  }),
  'refused-for-decider': (facts) => ({
    subject: `The claim of ${facts.house} is decided`,
    paragraphs: [`${facts.decider} refused the claim of ${facts.claimant}. There is nothing to do.`],
    action: open(facts, 'See the claim'),
  }),
  'refused-for-claimant': (facts) => ({
    subject: `Your claim of ${facts.house} was refused`,
    paragraphs: [`${facts.decider} did not approve your claim of ${facts.house}. They say:`],
    quote: facts.reason,
    action: open(facts, 'See what you can do next'),
    closing: ['You can claim it again, with papers that answer this.'],
  }),
  'refused-beside': (facts) => ({
    subject: `${facts.house} went to another organization`,
    paragraphs: [
      `The claim of another organization on ${facts.house} was approved, so yours has ended.`,
      'Is that wrong? Claim the house again. Then a person looks at both.',
    ],
    action: open(facts, 'See your claims'),
  }),
  'stays-with-holder': (facts) => ({
    subject: `${facts.house} stays with you`,
    paragraphs: [`The claim of ${facts.claimant} was not approved. Nothing has changed, and there is nothing to do.`],
    action: open(facts, 'Open your claims'),
  }),
  withdrawn: (facts) => ({
    subject: `The claim of ${facts.house} was withdrawn`,
    paragraphs: [`${facts.claimant} has withdrawn its claim. Nothing has changed, and there is nothing to do.`],
    action: open(facts, 'Open the claims'),
  }),
  'objected-for-decider': (facts) => ({
    subject: `${facts.holder} objects to the claim of ${facts.house}`,
    paragraphs: [
      `${facts.holder} holds the house today and says why it stays theirs. Please read it before you decide.`,
    ],
    action: open(facts, 'Read it and decide'),
  }),
  'undone-for-claimant': (facts) => ({
    subject: `${facts.house} was taken back`,
    paragraphs: [`${facts.decider} has undone the hand-over of ${facts.house} to you. They say:`],
    quote: facts.reason,
    action: open(facts, 'See what you can do next'),
    closing: ['The numbers and answers you gave stay with the house. You can claim it again.'],
  }),
  'undone-for-holder': (facts) => ({
    subject: `${facts.house} is yours again`,
    paragraphs: [
      `${facts.decider} has undone the hand-over of ${facts.house}. It is back on your desk with all that belongs to it.`,
      'They say:',
    ],
    quote: facts.reason,
    action: open(facts, 'Open your claims'),
  }),
  overdue: (facts) => ({
    subject: `A claim of ${facts.house} has waited ${affiliateDays} days`,
    paragraphs: [`${facts.decider} has not decided it so far. From now on the alliance may decide as well.`],
    action: open(facts, 'Open the claim'),
  }),
} satisfies Record<string, Written>

export type ClaimLetterKind = keyof typeof letters

export function claimLetter(kind: ClaimLetterKind, facts: ClaimFacts): Letter {
  return writeLetter({ ...letters[kind](facts), signature })
}
