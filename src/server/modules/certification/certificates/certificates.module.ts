import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { startCertificateJobs } from './certificates.jobs.ts'
import { createCertificatesRoutes } from './certificates.routes.ts'
import { createCertificates } from './certificates.service.ts'
import { createReminding } from './reminding/reminding.service.ts'
import { createSetMailing } from './reminding/set-mailing.service.ts'
import { createSigning, type SigningKeys } from './signing/signing.service.ts'
import { createVerifyRoutes } from './verify/verify.routes.ts'
import { createVerifying } from './verify/verify.service.ts'

export function createCertificatesModule(
  parts: ServerParts & { mail: MailService },
): ServerModule & { keys: SigningKeys } {
  const { renewOldKeys, ...signing } = createSigning(parts)
  const reminding = createReminding(parts)
  return {
    keys: signing,
    routes: [
      createCertificatesRoutes(createCertificates({ ...parts, reminding })),
      createVerifyRoutes(createVerifying(parts), signing),
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
