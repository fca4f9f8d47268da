import type { ErrorCode } from '#contract/errors.ts'

/** What went wrong: our own sentence about it, and after how many seconds another try makes sense. */
export type Said = { code: ErrorCode; message: string; retryAfter?: number | undefined }

/** What a page made of nothing but words says, in each language. */
export type PlainWords = {
  title: Record<'wait' | 'nothing' | 'refused', string>
  sentence: (said: Said) => string
  crisis: { ask: string; helpline: string; details: string }
  again: string
  /** Where to go instead. */
  home: { words: string; to: string }
  /** Between `again` and `home`. */
  or: string
  /** Before `home`, where another try cannot help. */
  go: string
  /** To somebody who sent a form and was signed out meanwhile. */
  signedOut: { title: string; signIn: string }
  /** To somebody who sent a form for which they first have to confirm that it is them. */
  proveAgain: { title: string; signIn: string }
  /** What both do with what they wrote. */
  keptForm: { comeBack: string; copy: string; fields: FieldLabels }
}

/** What a field is called where its name says too little; of several forms with one name what all of them ask for. */
export type FieldLabels = Readonly<Record<string, string>>
