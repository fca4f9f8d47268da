import type { StateCode } from '#content/states/slugs.ts'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import {
  type AddressVisibility,
  buildResidenceSlug,
  type ListingStatus,
  type NarrLevel,
} from '#domain/residence/residence.ts'
import type { BedShare } from '#scripts/demo/beds/bed-shares.ts'
import type { DemoResidence, ResidenceDetails } from '#scripts/demo/demo-rows.ts'
import { buildDemoId, type Random } from '#scripts/demo/random.ts'
import type { Town } from '#scripts/demo/towns/towns.ts'
import { residenceDetails, residenceFor, streetFirstWords, streetKinds } from '#scripts/demo/words.ts'
import { makeResidenceDetails } from './residence-details.ts'

export type ResidencePlan = {
  name: string
  stateCode: StateCode
  town: Town
  shares: BedShare[]
  certified: boolean
  status: ListingStatus
  phone: string
  level?: NarrLevel
  visibility?: AddressVisibility
  says?: Partial<ResidenceDetails>
}

const dayInMs = 86_400_000

const certifiedLevels = [
  [1, 14],
  [2, 56],
  [3, 23],
  [4, 7],
] as const
const statedLevels = [
  [null, 50],
  [1, 26],
  [2, 18],
  [3, 6],
] as const

function chooseVisibility({ visibility, shares }: ResidencePlan, random: Random): AddressVisibility {
  if (visibility !== undefined) return visibility
  const isWithChildren = shares.some(({ audience }) => audience === 'women_with_children')
  const [exact, area, hidden] = isWithChildren ? [15, 45, 40] : [60, 30, 10]
  return random.weighted([
    ['exact', exact],
    ['area', area],
    ['hidden', hidden],
  ] as const)
}

function writeDescription({ shares, town }: ResidencePlan, random: Random): string {
  const kinds = shares.map(({ audience }) => residenceFor[audience])
  const opening = kinds.length === 1 ? kinds[0] : `${kinds[0]}, and ${kinds[1]?.replace('A home', 'beds')}`
  return [`${opening}, in ${town.name}.`, ...random.shuffled(residenceDetails).slice(0, 2)].join(' ')
}

function drawCertifiedUntil(stateCode: StateCode, now: Date, random: Random): string {
  const most = buildOverlay(stateCode).validMonths === 12 ? 340 : 700
  return new Date(now.getTime() + random.whole(40, most) * dayInMs).toISOString().slice(0, 10)
}

export function buildDemoResidence(
  plan: ResidencePlan,
  organizationId: string,
  now: Date,
  random: Random,
): DemoResidence {
  const { name, stateCode, town, certified } = plan
  const slug = buildResidenceSlug(name, town.name, stateCode)
  const { zip, latitude, longitude } = random.pick(town.zips)
  const moveNearby = (degrees: number) => Number((degrees + (random.next() - 0.5) * 0.012).toFixed(5))
  const drawnLevel = random.weighted(certified ? certifiedLevels : statedLevels)
  const point = { latitude: moveNearby(latitude), longitude: moveNearby(longitude) }
  const { levels } = buildOverlay(stateCode)
  const level = plan.level ?? drawnLevel
  const narrLevel = certified && level !== null && !levels.includes(level) ? (levels.at(-1) ?? null) : level
  return {
    id: buildDemoId(`residence ${slug}`),
    organizationId,
    slug,
    name,
    description: writeDescription(plan, random),
    stateCode,
    city: town.name,
    zip,
    ...point,
    street: `${random.whole(2, 498)} ${random.pick(streetFirstWords)} ${random.pick(streetKinds)}`,
    addressVisibility: chooseVisibility(plan, random),
    phone: plan.phone,
    email: random.chance(0.9) ? `hello@${slug}.example` : null,
    website: random.chance(0.7) ? `https://${slug}.example` : null,
    narrLevel,
    certified,
    certifiedUntil: certified ? drawCertifiedUntil(stateCode, now, random) : null,
    status: plan.status,
    isSample: true,
    details: makeResidenceDetails({ slug, town, point, narrLevel, shares: plan.shares, says: plan.says, now }),
  }
}
