import { listRules, type Standard } from './standard.ts'
import { isNewer, standards } from './versions.ts'

export type MovedAnswers = {
  /** The code in the newer version, and where its answer stood in the older one. */
  kept: { code: string; formerCode: string }[]
  fresh: string[]
  gone: string[]
}

/** Which answers a renewal begins with. Codes of a state (WV.1) are not of a version: they stay as they are. */
export function moveAnswers(from: Standard, to: Standard, all: readonly Standard[] = standards): MovedAnswers {
  const steps = all
    .filter(({ version }) => isNewer(version, from.version) && !isNewer(version, to.version))
    .toSorted((one, other) => (isNewer(one.version, other.version) ? 1 : -1))
  let origin = new Map(listRules(from).map(({ code }) => [code, code]))
  for (const step of steps) origin = stepOn(origin, step)
  const codes = listRules(to).map(({ code }) => code)
  const kept = codes.flatMap((code) => {
    const formerCode = origin.get(code)
    return formerCode === undefined ? [] : [{ code, formerCode }]
  })
  const carried = new Set(kept.map(({ formerCode }) => formerCode))
  return {
    kept,
    fresh: codes.filter((code) => !origin.has(code)),
    gone: listRules(from).flatMap(({ code }) => (carried.has(code) ? [] : [code])),
  }
}

/** A code whose answer went to another rule is not taken over by whoever has that code now. */
function stepOn(origin: ReadonlyMap<string, string>, to: Standard): Map<string, string> {
  const rules = listRules(to)
  const claimed = new Set(rules.flatMap(({ extras }) => extras.formerCode ?? []))
  const pairs = rules.flatMap(({ code, extras }): [string, string][] => {
    const former = extras.formerCode === undefined && !claimed.has(code) ? code : extras.formerCode
    const first = former && origin.get(former)
    return first ? [[code, first]] : []
  })
  return new Map(pairs)
}
