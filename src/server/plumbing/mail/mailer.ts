import type { Mailer } from '#server/plumbing/mail/mail-delivery.ts'
import { mailFolder } from '#server/plumbing/mail/mail-folder.ts'
import { mailServer } from '#server/plumbing/mail/mail-server.ts'

export function createMailer(options: { smtpUrl: string | null; from: string; folder: string }): Mailer {
  const { smtpUrl, from, folder } = options
  return smtpUrl === null ? mailFolder(folder, from) : mailServer(smtpUrl, from)
}
