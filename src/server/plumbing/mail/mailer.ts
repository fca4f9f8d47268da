import type { Mailer } from './mail-delivery.ts'
import { createMailFolder } from './mail-folder.ts'
import { createMailServer } from './mail-server.ts'

export function createMailer(options: { smtpUrl: string | null; from: string; folder: string }): Mailer {
  const { smtpUrl, from, folder } = options
  return smtpUrl === null ? createMailFolder(folder, from) : createMailServer(smtpUrl, from)
}
