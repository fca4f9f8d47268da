import type { ResidenceWords } from '#content/seekers/residence/residence.en.ts'

type Of<Part extends keyof ResidenceWords, Name extends keyof ResidenceWords[Part]> = Pick<ResidenceWords[Part], Name>

export type TroubleWords = Of<
  'trouble',
  | 'title'
  | 'problems'
  | 'missing'
  | 'tooMany'
  | 'sentBefore'
  | 'notClaimed'
  | 'failed'
  | 'offline'
  | 'unreached'
  | 'callInstead'
  | 'later'
  | 'sending'
  | 'again'
> & {
  gone: string
  wrongChoice?: string
}

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

export function askWords(words: ResidenceWords, textsGoOut: boolean, wrongChoice?: string): AskWords {
  const { ask } = words
  const { lead: _, title: __, usually, measured, linkByEmail, linkHelp, wait, ...rest } = ask
  const { waiting, ...list } = wait
  const trouble = { ...troubleWords(words), ...(wrongChoice !== undefined && { wrongChoice }) }
  return { ...rest, linkHelp: textsGoOut ? linkHelp : linkByEmail, wait: list, trouble }
}

export function fixWords(words: ResidenceWords, isClaimed: boolean): FixWords {
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
    trouble: troubleWords(words),
  }
}

function troubleWords({ trouble, gone }: ResidenceWords): TroubleWords {
  return { ...trouble, gone: gone.noAsk }
}
