import type { Mailer } from './mail-delivery.ts'
import { mailFolder } from './mail-folder.ts'
import { mailServer } from './mail-server.ts'

export function createMailer(options: { smtpUrl: string | null; from: string; folder: string }): Mailer {
  const { smtpUrl, from, folder } = options
  return smtpUrl === null ? mailFolder(folder, from) : mailServer(smtpUrl, from)
}
