import type { Mailer } from '#server/plumbing/mail/mail-delivery.ts'
import { mailFolder } from '#server/plumbing/mail/mail-folder.ts'
import { mailServer } from '#server/plumbing/mail/mail-server.ts'

/**
 * Mail by the server of `smtpUrl`; without one, `.eml` files in `folder`. `from` is a sender as in "Name <a@b.example>".
 * Nodemailer is loaded with the first mail, so that a server that sends none does not carry it.
 */
export function createMailer(options: { smtpUrl: string | null; from: string; folder: string }): Mailer {
  const { smtpUrl, from, folder } = options
  return smtpUrl === null ? mailFolder(folder, from) : mailServer(smtpUrl, from)
}
