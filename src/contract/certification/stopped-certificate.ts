import * as z from 'zod/mini'

export const stoppedCertificate = z.object({ badge: z.string(), words: z.string() })
