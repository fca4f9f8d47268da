import type { SigningKeys } from '#server/modules/certification/certificates/signing/signing.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { Officers } from '#server/modules/team/officers.service.ts'
import type { SecurityEvents } from '#server/plumbing/visitors/security-events.ts'
import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { createAffiliatesRoutes } from './affiliates.routes.ts'
import { createAffiliates } from './affiliates.service.ts'

type OtherServices = { mail: MailService; officers: Officers; securityEvents: SecurityEvents; keys: SigningKeys }

export function createAffiliatesModule(parts: ServerParts & OtherServices): ServerModule {
  return { routes: [createAffiliatesRoutes(createAffiliates(parts))] }
}
