import { formatPhone } from '#domain/inquiries/tel-address.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'

type Facts = { words: string; residencePhone: string; canReply: boolean }

/** For privacy we name neither the house nor what kind it is; the words are the house's own. */
export function writeReplyMail(language: 'en' | 'es', { words, residencePhone, canReply }: Facts): MailText {
  if (language === 'es') {
    return writeMail({
      language,
      subject: 'Una respuesta a su pregunta',
      paragraphs: ['Usted hizo una pregunta en este sitio. Esta es la respuesta:'],
      quote: words,
      after: residencePhone === '' ? [] : [`El teléfono del lugar es ${formatPhone(residencePhone)}.`],
      closing: [
        canReply
          ? 'Si responde a este correo, su respuesta llega al lugar y no a nosotros. El lugar verá su dirección.'
          : 'No responda a este correo: nadie lo lee. Llame al lugar.',
        'En su enlace privado también ve esta respuesta, y ahí puede borrar lo que escribió.',
      ],
    })
  }
  return writeMail({
    language,
    subject: 'An answer to your question',
    paragraphs: ['You asked a question on this site. This is the answer:'],
    quote: words,
    after: residencePhone === '' ? [] : [`Their phone is ${formatPhone(residencePhone)}.`],
    closing: [
      canReply
        ? 'If you reply to this email, your reply goes to the place and not to us. They will see your address.'
        : 'Please do not reply to this email: nobody reads it. Call the place instead.',
      'Your private link shows this answer too, and there you can delete what you wrote.',
    ],
  })
}
