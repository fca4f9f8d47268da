import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { startCertificateJobs } from './certificates.jobs.ts'
import { createCertificatesRoutes } from './certificates.routes.ts'
import { createCertificates } from './certificates.service.ts'
import { createReminding } from './reminding/reminding.service.ts'
import { createSetMailing } from './reminding/set-mailing.service.ts'
import { createSigning, type SigningKeys } from './signing/signing.service.ts'
import { createVerifyRoutes } from './verify/verify.routes.ts'
import { createVerifying, type Verifying } from './verify/verify.service.ts'

export function createCertificatesModule(
  parts: ServerParts & { mail: MailService },
): ServerModule & { keys: SigningKeys; verifying: Verifying } {
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
    start: () =>
      startCertificateJobs(parts.jobs, {
        remind: reminding.remind,
        tellUnconfirmed: reminding.tellUnconfirmed,
        tellSet: createSetMailing(parts).tellSet,
        renewOldKeys,
      }),
  }
}
