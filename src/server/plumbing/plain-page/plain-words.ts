import type { ErrorCode } from '#contract/calls/errors.ts'

export type ErrorFacts = { code: ErrorCode; message: string; retryAfter?: number | undefined }

export type PlainWords = {
  title: Record<'wait' | 'nothing' | 'refused', string>
  sentence: (said: ErrorFacts) => string
  crisis: { ask: string; helpline: string; details: string }
  again: string
  residence: { words: string; to: string }
  or: string
  go: string
  signedOut: { title: string; signIn: string }
  proveAgain: { title: string; signIn: string }
  keptForm: { comeBack: string; copy: string; fields: FieldLabels }
}

export type FieldLabels = Readonly<Record<string, string>>
