import { affiliateDays, type ClaimWay, capitalizeDecider, undoDays, type WaitingReason } from '#domain/claims/claim.ts'
import type { ClaimMailKind, MailCause, MailReader } from '#domain/claims/claim-event.ts'
import { allianceName } from '#domain/people/desk-powers.ts'
import type { MailTextParts } from '#server/plumbing/mail/mail-parts.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'

export type ClaimFacts = {
  reader: MailReader
  cause: MailCause
  residence: string
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

const proofs = {
  email: 'They typed the code we sent to the listing’s own email.',
  phone: 'They typed the code we texted to the listing’s own phone.',
  letter:
    'They say in words which papers they can show. Papers they added are on the page of the claim. Reply to this email to ask for others.',
} satisfies Record<ClaimWay, string>

const obstacles = {
  letter: 'Papers are always looked at by a person.',
  claimed: 'Another organization holds this house today, so a person decides.',
  competing: 'More than one organization claims this house, so a person decides.',
  disowned:
    'Somebody who reads what the listing publishes says that they do not know who claims it, so a person decides.',
  taken_back: 'The house was taken back from this organization before, so a person decides.',
} satisfies Record<WaitingReason, string>

const nameItsOwn = ({ way }: ClaimFacts) => `the listing’s own ${way === 'phone' ? 'phone' : 'email'}`
const open = ({ claimUrl }: ClaimFacts, label: string) => ({ label, href: claimUrl })
const openAll = ({ claimUrl }: ClaimFacts, label: string) => ({ label, href: claimUrl.replace(/#.*/, '') })
const describeWhereToAnswer = ({ canReply, decider }: ClaimFacts, question: string) =>
  canReply ? [`${question} Reply to this email: it goes to ${decider}.`] : []

function addReason({ reason }: ClaimFacts, paragraphs: readonly string[]): Pick<MailTextParts, 'paragraphs' | 'quote'> {
  return reason === '' ? { paragraphs } : { paragraphs: [...paragraphs, 'They say:'], quote: reason }
}

const mails = {
  waits: (facts) => {
    const { residence, decider, because, cause } = facts
    const isNew = cause === 'shown'
    const isAlliance = decider === allianceName
    const where = isNew
      ? `Thank you. Your claim is with ${decider} now.`
      : `Something about this house has changed. Your claim is still with ${decider}.`
    return {
      subject: isNew ? `We have your claim of ${residence}` : `Your claim of ${residence} waits for another reason now`,
      paragraphs: [
        `${where} ${!isNew && because === 'letter' ? 'It is the only one now. ' : ''}${obstacles[because]}`,
        `${isNew && !isAlliance ? `They have ${affiliateDays} days to decide. ` : ''}We will write to you when it is decided.`,
      ],
      action: open(facts, 'See your claim'),
      closing: [
        'You can add papers on the page of your claim. They may write to you for others. You can withdraw the claim at any time.',
      ],
    }
  },
  'to-decide': (facts) => ({
    subject: `${facts.claimant} claims ${facts.residence}`,
    paragraphs: [
      `${facts.person} of ${facts.claimant} says that ${facts.residence} is theirs. ${proofs[facts.way]}`,
      `${obstacles[facts.because]} Please approve or refuse it within ${affiliateDays} days.`,
    ],
    action: open(facts, 'Decide the claim'),
  }),
  'held-claimed': (facts) => ({
    subject: `${facts.claimant} claims ${facts.residence}`,
    paragraphs: [
      `${facts.claimant} says that ${facts.residence}, which you hold, is theirs. Nothing has changed so far.`,
      `${capitalizeDecider(facts.decider)} decides. If the house is yours, say so and why, before they do.`,
    ],
    action: open(facts, 'Say why it stays yours'),
  }),
  rival: (facts) => {
    const { residence, winner, cause } = facts
    const decider = capitalizeDecider(facts.decider)
    const other = `Another organization says that ${residence} is theirs`
    const words = {
      shown: [`${other}. ${decider} looks at both claims and decides. There is nothing to do for you now.`],
      idle: [
        `${other}, and a person is looking at it. You have claimed the house and not shown yet that it is yours.`,
        'A code that we send to the listing’s own email or phone is the fastest way.',
      ],
      code: [
        `${winner} typed a code that we sent to ${nameItsOwn(facts)}. That proves that they read what the house publishes, so they hold it from now on.`,
        `Your claim is not lost. ${decider} still looks at your papers, and can hand the house to you. There is nothing to do for you now.`,
      ],
    }
    return {
      subject:
        cause === 'code'
          ? `${winner} has proved its claim of ${residence}`
          : `Another organization claims ${residence} too`,
      paragraphs: pick(words, cause),
      action: open(facts, cause === 'idle' ? 'Prove your claim' : 'See your claim'),
    }
  },
  yours: (facts) => {
    const { residence, cause } = facts
    const isBack = cause === 'undone'
    const words = {
      code: `You typed the code that we sent to ${nameItsOwn(facts)}. That proves your claim.`,
      approved: `${capitalizeDecider(facts.decider)} has approved your claim.`,
      undone: `${capitalizeDecider(facts.decider)} has undone the hand-over of ${residence}.`,
    }
    return {
      subject: `${residence} is yours ${isBack ? 'again' : 'now'}`,
      ...addReason(facts, [
        `${pick(words, cause)} ${isBack ? 'It is back' : `${residence} is`} on your desk, with its beds, its messages and its page.`,
      ]),
      action: open(facts, 'Open your claims'),
      closing: [
        'Please read through its page next, and say how many beds are open tonight.',
        ...(isBack
          ? []
          : [
              'Was it certified for another operator? Then its certificate waits until the affiliate of its state confirms it for you. Until then the public list does not say that the house is certified.',
            ]),
      ],
    }
  },
  gone: (facts) => {
    const { residence, claimant, cause } = facts
    const decider = capitalizeDecider(facts.decider)
    const isBack = cause === 'undone'
    const words = isBack
      ? `${decider} has undone the hand-over of ${residence} to you.`
      : `${decider} decided that ${residence} belongs to ${claimant}.`
    return {
      subject: isBack ? `${residence} was taken back` : `${residence} was handed to ${claimant}`,
      ...addReason(facts, [`${words} It is no longer on your desk.`]),
      action: open(facts, 'See what you can do next'),
      closing: [
        ...describeWhereToAnswer(facts, 'Is this a mistake?'),
        isBack
          ? 'The numbers and answers you gave stay with the house. You can claim it again: a person decides then.'
          : `For ${undoDays} days they can undo it. You can also claim the house back.`,
      ],
    }
  },
  refused: (facts) => {
    const { residence, winner, cause } = facts
    const decider = capitalizeDecider(facts.decider)
    const words = {
      refused: `${decider} did not approve your claim of ${residence}.`,
      approved: `${decider} looked at every claim of ${residence} and approved that of ${winner}, so yours has ended.`,
      code: `${winner} typed a code that we sent to ${nameItsOwn(facts)}, which proves that ${residence} is theirs. You had not shown yet that it is yours, so your claim has ended.`,
    }
    return {
      subject: cause === 'refused' ? `Your claim of ${residence} was refused` : `${residence} went to ${winner}`,
      ...addReason(facts, [pick(words, cause)]),
      action: open(facts, 'See what you can do next'),
      closing: [
        ...describeWhereToAnswer(facts, 'Is that wrong?'),
        cause === 'refused'
          ? 'You can claim it again, with papers that answer this.'
          : 'You can claim the house again. Then a person looks at both.',
      ],
    }
  },
  decided: (facts) => {
    const { residence, claimant, person, waiting, cause } = facts
    const decider = capitalizeDecider(facts.decider)
    const words = {
      code: [
        `Nobody had claimed ${residence}. ${person} of ${claimant} typed the code that we sent to ${nameItsOwn(facts)}, which proves that it is theirs.`,
        `It was handed over without a decision of yours. If it is wrong, you can undo it for ${undoDays} days.`,
      ],
      approved: [`${decider} handed ${residence} to ${claimant}.`],
      refused: [`${decider} refused the claim of ${claimant}.`],
    }
    const next = {
      code: `${waiting} claims it too, with papers, and was told. Please look at that claim: you can still hand the house to them.`,
      refused: `The house is also claimed by ${waiting}. That waits for your decision.`,
    }
    const decided = `${waiting === '' ? 'The' : 'One'} claim of ${residence} is decided`
    return {
      subject: cause === 'code' ? `${claimant} has claimed ${residence}` : decided,
      paragraphs: [...pick(words, cause), waiting === '' ? 'There is nothing to do.' : pick(next, cause)],
      action: waiting === '' ? open(facts, 'See the claim') : openAll(facts, 'Decide the other claim'),
      closing: cause === 'code' ? [`Replying to this email writes to ${person}.`] : [],
    }
  },
  ended: (facts) => {
    const { residence, claimant, waiting, cause } = facts
    const held = `We told you that ${claimant} claims ${residence}, which you held then.`
    const rest = waiting === '' ? ' Nothing has changed, and there is nothing to do.' : ''
    const words = {
      stays: [
        `The claim of ${claimant} was not approved. You still hold the house.${rest}`,
        ...(waiting === ''
          ? []
          : [
              `It is also claimed by ${waiting}. That is not decided yet: if you have not answered so far, say why the house stays yours.`,
            ]),
      ],
      refused: [`${held} That claim was not approved.`],
      approved: [`${held} That claim was approved: the house is theirs now.`],
      withdrawn: [`${claimant} has withdrawn its claim.${rest}`],
    }
    const stays = waiting === '' ? `${residence} stays with you` : `A claim of ${residence} was refused`
    const ended = `The claim of ${residence} ${cause === 'withdrawn' ? 'was withdrawn' : 'is decided'}`
    const canObject = cause === 'stays' && waiting !== ''
    return {
      subject: cause === 'stays' ? stays : ended,
      paragraphs: pick(words, cause),
      action: canObject ? openAll(facts, 'Say why it stays yours') : open(facts, 'Open the claims'),
    }
  },
  objected: (facts) => ({
    subject: `${facts.holder} objects to the claim of ${facts.residence}`,
    paragraphs: [
      `${facts.holder} holds the house today and says why it stays theirs. Please read it before you decide.`,
    ],
    action: open(facts, 'Read it and decide'),
    closing: [`Replying to this email writes to ${facts.holder}.`],
  }),
  disowned: (facts) => {
    const { residence, claimant, person, reader, cause } = facts
    const isClaimant = reader === 'claimant'
    const decider = capitalizeDecider(facts.decider)
    const undo = `can undo the hand-over for ${undoDays} days after it`
    const next = {
      shown: isClaimant
        ? `Codes no longer work for your claim. ${decider} was told. If the house is yours, show papers: a person looks at them.`
        : 'Codes no longer work for this claim. If it waits, or comes to you with papers, please look closely.',
      'handed-over': isClaimant
        ? `The house was handed to you and is still on your desk. ${decider} was told, and ${undo}. They may write to you first. Please have papers ready that show that the house is yours.`
        : `The house was handed to ${claimant}. Please ask both sides. ${decider} ${undo}.`,
    }
    return {
      subject: `${residence} says that it does not know ${isClaimant ? 'you' : claimant}`,
      paragraphs: [
        `${isClaimant ? 'You' : `${person} of ${claimant}`} asked for a code for ${residence}. Somebody who reads what the listing publishes says: “This is not us.”`,
        pick(next, cause),
      ],
      action: open(facts, 'See the claim'),
    }
  },
  overdue: (facts) => {
    const { residence, claimant, reader } = facts
    const decider = capitalizeDecider(facts.decider)
    const staffToo = 'From now on the alliance may decide as well'
    const words = {
      staff: `${decider} has not decided the claim of ${claimant} so far. ${staffToo}.`,
      decider: `${claimant} says that ${residence} is theirs, and waits for your decision. ${staffToo}.`,
      claimant: `${decider} has not decided your claim so far. ${staffToo}, and was told. There is nothing to do for you.`,
    }
    return {
      subject: `${reader === 'claimant' ? 'Your' : 'A'} claim of ${residence} has waited ${affiliateDays} days`,
      paragraphs: [pick(words, reader)],
      action: open(facts, reader === 'claimant' ? 'See your claim' : 'Decide the claim'),
    }
  },
} satisfies Record<ClaimMailKind, (facts: ClaimFacts) => MailTextParts>

function pick<Words>(words: Partial<Record<MailCause | MailReader, Words>>, of: MailCause | MailReader): Words {
  const found = words[of]
  if (found === undefined) throw new Error(`There are no words for a mail of this cause: ${of}.`)
  return found
}

export function writeClaimMail(kind: ClaimMailKind, facts: ClaimFacts): MailText {
  return writeMail(mails[kind](facts))
}
