import { capitalize } from '#domain/language/capital.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { levelNumerals } from '#domain/language/level-numerals.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'

export type StoppedBefore = 'moved' | 'operator' | 'suspended'

export type SetFacts = {
  number: string
  residence: string
  city: string
  level: 1 | 2 | 3 | 4
  issuedOn: string
  endsOn: string
  form: string | null
  /** Of one for a time: by when the affiliate checks in, until it has; its last day before it was extended. */
  checkInOn: string | null
  extendedFrom: string | null
  isExtended: boolean
  extensionDays: number | null
  stoppedBefore: StoppedBefore | null
}

const whyAgain: Record<StoppedBefore, string> = {
  moved: 'It was to be confirmed since the house moved. It counts again.',
  operator: 'It was to be confirmed since the house has another operator. It counts again.',
  suspended: 'The one before was suspended. The house is certified again.',
}

const namedAtMost = 100

/** To the operator: what an affiliate set by its form, or all that it set by one import. */
export function writeSetMail(all: readonly SetFacts[], affiliate: string, baseUrl: string): MailText {
  const by = cleanNameForMail(affiliate)
  const more = all.length - namedAtMost
  return writeMail({
    subject: nameSubject(all),
    paragraphs: [
      `${by} ${all.length === 1 && all[0]?.isExtended ? 'extended' : 'set'} ${sayWhat(all)}`,
      ...sayForATime(all, by),
    ],
    sections: all.slice(0, namedAtMost).map((one) => ({
      title: `${cleanNameForMail(one.residence)} (${cleanNameForMail(one.city)})`,
      words: describe(one),
      links: [{ label: 'See it as the public does', href: `${baseUrl}/verify/${encodeURIComponent(one.number)}` }],
    })),
    closing: [
      ...(more > 0 ? [`And ${formatNumber(more)} more.`] : []),
      `Is something not right? Get in touch with ${by}.`,
    ],
    action: {
      label: all.length === 1 ? 'See where it stands' : 'See where they stand',
      href: `${baseUrl}/workspace/certification`,
    },
  })
}

function sayWhat(all: readonly SetFacts[]): string {
  const forms = all.flatMap(({ form }) => form ?? [])
  if (all.length > 1) {
    const says = forms.length === 0 ? 'that the houses are certified' : 'what each house has'
    return `these certificates. The public list and their badges say ${says}.`
  }
  const says =
    forms[0] === undefined ? 'the house is certified' : `it is a ${forms[0]} certificate, which holds for a time`
  return `this certificate. The public list and its badge say that ${says}.`
}

function sayForATime(all: readonly SetFacts[], by: string): string[] {
  if (all.every(({ form }) => form === null)) return []
  return [
    `A certificate for a time is not the full one. Before its last day the house needs the full certificate: apply for it, or get in touch with ${by}, which may give it without a new application. Without it the house is not certified after that day.`,
  ]
}

function nameSubject(all: readonly SetFacts[]): string {
  const [first] = all
  if (!first || all.length > 1) return `${formatNumber(all.length)} certificates count now`
  const home = cleanNameForMail(first.residence)
  if (first.isExtended) return `The certificate of ${home} is extended to ${formatMediumDay(first.endsOn)}`
  const whose = `The ${first.form ? `${first.form} ` : ''}certificate of ${home} counts`
  return first.stoppedBefore === null ? `${whose} until ${formatMediumDay(first.endsOn)}` : `${whose} again`
}

function describe(facts: SetFacts): string {
  const { number, level, form, issuedOn, endsOn, stoppedBefore } = facts
  const what = form === null ? 'Certificate' : `${capitalize(form)} certificate`
  const holds = `It counts from ${formatMediumDay(issuedOn)} to ${formatMediumDay(endsOn)}.`
  const again = stoppedBefore === null ? '' : ` ${whyAgain[stoppedBefore]}`
  return `${what} ${cleanNameForMail(number)}, Level ${levelNumerals[level]}. ${holds}${again}${form === null ? '' : sayTerm(facts)}`
}

function sayTerm({ checkInOn, extendedFrom, endsOn, extensionDays }: SetFacts): string {
  const checkIn = checkInOn === null ? '' : ` The check-in is due by ${formatMediumDay(checkInOn)}.`
  if (extendedFrom !== null) {
    return `${checkIn} It was extended from ${formatMediumDay(extendedFrom)} to ${formatMediumDay(endsOn)}. That is done once: there is no other extension.`
  }
  return extensionDays === null
    ? checkIn
    : `${checkIn} After the check-in it can be extended once, by ${extensionDays} days.`
}
