import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { createCertificatesRoutes } from './certificates.routes.ts'
import { createCertificates } from './certificates.service.ts'
import { createReminding } from './reminding/reminding.service.ts'
import { createSetMailing } from './reminding/set-mailing.service.ts'
import { createSigning, type SigningKeys } from './signing/signing.service.ts'
import { createVerifyRoutes } from './verify/verify.routes.ts'
import { createVerifying, type VerifyService } from './verify/verify.service.ts'

export function createCertificatesModule(
  parts: ServerParts & { mail: MailService },
): ServerModule & { keys: SigningKeys; verifying: VerifyService } {
  const { renewOldKeys, ...signing } = createSigning(parts)
  const reminding = createReminding(parts)
  const verifying = createVerifying(parts)
  return {
    keys: signing,
    verifying,
    routes: [
      createCertificatesRoutes(createCertificates({ ...parts, reminding })),
      createVerifyRoutes(verifying, signing),
    ],
    async start() {
      await parts.jobs.repeat('certificate-reminders', '12 14 * * *', reminding.remind)
      await parts.jobs.repeat('certificate-unconfirmed', '* * * * *', reminding.tellUnconfirmed)
      await parts.jobs.repeat('certificate-set', '* * * * *', createSetMailing(parts).tellSet)
      await parts.jobs.repeat('certificate-keys', '26 9 * * *', renewOldKeys)
    },
  }
}
