import * as z from 'zod/mini'

/** The fields of a form as they were typed: for calls whose rules read the texts themselves and say what is wrong with each. */
export const formFields = z.record(z.string(), z.string())
