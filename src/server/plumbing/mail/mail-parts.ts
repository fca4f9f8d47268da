export type Link = { label: string; href: string }

export const mailName = 'Porchlight'

/**
 * All plain text: `writeMail` escapes it. `headline` is what the mail is about, such as the name of a house, over the
 * subject.
 */
export type MailTextParts = {
  subject: string
  headline?: string
  paragraphs: readonly string[]
  facts?: readonly (readonly [label: string, value: string])[]
  quote?: string
  after?: readonly string[]
  action?: Link
  others?: readonly Link[]
  choices?: readonly Link[]
  stop?: Link
  sections?: readonly { title: string; words: string; links: readonly Link[] }[]
  closing?: readonly string[]
  language?: 'en' | 'es'
}

export type Facts = readonly (readonly [string, string])[]

/** Never says what kind of house a mail is about. */
const signature = { en: 'The housing directory', es: 'El directorio de vivienda' } as const

export function toOneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

export function writeSignature({ language = 'en' }: Pick<MailTextParts, 'language'>): string {
  return `${mailName}
${signature[language]}`
}
