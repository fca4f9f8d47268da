import { join } from 'node:path'
import { createMailer } from '#server/plumbing/mail/mailer.ts'
import { createPusher } from '#server/plumbing/mail/push-delivery.ts'
import { createTexter } from '#server/plumbing/mail/text-delivery.ts'
import { openAddress } from '#server/plumbing/sealing/sealed-address.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createDelivery } from './delivery.service.ts'
import { createDevicesRoutes } from './devices/devices.routes.ts'
import { createDevices } from './devices/devices.service.ts'
import { createPushCarrier } from './devices/push-carrier.service.ts'
import { startMailJobs } from './mail.jobs.ts'
import { createMailRoutes } from './mail.routes.ts'
import { createMail } from './mail.service.ts'

export function createMailModule({ env, transactions, clock, log, jobs, rateLimits, secretKey }: ServerParts) {
  const { smtpUrl, smsUrl, smsToken, push, mailFrom: from, dataDir } = env
  const mailer = createMailer({ smtpUrl, from, folder: join(dataDir, 'mail') })
  const texter = createTexter({ smsUrl, smsToken, folder: join(dataDir, 'sms') })
  const transport = smtpUrl === null ? 'files' : 'smtp'
  const mail = createMail({ transactions, clock, transport, from, jobs, log })
  const pushes = createPushCarrier({ transactions, clock, pusher: push && createPusher(push) })
  const devices = createDevices({ transactions, mail, rateLimits, clock, push })
  const openOwnAddress = (recipient: string) => openAddress(recipient, secretKey)
  const delivery = createDelivery({ transactions, mailer, texter, pushes, addressOf: openOwnAddress, clock, log })
  return {
    mail,
    devices,
    routes: [createMailRoutes(mail), createDevicesRoutes(devices)],
    async start() {
      await devices.forgetOtherKeys()
      await startMailJobs(jobs, delivery)
    },
    stop: delivery.stop,
  }
}
