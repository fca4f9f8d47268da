import {
  isUrgent,
  type ReportDecision,
  type ReportKind,
  urgentHours,
  usualHours,
} from '#domain/residence/listing/page-report.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'

const about: Record<ReportKind, string> = {
  not_a_home: 'it is not a real home',
  scam: 'the contact is wrong, or it is a scam',
  unsafe: 'somebody is not safe there',
  duplicate: 'the same home is listed twice',
  closed: 'the home has closed',
  other: 'something else is wrong',
}

/** To the staff. Holds nothing of what was typed: it stays in one place. */
export function writeReportReceivedMail(facts: { residence: string; kind: ReportKind; reportUrl: string }): MailText {
  const residence = cleanNameForMail(facts.residence, 160)
  const urgent = isUrgent(facts.kind)
  return writeMail({
    subject: `${urgent ? 'Urgent: a' : 'A'} report of ${residence}`,
    paragraphs: [`Somebody reports the page of ${residence}: ${about[facts.kind]}.`],
    action: { label: 'Read the report', href: facts.reportUrl },
    closing: [urgent ? `Please answer within ${urgentHours} hours.` : `Please answer within ${usualHours / 24} days.`],
  })
}

type PassedOn = { residence: string; kind: ReportKind; said: string; note: string }

export function writeReportPassedOnMail({ residence, kind, said, note }: PassedOn): MailText {
  const place = cleanNameForMail(residence, 160)
  return writeMail({
    subject: `Please look at ${place}`,
    paragraphs: [`Somebody reported the page of ${place} to the alliance: ${about[kind]}. They wrote:`],
    quote: said,
    after: note === '' ? [] : [`The alliance adds: ${note}`],
    closing: ['Please look into it, and reply to this email when you know more. It goes to the alliance.'],
  })
}

type PassedUp = { residence: string; affiliate: string; reportUrl: string }

export function writeReportPassedUpMail(facts: PassedUp): MailText {
  const [residence, affiliate] = [cleanNameForMail(facts.residence, 160), cleanNameForMail(facts.affiliate)]
  return writeMail({
    subject: `${affiliate} passes a report of ${residence} to you`,
    paragraphs: [
      `A visitor reported the page of ${residence}. ${affiliate} has read it, and passes it to the alliance.`,
    ],
    action: { label: 'Read the report', href: facts.reportUrl },
  })
}

type Answer = { residence: string; decision: ReportDecision; affiliate: string; language: 'en' | 'es' }

const answers = {
  en: {
    subject: (residence: string) => `Your report of ${residence}`,
    thanks: (residence: string) => `Thank you for your report of the page of ${residence}.`,
    hidden: () => 'We have taken the page off the public list.',
    corrected: () => 'Those who look after homes in that state say that the page has been put right.',
    no_action: () => 'We have looked into it, and the page stays as it is for now.',
    passed_on: (affiliate: string) =>
      `We have passed it to ${affiliate}, which looks after recovery residences in that state.`,
    closing: 'The house does not learn who reported it. Do you know more? Reply to this email.',
  },
  es: {
    subject: (residence: string) => `Su aviso sobre ${residence}`,
    thanks: (residence: string) => `Gracias por su aviso sobre la página de ${residence}.`,
    hidden: () => 'Hemos quitado la página de la lista pública.',
    corrected: () => 'Usted tenía razón: la página se ha corregido.',
    no_action: () => 'Lo hemos revisado, y la página queda como está por ahora.',
    passed_on: (affiliate: string) =>
      `Lo hemos pasado a ${affiliate}, que se ocupa de las casas de recuperación en ese estado.`,
    closing: 'La casa no sabe quién dio el aviso. ¿Sabe algo más? Responda a este correo.',
  },
} as const

export function writeReportAnswerMail({ residence, decision, affiliate, language }: Answer): MailText {
  const words = answers[language]
  const place = cleanNameForMail(language === 'es' ? residence.replace(' in ', ' en ') : residence, 160)
  return writeMail({
    subject: words.subject(place),
    paragraphs: [words.thanks(place), words[decision](cleanNameForMail(affiliate))],
    closing: [words.closing],
    language,
  })
}
