import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { certificatesRoutes } from './certificates.routes.ts'
import { createCertificates } from './certificates.service.ts'

export function createCertificatesModule(parts: ServerParts): ServerModule {
  return { routes: [certificatesRoutes(createCertificates(parts))] }
}
