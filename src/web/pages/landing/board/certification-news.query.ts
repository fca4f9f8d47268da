import type { CertificationNewsWords } from '#content/certification/board.ts'
import type { SignedInUser } from '#contract/auth/auth.ts'
import type { ApplicationLine } from '#contract/certification/applications.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { callApi } from '#web/plumbing/api-client.ts'

export type CertificationNews = {
  asks: { to: string; words: string }[]
  underWay: string
}

type NewsOptions = { fetch: typeof globalThis.fetch; now: Date }

/** Written on the server, as the rest of the board is whose words have no room in its script. */
export async function readCertificationNews(
  user: SignedInUser | null,
  words: CertificationNewsWords,
  { fetch, now }: NewsOptions,
): Promise<CertificationNews | null> {
  if (!mayAtDesk(user, 'residences')) return null
  const { applications } = await callApi('GET /api/applications', { query: { show: 'applications' } }, { fetch })
  const asks = applications.flatMap((line) => {
    const asked = sayAsked(line, words, now)
    return asked === null ? [] : [{ to: `/workspace/certification/${line.id}`, words: asked }]
  })
  const underWay = applications.filter(({ end }) => end === null).length
  return { asks, underWay: underWay === 0 ? '' : words.underWay(underWay) }
}

export function sayAsked(line: ApplicationLine, words: CertificationNewsWords, now: Date): string | null {
  const { residence, affiliate, stage, questions, toMend, isVisited, interviewAt, visitAt, appealUntil } = line
  const { name } = residence
  const toDay = (at: string) => toLocalDay(new Date(at), residence.state)
  if (line.silentEnd !== null) return words.ends(name, line.silentEnd)
  if (questions > 0) return words.questions(questions, affiliate, name)
  if (toMend > 0 && isVisited && visitAt === null) return words.toMend(toMend, name)
  if (visitAt !== null) return words.visit(name, toDay(visitAt))
  if (interviewAt !== null) return words.interview(name, toDay(interviewAt))
  if (appealUntil !== null && Date.parse(appealUntil) >= now.getTime()) return words.appeal(name, toDay(appealUntil))
  return stage === 'started' && line.answered === line.rules ? words.toSend(name) : null
}
