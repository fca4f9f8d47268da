import type { Finding } from '#domain/certification/application/application.ts'

type VisitFinding = { id: string; code: string; over: readonly string[] }
type SaidFinding = { finding: Finding | null; words: string }

/** What was found of a rule and nothing has taken the place of; more than one where two did not see each other's. */
export function filterStandingFindings<One extends VisitFinding>(all: readonly One[], code: string): One[] {
  const own = all.filter((one) => one.code === code)
  const passed = new Set(own.flatMap(({ over }) => over))
  return own.filter(({ id }) => !passed.has(id))
}

export function isDisputed(standing: readonly SaidFinding[]): boolean {
  const [first, ...others] = standing
  return others.some(({ finding, words }) => finding !== first?.finding || words !== first.words)
}
