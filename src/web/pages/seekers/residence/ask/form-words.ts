import type { ResidenceWords } from '#content/seekers/residence/residence.en.ts'

type Of<Part extends keyof ResidenceWords, Name extends keyof ResidenceWords[Part]> = Pick<ResidenceWords[Part], Name>

export type TroubleWords = Of<
  'trouble',
  'title' | 'failed' | 'offline' | 'unreached' | 'callInstead' | 'later' | 'sending' | 'again'
>

export type WaitWords = Pick<ResidenceWords['ask']['wait'], 'title' | 'choice' | 'help' | 'forWhom' | 'choose'>

export type AskWords = Of<
  'ask',
  | 'name'
  | 'by'
  | 'ways'
  | 'phone'
  | 'phoneHelp'
  | 'email'
  | 'emailHelp'
  | 'when'
  | 'needed'
  | 'message'
  | 'optional'
  | 'messageHelp'
  | 'submit'
  | 'noPromise'
  | 'kept'
  | 'trap'
  | 'link'
> & { linkHelp: string; wait: WaitWords; trouble: TroubleWords }

export type FixWords = Of<'fix', 'message' | 'email' | 'emailHelp' | 'submit'> & {
  lead: string
  optional: string
  trap: string
  trouble: TroubleWords
}

export function pickAskWords(words: ResidenceWords, textsGoOut: boolean): AskWords {
  const { ask } = words
  const { lead: _, title: __, usually, measured, linkByEmail, linkHelp, wait, ...rest } = ask
  const { waiting, ...list } = wait
  return { ...rest, linkHelp: textsGoOut ? linkHelp : linkByEmail, wait: list, trouble: pickTroubleWords(words) }
}

export function pickFixWords(words: ResidenceWords, isClaimed: boolean): FixWords {
  const { fix, ask } = words
  const { message, email, emailHelp, submit, lead, leadUnclaimed } = fix
  return {
    message,
    email,
    emailHelp,
    submit,
    lead: isClaimed ? lead : leadUnclaimed,
    optional: ask.optional,
    trap: ask.trap,
    trouble: pickTroubleWords(words),
  }
}

function pickTroubleWords({ trouble }: ResidenceWords): TroubleWords {
  const { problems, missing, tooMany, sentBefore, notClaimed, ...words } = trouble
  return words
}
