import type { CertificateStop } from '#domain/certification/certificate/certificate.ts'
import { longDay } from '#domain/language/dates.ts'

export const stoppedWords = {
  suspended: (at: string) => `Suspended on ${longDay(at)}. Ask who certified it what comes next.`,
  withdrawn: (at: string) => `Withdrawn on ${longDay(at)}. The house may apply again.`,
  unconfirmed: (at: string) => `To be confirmed since ${longDay(at)}: the house moved or changed hands.`,
} satisfies Record<CertificateStop, (at: string) => string>
