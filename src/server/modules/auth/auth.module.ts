import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createAuthRoutes } from './auth.routes.ts'
import { createAuth } from './auth.service.ts'
import { createAlerts } from './security/alerts.service.ts'
import { createRecording } from './security/recording.service.ts'
import { createSecurityRoutes } from './security/security.routes.ts'
import { createSecurity } from './security/security.service.ts'

export function createAuthModule(parts: ServerParts & { mail: MailService }) {
  const { env, jobs, mail, secretKey: secret } = parts
  const alerts = createAlerts(parts)
  const securityEvents = createRecording({ ...parts, looked: alerts.look })
  const security = createSecurity(parts)
  const auth = createAuth({
    ...parts,
    secret,
    securityEvents,
    openId: env.oidc,
    secondFactor: env.secondFactor,
    sendMail: ({ to, kind, ...mailText }) => mail.send({ to, kind, mailText, confidential: true }),
  })
  return {
    auth,
    securityEvents,
    routes: [createAuthRoutes(auth), createSecurityRoutes(security, parts)],
    async start() {
      await jobs.repeat('security-retention', '6 9 * * *', security.forgetOld)
      await jobs.repeat('sign-in-cleaning', '23 * * * *', auth.deleteExpired)
      auth.start()
    },
  }
}
