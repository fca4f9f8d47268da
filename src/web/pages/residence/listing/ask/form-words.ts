import type { ResidenceWords } from '#content/residence/residence.en.ts'

export type AskWords = ReturnType<typeof pickAskWords>
export type FixWords = ReturnType<typeof pickFixWords>
export type TroubleWords = ReturnType<typeof pickTroubleWords>

export function pickAskWords(words: ResidenceWords, textsGoOut: boolean) {
  const { ask } = words
  const { lead: _, title: __, usually, measured, linkByEmail, linkHelp, wait, ...rest } = ask
  const { waiting, ...list } = wait
  return { ...rest, linkHelp: textsGoOut ? linkHelp : linkByEmail, wait: list, trouble: pickTroubleWords(words) }
}

export function pickFixWords(words: ResidenceWords, isClaimed: boolean) {
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

function pickTroubleWords({ trouble }: ResidenceWords) {
  const { problems, missing, tooMany, tooLong, sentBefore, notClaimed, ...words } = trouble
  return words
}
