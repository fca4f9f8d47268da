import { invitationLimits } from '#contract/team/team.ts'
import type { DeskKind, DeskRole } from '#domain/people/desk-powers.ts'
import { chooseRoleWords, describeRole } from '#domain/people/role-words.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'

const writeRoleLine = (role: DeskRole, kind: DeskKind) =>
  `As ${describeRole(role)} you ${chooseRoleWords(kind)[role].may.replace(/^M/, 'm')}`

type InvitationFacts = {
  organization: string
  kind?: DeskKind
  invitedBy: string
  role: DeskRole
  residences?: readonly string[] | null
  link: string
}

const residencesNamed = 20

export function writeInvitationMail({
  organization,
  kind = 'operator',
  invitedBy,
  role,
  residences = null,
  link,
}: InvitationFacts): MailText {
  const [name, by] = [cleanNameForMail(organization), cleanNameForMail(invitedBy)]
  return writeMail({
    subject: `${by} invites you to the team of ${name}`,
    paragraphs: [
      'Hello,',
      `${by} invites you to the team of ${name} in the housing directory, as ${describeRole(role)}.`,
      writeRoleLine(role, kind),
    ],
    ...(residences !== null && { facts: [[residences.length === 1 ? 'House' : 'Houses', writeNames(residences)]] }),
    action: { label: 'See the invitation', href: link },
    closing: [
      `The link is for you alone. It works once, for ${invitationLimits.days} days.`,
      'If you do not know who this is, do nothing: without the link nothing happens.',
    ],
  })
}

function writeNames(residences: readonly string[]): string {
  const more = residences.length - residencesNamed
  const names = residences.slice(0, residencesNamed).map((name) => cleanNameForMail(name))
  return [...names, ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

type Addressee = { firstName: string; organization: string; kind?: DeskKind }
const writeHello = ({ firstName }: Addressee) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`)

type NewPlace = { by: string; role: DeskRole; residences?: number | null; desk: string }

export function writeRoleChangedMail(to: Addressee, { by, role, residences = null, desk }: NewPlace) {
  const kept = residences === null ? '' : residences === 1 ? ' of one house' : ` of ${residences} houses`
  return writeMail({
    subject: `Your role at ${to.organization} changed`,
    paragraphs: [
      writeHello(to),
      `${by} changed your role at ${to.organization}. From now on you are ${describeRole(role)}${kept}.`,
      writeRoleLine(role, to.kind ?? 'operator'),
    ],
    action: { label: 'Go to your desk', href: desk },
    closing: [`Is that not right? Reply to this email: it goes to ${by}.`],
  })
}

export function writeRemovedMail(to: Addressee, { by }: { by: string }): MailText {
  return writeMail({
    subject: `You are no longer in the team of ${to.organization}`,
    paragraphs: [
      writeHello(to),
      `${by} took you out of the team of ${to.organization}. You were signed out there, and its links in your email stopped working.`,
      'Your account is still yours. What you did for the houses stays in their history under your name.',
    ],
    closing: [`Is that not right? Reply to this email: it goes to ${by}.`],
  })
}

export function writeTrainingMail(
  to: Addressee,
  { by, done, of, training }: { by: string; done: number; of: number; training: string },
): MailText {
  const left = of - done
  return writeMail({
    subject: `Your short training at ${to.organization}`,
    paragraphs: [
      writeHello(to),
      `${by} asks you to finish the short training for the desk of ${to.organization}. ${
        left === 1 ? 'One step is left' : `${left} of ${of} steps are left`
      }; each takes a minute or two.`,
    ],
    action: { label: 'Open the training', href: training },
    closing: [`Questions? Reply to this email: it goes to ${by}.`],
  })
}
