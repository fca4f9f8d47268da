import { formatLongDay } from '#domain/language/dates.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'

export type HandlerNews = 'came_in' | 'filer_wrote' | 'operator_answered' | 'late' | 'escalated'

type HandlerFacts = {
  number: string
  /**
   * The home, or the state where it is about no one home. `due` is until when it is whose turn; null where nobody
   * waits.
   */
  place: string
  due: Date | null
  url: string
}

const handlerWords: Record<HandlerNews, { subject: (number: string) => string; says: (place: string) => string }> = {
  came_in: {
    subject: (number) => `${number}: a new case`,
    says: (place) => `Somebody says that something is wrong at ${place}.`,
  },
  filer_wrote: {
    subject: (number) => `${number}: something new`,
    says: (place) => `There is something new in the case about ${place}.`,
  },
  operator_answered: {
    subject: (number) => `${number}: the home answered`,
    says: (place) => `${place} answered what you asked.`,
  },
  late: {
    subject: (number) => `${number}: late`,
    says: (place) => `The time for the next step of the case about ${place} is over.`,
  },
  escalated: {
    subject: (number) => `${number}: the alliance is asked to look`,
    says: (place) => `A case about ${place} waits for the alliance.`,
  },
}

/** Holds nothing of whoever filed it and no word of what they wrote: it stays in one place. */
export function writeHandlerMail(news: HandlerNews, { number, place, due, url }: HandlerFacts): MailText {
  const { subject, says } = handlerWords[news]
  return writeMail({
    subject: subject(number),
    paragraphs: [
      says(cleanNameForMail(place, 160)),
      ...(due === null ? [] : [`The next step is due on ${formatLongDay(due)}.`]),
    ],
    action: { label: 'Read the case', href: url },
    closing: ['What was written stays there, not in this email.'],
  })
}

type FilerWords = { subject: string; paragraph: string; label: string; closing: string }

const filerWords: Record<'en' | 'es', FilerWords> = {
  en: {
    subject: 'Something new for you',
    paragraph: 'There is something new at the page that you asked to hear about. You need your key to open it.',
    label: 'Open the page',
    closing: 'You can take your email address off on that page. Replies to this email are not read.',
  },
  es: {
    subject: 'Hay algo nuevo para usted',
    paragraph: 'Hay algo nuevo en la página de la que pidió noticias. Necesita su clave para abrirla.',
    label: 'Abrir la página',
    closing: 'En esa página puede quitar su correo. Nadie lee las respuestas a este correo.',
  },
}

/** Others may read along in their mailbox, so it says neither what it is about nor where. */
export function writeFilerMail(language: 'en' | 'es', url: string): MailText {
  const { subject, paragraph, label, closing } = filerWords[language]
  const action = { label, href: url }
  return writeMail({ language, subject, paragraphs: [paragraph], action, closing: [closing] })
}

type OperatorFacts = { residence: string; handler: string; due: Date; url: string }

/** To the owners and managers of the house: that it is asked, and nothing of what. */
export function writeOperatorAskedMail({ residence, handler, due, url }: OperatorFacts): MailText {
  return writeMail({
    subject: `${cleanNameForMail(handler)} has a question about ${cleanNameForMail(residence, 120)}`,
    paragraphs: [`Please read it and give your side by ${formatLongDay(due)}.`],
    action: { label: 'Read and answer it', href: url },
    closing: ['Nobody may be treated worse because somebody asked for help. Please do not try to find out who it was.'],
  })
}
