import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { certificatesRoutes } from './certificates.routes.ts'
import { createCertificates } from './certificates.service.ts'
import { createSigning } from './signing/signing.service.ts'
import { verifyRoutes } from './verify/verify.routes.ts'
import { createVerifying } from './verify/verify.service.ts'

export function createCertificatesModule(parts: ServerParts): ServerModule {
  const signing = createSigning(parts)
  return {
    routes: [certificatesRoutes(createCertificates(parts)), verifyRoutes(createVerifying(parts), signing)],
  }
}
