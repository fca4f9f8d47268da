import type { CertificateStop } from '#domain/certification/certificate/certificate.ts'
import { formatLongDay } from '#domain/language/dates.ts'

export const stoppedWords = {
  suspended: (at: string) => `Suspended on ${formatLongDay(at)}. Ask who certified it what comes next.`,
  withdrawn: (at: string) =>
    `Withdrawn on ${formatLongDay(at)}. Tell who certified it if you do not agree. The house may apply again.`,
  unconfirmed: (at: string) => `To be confirmed since ${formatLongDay(at)}: the house moved or changed hands.`,
} satisfies Record<CertificateStop, (at: string) => string>
