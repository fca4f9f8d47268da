import { buildBedHistory } from './beds/bed-history.ts'
import type { DemoData } from './demo-rows.ts'
import { memberships, namedOrganizations, operatorOrganization, operatorPerson, people } from './people/accounts.ts'
import { createRandom } from './random.ts'
import { buildOperatorResidences } from './residences/operator-residences.ts'
import { buildDemoResidence } from './residences/residence.ts'
import { listStatePlans, type StatePlan } from './residences/state-plans.ts'
import { append, buildStateResidences, createRows, type ResidenceRows } from './residences/state-residences.ts'
import { openSupplies } from './supplies.ts'
import { findTowns } from './towns/towns.ts'

const operatorState = 'AR'

function buildOperatorRows(now: Date): ResidenceRows {
  const random = createRandom('operator homes')
  const rows = createRows()
  for (const { plan, beds } of buildOperatorResidences(findTowns(operatorState))) {
    const residence = buildDemoResidence(plan, operatorOrganization.id, now, random)
    const bedPlan = { ...beds, shares: plan.shares, reportedBy: operatorPerson.id }
    append(rows, { residences: [residence], ...buildBedHistory(residence, bedPlan, now, random) })
  }
  return rows
}

function subtractRows(plan: StatePlan, { residences, bedGroups }: ResidenceRows): StatePlan {
  return {
    code: plan.code,
    residences: plan.residences - residences.length,
    certified: plan.certified - residences.filter((residence) => residence.certified).length,
    beds: plan.beds - bedGroups.reduce((sum, group) => sum + group.totalBeds, 0),
  }
}

/**
 * Each state has its counts (docs/specification.md, section 9). The same `now` gives the same rows; another `now` moves
 * only times and the last days of certificates. Arkansas also has two unpublished homes, which no public page or
 * figure may show.
 */
export function buildDemoData({ now }: { now: Date }): DemoData {
  const own = buildOperatorResidences(findTowns(operatorState)).map(({ plan }) => plan)
  const supplies = openSupplies({ names: own.map(({ name }) => name), phones: own.map(({ phone }) => phone) })
  const operatorRows = buildOperatorRows(now)
  const rows = createRows()
  append(rows, operatorRows)
  for (const plan of listStatePlans()) {
    const isOperatorState = plan.code === operatorState
    const left = isOperatorState ? subtractRows(plan, operatorRows) : plan
    const drawing = { towns: findTowns(plan.code), supplies, now, random: createRandom(`homes ${plan.code}`) }
    append(rows, buildStateResidences(left, isOperatorState ? ['draft', 'archived'] : [], drawing))
  }
  return { ...rows, organizations: [...namedOrganizations, ...rows.organizations], people, memberships }
}
