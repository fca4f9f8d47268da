import * as z from 'zod/mini'
import { stoppedAs } from '#domain/certification/certificate/own-standing.ts'

export const stoppedCertificate = z.object({ as: z.enum(stoppedAs), on: z.string(), reason: z.string() })
