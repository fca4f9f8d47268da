import * as z from 'zod/mini'
import { cleanTyped, count, isStorableMoment, moment, requireLocalMoment, requireWords } from '#contract/calls/typed.ts'
import {
  applicationEnds,
  applicationLimits,
  findings,
  interviewWays,
  outcomes,
  ruleAnswers,
  stages,
} from '#domain/certification/application/application.ts'
import { certificateStops, mayBeDay, wrongDay } from '#domain/certification/certificate/certificate.ts'
import { evidenceKinds } from '#domain/certification/standard/rule.ts'
import { conditionalRules, levelOfSupport } from './certificates.ts'
import { evidenceAct, shownEvidence } from './evidence.ts'
import { answerAct, code, defineOptionalWords, defineSeen, defineShown, defineWords } from './rule-answer.ts'
import { shownFees, shownProposal, storyStep, visitFinding } from './shown-parts.ts'
import { photoAct, visitPhoto } from './visit-photos.ts'

const { note, question, reason } = applicationLimits

export const startInput = z.object({
  residenceId: z.uuid('There is no such home.'),
  level: levelOfSupport,
})

const early = z.optional(z.literal('yes'))

/** On the clock of the house: 2027-03-31T13:30. */
const planned = z.string('Choose a day and a time.').check(requireLocalMoment('Choose a day and a time.'))
const dueOn = z.nullable(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.trim() || null),
  ),
)

/** How many dates were set when the page was read: who plans by an older page is refused. */
const datesSeen = z.optional(z.coerce.number<string>('This form is not whole. Load the page again.'))

const waiverSeen = z.optional(defineSeen({ reason: defineShown(reason) }))

const someIds = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12} ?){0,40}$/
const idList = z.string().check(z.regex(someIds, 'These are no findings.'))
const codeList = z.string().check(z.regex(/^(?:[\dA-Z][\dA-Za-z.]{1,11} ?){0,200}$/, 'These are no rules.'))
const listIds = (text: string) => text.split(' ').filter(Boolean)

export const applicationAct = z.discriminatedUnion(
  'act',
  [
    answerAct,
    z.object({ act: z.literal('open') }),
    z.object({
      act: z.literal('reply'),
      questionId: z.uuid('There is no such question.'),
      words: defineWords('Answer', question),
    }),
    z.object({ act: z.literal('remedy'), code, words: defineWords('What you did', note) }),
    z.object({ act: z.literal('withdraw'), reason: defineOptionalWords('Reason', reason) }),
    z.object({ act: z.literal('write'), words: defineWords('Message', note) }),
    z.object({ act: z.literal('appeal'), words: defineWords('Your reasons', reason) }),
    z.object({
      act: z.literal('ask'),
      code: z._default(
        z.pipe(
          code,
          z.transform((text: string) => text || null),
        ),
        null,
      ),
      words: defineWords('Question', question),
    }),
    z.object({
      act: z.literal('check'),
      code,
      finding: z._default(z.nullable(z.enum(findings, 'Choose one of the findings.')), null),
      words: defineOptionalWords('What is missing', note),
      dueOn: z._default(dueOn.check(z.refine((day) => day === null || mayBeDay(day), wrongDay)), null),
      /** Made on the device of an inspector: what comes twice counts once. */
      findingId: z.optional(z.uuid('There is no such finding.')),
      visitId: z.optional(z.uuid('There is no such visit.')),
      /** Ids of the findings that it takes the place of, with a space between them. */
      over: z.optional(z.pipe(idList, z.transform(listIds))),
      madeAt: z.optional(z.iso.datetime('This is no moment.').check(z.refine(isStorableMoment, 'This is no moment.'))),
      was: z.optional(defineSeen({ finding: defineShown(note), words: defineShown(note), dueOn: defineShown(note) })),
    }),
    z.object({ act: z.literal('waive'), code, reason: defineWords('Reason', reason), was: waiverSeen }),
    z.object({ act: z.literal('end-waiver'), code, was: waiverSeen }),
    z.object({ act: z.literal('accept-answers'), codes: z.pipe(codeList, z.transform(listIds)) }),
    z.object({ act: z.literal('accept') }),
    z.object({
      act: z.literal('set-interview'),
      startsAt: planned,
      how: z.enum(interviewWays, 'Choose how you talk.'),
      where: defineOptionalWords('Where', applicationLimits.where),
      was: datesSeen,
    }),
    z.object({
      act: z.literal('hold-interview'),
      early,
    }),
    z.object({
      act: z.literal('set-visit'),
      startsAt: planned,
      inspectorId: z.uuid('Choose who goes there.'),
      was: datesSeen,
    }),
    z.object({
      act: z.literal('hold-visit'),
      visitId: z.uuid('There is no such visit.'),
      early,
    }),
    z.object({
      act: z.literal('cancel-visit'),
      visitId: z.uuid('There is no such visit.'),
      reason: defineWords('Reason', reason),
    }),
    z.object({
      act: z.literal('propose'),
      outcome: z.enum(outcomes, 'Choose a decision.'),
      reasons: requireWords(
        'Give the reasons: the operator reads them.',
        reason,
        `Reasons is longer than ${reason} characters.`,
        cleanTyped(),
      ),
      conditions: defineOptionalWords('Conditions', reason),
    }),
    z.object({ act: z.literal('confirm') }),
    z.object({ act: z.literal('send-back'), reason: defineWords('Reason', reason) }),
    z.object({ act: z.literal('declare-conflict') }),
    z.object({ act: z.literal('grant-appeal'), reason: defineWords('Reasons', reason) }),
    z.object({ act: z.literal('refuse-appeal'), reason: defineWords('Reasons', reason) }),
  ],
  'This form does nothing here.',
)
export type ApplicationAct = z.infer<typeof applicationAct>

export const sentAct = z.discriminatedUnion(
  'act',
  [applicationAct, evidenceAct, photoAct],
  'This form does nothing here.',
)

export const applicationLine = z.object({
  id: z.string(),
  residence: z.object({ id: z.string(), name: z.string(), city: z.string(), state: z.string() }),
  isSample: z.boolean(),
  isProposed: z.boolean(),
  isSteppedBack: z.boolean(),
  operator: z.string(),
  affiliate: z.string(),
  level: z.int(),
  isRenewal: z.boolean(),
  /** It began from the answers of an earlier application. */
  isFilledIn: z.boolean(),
  stage: z.enum(stages),
  stageSince: moment,
  startedAt: moment,
  heardAt: moment,
  /**
   * Required and recommended rules, and how many of them were answered. Of the required ones, `unanswered` wait for the
   * operator, and `open` are neither met nor waived.
   */
  rules: count,
  answered: count,
  isVisited: z.boolean(),
  unanswered: count,
  open: count,
  questions: count,
  toMend: count,
  visitAt: z.nullable(moment),
  /** The first last day of its evidence that nothing by the same title outlasts; days gone by too. */
  evidenceEndsOn: z.nullable(z.string()),
  interviewAt: z.nullable(moment),
  /** The day in its state on which silence ends it, once its notice went. */
  silentEnd: z.nullable(z.string()),
  appealUntil: z.nullable(moment),
  end: z.nullable(z.object({ as: z.enum(applicationEnds), at: moment, reason: z.string(), conditions: z.string() })),
})
export type ApplicationLine = z.infer<typeof applicationLine>

export const applicationRule = z.object({
  code: z.string(),
  title: z.string(),
  detail: z.nullable(z.string()),
  evidence: z.array(z.enum(evidenceKinds)),
  files: z.array(shownEvidence),
  isShared: z.boolean(),
  isRequired: z.boolean(),
  answer: z.nullable(z.enum(ruleAnswers)),
  /** The answer is that of the application before, and the operator has not said yet that it still holds. */
  isFromLast: z.boolean(),
  note: z.string(),
  responsible: z.string(),
  finding: z.nullable(z.enum(findings)),
  findingWords: z.string(),
  dueOn: z.nullable(z.string()),
  remedy: z.string(),
  remediedAt: z.nullable(moment),
  waiver: z.string(),
  waivedBy: z.nullable(z.string()),
  /** What the listing says of it, where the operator has written nothing yet; `isYes` where that answers it. */
  listed: z.nullable(z.object({ words: z.string(), isYes: z.boolean() })),
})
export type ApplicationRule = z.infer<typeof applicationRule>

export const applicationAnswer = z.object({
  side: z.enum(['applicant', 'affiliate', 'alliance']),
  line: applicationLine,
  version: z.string(),
  fees: z.nullable(shownFees),
  /** The parts of the standard in their order, each with its rules; the last is what the state adds. */
  domains: z.array(z.object({ number: z.int(), title: z.string(), rules: z.array(applicationRule) })),
  questions: z.array(
    z.object({
      id: z.string(),
      code: z.nullable(z.string()),
      words: z.string(),
      askedAt: moment,
      askedBy: z.string(),
      answer: z.string(),
      answeredAt: z.nullable(moment),
      answeredBy: z.nullable(z.string()),
    }),
  ),
  messages: z.array(z.object({ id: z.string(), words: z.string(), at: moment, by: z.string() })),
  visits: z.array(
    z.object({
      id: z.string(),
      startsAt: moment,
      inspector: z.string(),
      codes: z.array(z.string()),
      heldAt: z.nullable(moment),
      heldBy: z.nullable(z.string()),
      canceledAt: z.nullable(moment),
    }),
  ),
  /** What each inspector found, oldest first; the applicant reads what holds of them with each rule. */
  visitFindings: z.array(visitFinding),
  /** Oldest first; of the applicant, those of what it has to mend, once the visit is done. */
  visitPhotos: z.array(visitPhoto),
  /** Where the house is and whom to call: for the people of the affiliate who act on it, while it is under review. */
  reach: z.nullable(
    z.object({ street: z.string(), zip: z.string(), phone: z.string(), name: z.string(), email: z.string() }),
  ),
  documentsAcceptedAt: z.nullable(moment),
  interview: z.object({
    at: z.nullable(moment),
    how: z.nullable(z.enum(interviewWays)),
    where: z.string(),
    sets: count,
    heldAt: z.nullable(moment),
    heldBy: z.nullable(z.string()),
  }),
  decisionRules: z.object({
    deciders: z.int(),
    holdsInterviews: z.boolean(),
    appealDays: count,
    conditional: z.nullable(conditionalRules),
    notConditional: z.nullable(z.string()),
    isListed: z.boolean(),
    isToBeChecked: z.boolean(),
  }),
  proposal: z.nullable(shownProposal),
  /** Who confirms what is proposed: the alliance where nobody else of the affiliate may. Null where one person decides. */
  confirmedBy: z.nullable(z.enum(['affiliate', 'alliance'])),
  mayAddEvidence: z.boolean(),
  appeal: z.nullable(z.object({ at: moment, words: z.string() })),
  appealUntil: z.nullable(moment),
  /** Who decides an appeal: the alliance alone where nobody of the affiliate may. Null where none waits. */
  appealBy: z.nullable(z.enum(['affiliate', 'alliance'])),
  appealDue: z.nullable(moment),
  /** The last day of a certificate that runs, whatever comes of the application. */
  certifiedUntil: z.nullable(z.string()),
  certificateNumber: z.nullable(z.string()),
  stopped: z.nullable(z.object({ as: z.enum(certificateStops), on: z.string(), reason: z.string() })),
  story: z.array(storyStep),
  /** What happened, when and by whom, oldest first; the applicant reads its own history. */
  history: z.array(z.object({ at: moment, by: z.string(), lines: z.array(z.string()) })),
  barred: z.nullable(z.enum(['party', 'conflict', 'decided'])),
  others: z.array(z.string()),
  mayStepBack: z.boolean(),
  /** Names of who has a conflict of interest; the applicant reads nothing of it. */
  steppedBack: z.array(z.string()),
  inspectors: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type ApplicationAnswer = z.infer<typeof applicationAnswer>
