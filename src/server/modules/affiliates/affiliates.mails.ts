import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'
import { cleanNameForMail } from '#server/plumbing/mail/name-for-mail.ts'

export function writeKeyMail(
  { affiliate, hasLeaked, reason }: { affiliate: string; hasLeaked: boolean; reason: string },
  baseUrl: string,
): MailText {
  const of = cleanNameForMail(affiliate)
  return writeMail({
    subject: `The key that signs the certificates of ${of} was changed`,
    paragraphs: [
      `The alliance changed the key that signs the certificates of ${of}. No certificate changed: each holds as before, and its number, code and badge stay.`,
      hasLeaked
        ? 'Somebody else may have had the old key, so nothing it signed counts any more. Whoever keeps a signed copy asks for it again at the address of its number, where it is signed with the new key.'
        : 'Signed copies that somebody keeps from before stay good.',
      `Why: ${reason}`,
    ],
    action: { label: 'See the certificates', href: `${baseUrl}/affiliate/homes?show=certified` },
  })
}
