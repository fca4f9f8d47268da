import { formatPhone } from '#domain/inquiries/tel-address.ts'
import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'

type Identity = { name: string; city: string; state: string; phone: string }
type Residence = Identity & { slug: string; operator: string; was: Partial<Identity> | null }

export type DailyListFacts = {
  baseUrl: string
  where: string
  residences: readonly Residence[]
  reader: 'affiliate' | 'alliance'
}

const namedAtMost = 100

export function writeDailyListMail({ baseUrl, where, residences, reader }: DailyListFacts): MailText {
  const live = residences.filter(({ was }) => was === null)
  const changed = residences.filter(({ was }) => was !== null)
  const more = residences.length - namedAtMost
  return writeMail({
    subject: `${formatSubject(live.length, changed.length)} in ${where}`,
    paragraphs: [
      ...(live.length > 0
        ? [
            `Since the last list, ${formatCount(live.length, 'house')} of operators went live or came back on the public list in ${where}.`,
          ]
        : []),
      ...(changed.length > 0
        ? [`${formatCount(changed.length, 'house')} on the public list took another name, place or phone number.`]
        : []),
      'There is nothing to do, unless one of them is not what it says.',
    ],
    // What stands there under another name now is easily overlooked between much that is new.
    sections: [...changed, ...live].slice(0, namedAtMost).map((residence) => ({
      title: cleanNameForMail(residence.name),
      words: describeResidence(residence),
      links: [{ label: 'See its page', href: `${baseUrl}/residences/${residence.slug}` }],
    })),
    closing: [...(more > 0 ? [`And ${formatNumber(more)} more.`] : []), falseWords[reader]],
    others: [{ label: 'Claims and checks', href: `${baseUrl}/workspace/claims` }],
  })
}

const undo =
  'Is one of them false? What was approved in the last 30 days can be undone on the page of claims and checks.'
const falseWords = {
  affiliate: `${undo} For anything else reply to this email: it goes to the alliance.`,
  alliance: undo,
}

function formatSubject(live: number, changed: number): string {
  if (live === 0) return `${formatCount(changed, 'house')} changed`
  return `${formatCount(live, 'house')} went live${changed > 0 ? ` and ${formatNumber(changed)} changed` : ''}`
}

function describeResidence({ city, state, operator, phone, was }: Residence): string {
  const now = `${cleanNameForMail(city)}, ${state}. ${cleanNameForMail(operator)}. ${formatPhone(phone)}.`
  if (was === null) return now
  const hasMoved = was.city !== undefined || was.state !== undefined
  const place = hasMoved ? `${cleanNameForMail(was.city ?? city)}, ${was.state ?? state}` : ''
  const before = [was.name === undefined ? '' : cleanNameForMail(was.name), place, formatPhone(was.phone ?? '')].filter(
    (one) => one !== '',
  )
  return `${now} Until now: ${before.length > 0 ? before.join(', ') : 'another ZIP code'}.`
}
