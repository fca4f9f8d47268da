import { formatPhone } from '#domain/inquiries/tel-address.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'

export function writePingText(language: 'en' | 'es', { residencePhone, link }: PingFacts): string {
  return language === 'es'
    ? `¿Todavía quiere un lugar? Conteste sí o no: ${link} O llame al ${formatPhone(residencePhone)}.`
    : `Do you still want a place? Answer yes or no: ${link} Or call ${formatPhone(residencePhone)}.`
}

export type PingFacts = { residencePhone: string; link: string; days: number }

/**
 * For privacy it neither names the house nor says what kind it is. Opening the link answers nothing, because mail
 * programs open links too.
 */
export function writePingMail(language: 'en' | 'es', { residencePhone, link, days }: PingFacts): MailText {
  if (language === 'es') {
    return writeMail({
      language,
      subject: '¿Todavía quiere un lugar?',
      paragraphs: [
        'Usted está en la lista de espera de una casa. ¿Todavía quiere un lugar?',
        'Si dice que sí, conserva su lugar. Si dice que no, sale de la lista.',
      ],
      action: { label: 'Contestar sí o no', href: link },
      closing: [
        'No necesita cuenta. Si dice que sí, después puede decir que no en el mismo enlace.',
        `También puede llamar al ${formatPhone(residencePhone)}. Si no sabemos de usted en ${days} días, su lugar puede pasar a otra persona.`,
      ],
    })
  }
  return writeMail({
    language,
    subject: 'Do you still want a place?',
    paragraphs: [
      'You are on the waiting list of a house. Do you still want a place?',
      'Yes keeps your place. No takes you off the list.',
    ],
    action: { label: 'Answer yes or no', href: link },
    closing: [
      'You need no account. After a yes you can still say no at the same link.',
      `You can also call ${formatPhone(residencePhone)}. If we hear nothing from you for ${days} days, you may be taken off the list.`,
    ],
  })
}
