import type { ListingStatus } from '#domain/residence/residence.ts'
import { buildBedHistory, pickAge, pickOpenBeds } from '#scripts/demo/beds/bed-history.ts'
import { pickBedShares, pickResidenceSizes } from '#scripts/demo/beds/bed-shares.ts'
import type { DemoData, DemoOrganization } from '#scripts/demo/demo-rows.ts'
import { buildDemoId, type Random } from '#scripts/demo/random.ts'
import type { Supplies } from '#scripts/demo/supplies.ts'
import { spreadOverTowns, type Town } from '#scripts/demo/towns/towns.ts'
import { buildDemoResidence, type ResidencePlan } from './residence.ts'
import type { StatePlan } from './state-plans.ts'

export type ResidenceRows = Pick<DemoData, 'organizations' | 'residences' | 'bedGroups' | 'bedReports'>

export function createRows(): ResidenceRows {
  return { organizations: [], residences: [], bedGroups: [], bedReports: [] }
}

export function append(rows: ResidenceRows, more: Partial<ResidenceRows>): void {
  rows.organizations.push(...(more.organizations ?? []))
  rows.residences.push(...(more.residences ?? []))
  rows.bedGroups.push(...(more.bedGroups ?? []))
  rows.bedReports.push(...(more.bedReports ?? []))
}

export type Drawing = { towns: readonly Town[]; supplies: Supplies; now: Date; random: Random }

function createOperator(code: StatePlan['code'], supplies: Supplies): DemoOrganization {
  const name = supplies.operatorName()
  return { id: buildDemoId(`organization ${name}`), kind: 'operator', name, stateCode: code }
}

function planResidences(plan: StatePlan, unpublished: readonly ListingStatus[], drawing: Drawing): ResidencePlan[] {
  const { towns, supplies, random } = drawing
  const { code, residences, certified, beds } = plan
  const isCertified = random.shuffled(Array.from({ length: residences }, (_, index) => index < certified))
  const sizes = [...pickResidenceSizes(beds, residences, random), ...unpublished.map(() => 8)]
  const places = spreadOverTowns(towns, sizes.length, random)
  const plans = places.map(
    (town, index): ResidencePlan => ({
      name: supplies.residenceName(),
      stateCode: code,
      town,
      shares: pickBedShares(sizes[index] ?? 0, random),
      certified: isCertified[index] ?? false,
      status: unpublished[index - residences] ?? 'published',
      phone: supplies.phone(town.areaCode),
    }),
  )
  return code === stateOfPair ? addPair(plans) : plans
}

const stateOfPair = 'KS'

// Staff find one house that is listed twice: the last listing has the name and the town of the first.
function addPair(plans: readonly ResidencePlan[]): ResidencePlan[] {
  const [first, last] = [plans[0], plans.at(-1)]
  if (!first || !last) return [...plans]
  return [...plans.slice(0, -1), { ...last, name: `${first.name} Home`, town: first.town }]
}

function createOwners(howMany: number, code: StatePlan['code'], { supplies, random }: Drawing): DemoOrganization[] {
  const owners: DemoOrganization[] = []
  while (owners.length < howMany) {
    const owner = createOperator(code, supplies)
    owners.push(...Array.from({ length: random.whole(1, 8) }, () => owner))
  }
  return owners.slice(0, howMany)
}

export function buildStateResidences(
  plan: StatePlan,
  unpublished: readonly ListingStatus[],
  drawing: Drawing,
): ResidenceRows {
  const { now, random } = drawing
  const plans = planResidences(plan, unpublished, drawing)
  const owners = createOwners(plans.length, plan.code, drawing)
  const rows = createRows()
  append(rows, { organizations: [...new Set(owners)] })
  for (const [index, owner] of owners.entries()) {
    const residencePlan = plans[index]
    if (residencePlan === undefined) break
    const residence = buildDemoResidence(residencePlan, owner.id, now, random)
    const openNow = residencePlan.shares.map(({ totalBeds }) => pickOpenBeds(totalBeds, random))
    const beds = { shares: residencePlan.shares, openNow, age: pickAge(random), reportedBy: null }
    const { bedGroups, bedReports } = buildBedHistory(residence, beds, now, random)
    const isClaimed = residence.details.claimedAt !== null
    // A listing that nobody has taken as theirs has never said a number.
    append(rows, { residences: [residence], bedGroups, bedReports: isClaimed ? bedReports : [] })
  }
  return rows
}
