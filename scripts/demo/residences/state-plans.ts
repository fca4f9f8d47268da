import { directoryRecords } from '#content/states/directory-records.ts'
import type { StateCode } from '#content/states/slugs.ts'
import { readFigureValue } from '#domain/figures/figure.ts'
import { createRandom } from '#scripts/demo/random.ts'

/** Counts published residences. */
export type StatePlan = { code: StateCode; residences: number; certified: number; beds: number }

/**
 * Connecticut's estimates and Georgia's success examples (docs/specification.md, section 9); other numbers are the
 * demo's own.
 */
const countedElsewhere: Partial<Record<StateCode, Omit<StatePlan, 'code'>>> = {
  // Certification is Connecticut's target, so nobody holds it yet.
  CT: { residences: 78, certified: 0, beds: 1650 },
  MT: { residences: 32, certified: 19, beds: 480 },
  VA: { residences: 45, certified: 35, beds: 1200 },
  WV: { residences: 98, certified: 66, beds: 1960 },
}

function planHandful(code: StateCode, hasAffiliate: boolean): StatePlan {
  const random = createRandom(`plan ${code}`)
  const residences = random.whole(3, 8)
  const certified = hasAffiliate ? Math.ceil(residences / 2) : 0
  return { code, residences, certified, beds: residences * random.whole(9, 16) }
}

export function listStatePlans(): StatePlan[] {
  return directoryRecords.map(({ code, stats, narrAffiliate }) => {
    const residences = readFigureValue(stats.facilities)
    const certified = readFigureValue(stats.certified)
    const beds = readFigureValue(stats.beds)
    if (residences !== null && certified !== null && beds !== null) return { code, residences, certified, beds }
    const counted = countedElsewhere[code]
    return counted === undefined ? planHandful(code, narrAffiliate !== null) : { code, ...counted }
  })
}
