import * as z from 'zod/mini'

export const formFields = z.record(z.string(), z.string())
