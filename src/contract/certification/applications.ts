import * as z from 'zod/mini'
import { conditionalRules } from '#contract/affiliates/certificates.ts'
import { cleaned, isStorableMoment } from '#contract/typed.ts'
import {
  applicationEnds,
  applicationLimits,
  findings,
  outcomes,
  ruleAnswers,
  stages,
} from '#domain/certification/application/application.ts'
import { certificateStops, mayBeDay } from '#domain/certification/certificate/certificate.ts'
import { evidenceKinds } from '#domain/certification/standard/rule.ts'
import { evidenceAct, shownEvidence } from './evidence.ts'
import { photoAct, visitPhoto } from './visit-photos.ts'

const moment = z.string()
const count = z.int().check(z.nonnegative())

const words = (label: string, most: number) =>
  z.string(`${label} is missing.`).check(cleaned(), z.maxLength(most, `${label} is longer than ${most} characters.`))
const optional = (label: string, most: number) => z._default(words(label, most), '')
const { note, question, reason, responsible } = applicationLimits

export const startInput = z.object({
  residenceId: z.uuid('There is no such home.'),
  level: z.coerce
    .number('Choose a level of support.')
    .check(
      z.int('Choose a level of support.'),
      z.gte(1, 'Choose a level of support.'),
      z.lte(4, 'Choose a level of support.'),
    ),
})

const code = z.string('There is no such rule.').check(z.maxLength(12, 'There is no such rule.'))
/** On the clock of the house: 2027-03-31T13:30. */
const planned = z
  .string('Choose a day and a time.')
  .check(
    z.refine(
      (text) => /^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d$/.test(text) && !Number.isNaN(Date.parse(text)),
      'Choose a day and a time.',
    ),
  )
const dueOn = z.nullable(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.trim() || null),
  ),
)

const idList = z
  .string()
  .check(z.regex(/^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12} ?){0,40}$/, 'These are no findings.'))
const codeList = z.string().check(z.regex(/^(?:[\dA-Z][\dA-Za-z.]{1,11} ?){0,200}$/, 'These are no rules.'))
const listIds = (text: string) => text.split(' ').filter(Boolean)

/** What somebody does with an application; who may do what, and when, is the state machine's to say. */
export const applicationAct = z.discriminatedUnion(
  'act',
  [
    z.object({
      act: z.literal('answer'),
      code,
      answer: z._default(z.nullable(z.enum(ruleAnswers, 'Choose one of the answers.')), null),
      note: optional('Note', note),
      responsible: optional('Who looks after this', responsible),
    }),
    z.object({ act: z.literal('open') }),
    z.object({
      act: z.literal('reply'),
      questionId: z.uuid('There is no such question.'),
      words: words('Answer', question),
    }),
    z.object({ act: z.literal('remedy'), code, words: words('What you did', note) }),
    z.object({ act: z.literal('withdraw'), reason: optional('Reason', reason) }),
    z.object({ act: z.literal('appeal'), words: words('Your reasons', reason) }),
    z.object({
      act: z.literal('ask'),
      code: z._default(
        z.pipe(
          code,
          z.transform((text: string) => text || null),
        ),
        null,
      ),
      words: words('Question', question),
    }),
    z.object({
      act: z.literal('check'),
      code,
      finding: z._default(z.nullable(z.enum(findings, 'Choose one of the findings.')), null),
      words: optional('What is missing', note),
      dueOn: z._default(
        dueOn.check(z.refine((day) => day === null || mayBeDay(day), 'Write the day like 2027-06-30.')),
        null,
      ),
      /** Made on the device of an inspector: what comes twice counts once. */
      findingId: z.optional(z.uuid('There is no such finding.')),
      visitId: z.optional(z.uuid('There is no such visit.')),
      /** Ids of the findings that it takes the place of, with a space between them. */
      over: z.optional(z.pipe(idList, z.transform(listIds))),
      madeAt: z.optional(z.iso.datetime('This is no moment.').check(z.refine(isStorableMoment, 'This is no moment.'))),
    }),
    z.object({ act: z.literal('waive'), code, reason: words('Reason', reason) }),
    z.object({ act: z.literal('end-waiver'), code }),
    z.object({ act: z.literal('accept-answers'), codes: z.pipe(codeList, z.transform(listIds)) }),
    z.object({ act: z.literal('accept') }),
    z.object({ act: z.literal('set-interview'), startsAt: planned }),
    z.object({ act: z.literal('hold-interview') }),
    z.object({ act: z.literal('set-visit'), startsAt: planned, inspectorId: z.uuid('Choose who goes there.') }),
    z.object({ act: z.literal('hold-visit'), visitId: z.uuid('There is no such visit.') }),
    z.object({
      act: z.literal('cancel-visit'),
      visitId: z.uuid('There is no such visit.'),
      reason: words('Reason', reason),
    }),
    z.object({
      act: z.literal('propose'),
      outcome: z.enum(outcomes, 'Choose a decision.'),
      reasons: words('Reasons', reason),
      conditions: optional('Conditions', reason),
    }),
    z.object({ act: z.literal('confirm') }),
    z.object({ act: z.literal('send-back'), reason: words('Reason', reason) }),
    z.object({ act: z.literal('declare-conflict') }),
    z.object({ act: z.literal('grant-appeal'), reason: words('Reasons', reason) }),
    z.object({ act: z.literal('refuse-appeal'), reason: words('Reasons', reason) }),
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
  /** Of a made-up home. */
  isSample: z.boolean(),
  /** A decision waits for its second person. */
  isProposed: z.boolean(),
  operator: z.string(),
  affiliate: z.string(),
  level: z.int(),
  isRenewal: z.boolean(),
  stage: z.enum(stages),
  stageSince: moment,
  startedAt: moment,
  heardAt: moment,
  /** Required and recommended rules, and how many of them were answered. */
  rules: count,
  answered: count,
  /** Required rules that are neither met nor waived. */
  open: count,
  /** Questions that wait for the applicant, and findings that wait to be mended. */
  questions: count,
  toMend: count,
  visitAt: z.nullable(moment),
  end: z.nullable(z.object({ as: z.enum(applicationEnds), at: moment, reason: z.string(), conditions: z.string() })),
})
export type ApplicationLine = z.infer<typeof applicationLine>

export const applicationRule = z.object({
  code: z.string(),
  title: z.string(),
  /** The figure that the state measures it by. */
  detail: z.nullable(z.string()),
  evidence: z.array(z.enum(evidenceKinds)),
  files: z.array(shownEvidence),
  /** Its evidence is that of the whole organization. */
  isShared: z.boolean(),
  isRequired: z.boolean(),
  answer: z.nullable(z.enum(ruleAnswers)),
  note: z.string(),
  responsible: z.string(),
  finding: z.nullable(z.enum(findings)),
  findingWords: z.string(),
  dueOn: z.nullable(z.string()),
  remedy: z.string(),
  remediedAt: z.nullable(moment),
  waiver: z.string(),
  waivedBy: z.nullable(z.string()),
})
export type ApplicationRule = z.infer<typeof applicationRule>

const visitFinding = z.object({
  id: z.string(),
  visitId: z.string(),
  code: z.string(),
  finding: z.nullable(z.enum(findings)),
  words: z.string(),
  dueOn: z.nullable(z.string()),
  by: z.string(),
  madeAt: moment,
  over: z.array(z.string()),
})

/** What an affiliate bills, in cents; nothing of it is paid here. */
const fees = z.object({
  lines: z.array(
    z.object({
      what: z.enum(['organization', 'residence', 'bed', 'application']),
      cents: count,
      overBeds: z.optional(count),
      mostCents: z.optional(count),
      count,
      sum: count,
    }),
  ),
  sum: count,
  source: z.string(),
})
export type ShownFees = z.infer<typeof fees>

export const applicationAnswer = z.object({
  side: z.enum(['applicant', 'affiliate', 'alliance']),
  line: applicationLine,
  version: z.string(),
  /** Null where nobody has said. */
  fees: z.nullable(fees),
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
  visits: z.array(
    z.object({
      id: z.string(),
      startsAt: moment,
      inspector: z.string(),
      codes: z.array(z.string()),
      heldAt: z.nullable(moment),
      canceledAt: z.nullable(moment),
    }),
  ),
  /** What each inspector found, oldest first; the applicant reads what holds of them with each rule. */
  visitFindings: z.array(visitFinding),
  /** Oldest first; of the applicant, those of what it has to mend, once the visit is done. */
  visitPhotos: z.array(visitPhoto),
  interview: z.object({ at: z.nullable(moment), heldAt: z.nullable(moment) }),
  decisionRules: z.object({
    deciders: z.int(),
    holdsInterviews: z.boolean(),
    appealDays: count,
    conditional: z.nullable(conditionalRules),
  }),
  /** The affiliate's alone until it is a decision. */
  proposal: z.nullable(
    z.object({
      outcome: z.enum(outcomes),
      reasons: z.string(),
      conditions: z.string(),
      by: z.string(),
      isOwn: z.boolean(),
    }),
  ),
  mayAddEvidence: z.boolean(),
  appeal: z.nullable(z.object({ at: moment, words: z.string() })),
  /** Until when a refusal can be appealed. */
  appealUntil: z.nullable(moment),
  /** Why whoever asks may not decide here. */
  barred: z.nullable(z.enum(['party', 'conflict', 'decided'])),
  /** People of the affiliate who can go there. */
  inspectors: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type ApplicationAnswer = z.infer<typeof applicationAnswer>

export const ownApplications = z.object({
  applications: z.array(applicationLine),
  /** The last certificate of each public residence that has had one; `stopped` where it does not count now. */
  certificates: z.array(
    z.object({
      residenceId: z.string(),
      number: z.string(),
      stopped: z.nullable(z.enum(certificateStops)),
      stoppedAt: z.nullable(z.string()),
    }),
  ),
  /** Residences without an application under way; `affiliate` is null where none decides here yet. */
  residences: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      city: z.string(),
      state: z.string(),
      affiliate: z.nullable(z.string()),
      fees: z.nullable(fees),
      /** That the affiliate certifies, and who says so. */
      levels: z.array(z.int()),
      levelsSource: z.string(),
      level: z.nullable(z.int()),
      isCertified: z.boolean(),
      certifiedUntil: z.nullable(z.string()),
      /** The last day on which an application would be a renewal; null where there is nothing to renew. */
      renewableUntil: z.nullable(z.string()),
    }),
  ),
})
export type OwnApplications = z.infer<typeof ownApplications>

export const applicationQueue = z.object({
  applications: z.array(applicationLine),
  settings: z.object({ deciders: z.int(), holdsInterviews: z.boolean() }),
})
export type ApplicationQueue = z.infer<typeof applicationQueue>

export const certificationSetting = z.object({
  deciders: z.coerce.number().check(z.refine((people) => people === 1 || people === 2, 'One or two people decide.')),
  holdsInterviews: z._default(z.stringbool('Choose yes or no.'), false),
})
