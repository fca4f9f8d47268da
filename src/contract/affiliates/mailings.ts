import * as z from 'zod/mini'
import { count } from '#contract/calls/typed.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { mailedStates, mailingLimits, noMailReasons } from '#domain/states/residences/mailing.ts'

/** A choice of homes, as an address of the table of homes says it. */
const homes = z.string().check(z.maxLength(mailingLimits.homes, 'That choice of homes is too long.'))
const left = z.array(z.object({ home: z.string(), why: z.enum(noMailReasons) }))

export const mailingsQuery = z.object({
  homes: z._default(homes, ''),
  /** The mailing that is shown with what became of each office; without one, the last. */
  mailing: z._default(z.string(), ''),
})

const mailingLine = z.object({
  id: z.string(),
  subject: z.string(),
  sentAt: z.string(),
  sentBy: z.string(),
  offices: count,
  left: count,
  isStopped: z.boolean(),
})
export type MailingLine = z.infer<typeof mailingLine>

/** `replyTo`: what the affiliate has published as its email. `remaining`: mailings that may still leave now. */
export const mailingsDesk = z.object({
  affiliate: z.string(),
  replyTo: z.nullable(z.string()),
  remaining: count,
  /** `unmailed`: of `count`, the homes that nobody can be mailed about. */
  choices: z.array(z.object({ homes: z.string(), count, unmailed: count })),
  wanted: z.nullable(z.string()),
  draft: z.nullable(
    z.object({ id: z.string(), revision: z.int(), subject: z.string(), text: z.string(), homes: z.string() }),
  ),
  preview: z.nullable(
    z.object({
      subject: z.string(),
      text: z.string(),
      offices: z.array(z.object({ operator: z.string(), homes: z.array(z.string()) })),
      left,
    }),
  ),
  mailings: z.array(mailingLine),
  shown: z.nullable(
    z.object({
      id: z.string(),
      subject: z.string(),
      text: z.string(),
      offices: z.array(z.object({ operator: z.string(), homes: z.array(z.string()), state: z.enum(mailedStates) })),
      left,
      leavesAt: z.nullable(z.string()),
    }),
  ),
})
export type MailingsDesk = z.infer<typeof mailingsDesk>

const { subject, text } = mailingLimits
const id = z.uuid('There is no such draft.')
const whole = z.coerce.number<string>().check(z.int(), z.minimum(0))

export const mailingChange = z.discriminatedUnion(
  'act',
  [
    z.object({
      act: z.literal('save'),
      revision: whole,
      homes,
      subject: z
        .string()
        .check(z.trim(), z.minLength(1, 'Write a subject.'), z.maxLength(subject, `At most ${subject} letters.`)),
      text: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'Write what you want to say.'),
          z.maxLength(text, `At most ${formatNumber(text)} letters.`),
        ),
    }),
    z.object({ act: z.literal('send'), id, revision: whole, offices: whole }),
    z.object({ act: z.literal('discard'), id }),
    z.object({ act: z.literal('stop'), id }),
  ],
  'This form does nothing here.',
)
export type MailingChange = z.infer<typeof mailingChange>
