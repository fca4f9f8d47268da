import { join } from 'node:path'
import { createMailer } from '#server/plumbing/mail/mailer.ts'
import { createTexter } from '#server/plumbing/mail/text-delivery.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createDelivery } from './delivery.service.ts'
import { startMailJobs } from './mail.jobs.ts'
import { mailRoutes } from './mail.routes.ts'
import { createMail } from './mail.service.ts'

export function createMailModule({ env, transactions, clock, log, jobs }: ServerParts) {
  const { smtpUrl, smsUrl, smsToken, mailFrom: from, dataDir } = env
  const mailer = createMailer({ smtpUrl, from, folder: join(dataDir, 'mail') })
  const texter = createTexter({ smsUrl, smsToken, folder: join(dataDir, 'sms') })
  const transport = smtpUrl === null ? 'files' : 'smtp'
  const mail = createMail({ transactions, clock, transport, from, jobs, log })
  const delivery = createDelivery({ transactions, mailer, texter, clock, log })
  return { mail, routes: [mailRoutes(mail)], start: () => startMailJobs(jobs, delivery), stop: delivery.stop }
}
