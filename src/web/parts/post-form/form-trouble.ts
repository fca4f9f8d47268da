import type { Failure } from '#web/plumbing/failure.ts'

/** What was wrong: sentences for fields, and one for the whole. */
export type FormTrouble = Pick<Failure, 'message' | 'fields'>
