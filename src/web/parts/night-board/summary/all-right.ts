import type { BoardGroup } from '#contract/beds/board.ts'
import type { MyResidence } from '#contract/residence/residences.ts'
import { gradeBedAge } from '#domain/beds/bed-age.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { readStateName } from '#domain/residence/residence.ts'
import type { GroupView, ShownGroup } from '#web/parts/beds/bed-queue/queue-view.ts'
import { namePlace } from '#web/parts/night-board/group/group-words.ts'

type ViewOf = (groupId: string) => GroupView

export type AllRight = { groups: ShownGroup[]; residences: string[]; left: string[] }

/**
 * Only numbers that are not stale. Older or disputed ones are confirmed one by one, so that nobody confirms what
 * nobody checked (docs/specification.md, design S7).
 */
export function findAllRight(residences: readonly MyResidence[], viewOf: ViewOf, now: Date): AllRight {
  const found: AllRight = { groups: [], residences: [], left: [] }
  for (const { name, groups } of residences) {
    const withBeds = groups.filter(({ totalBeds }) => totalBeds > 0)
    if (withBeds.length === 0) continue
    if (withBeds.every((group) => isYoung(group, viewOf(group.id), now))) {
      found.residences.push(name)
      for (const group of withBeds)
        found.groups.push(toShown(group, viewOf(group.id), namePlace({ name, groups }, group)))
    } else found.left.push(name)
  }
  return found
}

function isYoung(group: BoardGroup, view: GroupView, now: Date): boolean {
  if (view.conflict) return false
  if (view.open !== null) return true
  const age = gradeBedAge(group.saidAt === null ? null : new Date(group.saidAt), now)
  return group.open !== null && (age === 'fresh' || age === 'ageing')
}

export function toShown({ id, open, reportId }: BoardGroup, view: GroupView, place: string): ShownGroup {
  return { groupId: id, open: view.open ?? open, reportId, place }
}

type Residences = Pick<AllRight, 'residences' | 'left'>

export function describeAllRight(right: Residences, isPart = false): string {
  return describeExcept(isPart ? `Still right for the ${countResidences(right)} shown` : 'All still right', right)
}

export function describeTownRight(right: Residences, town: string): string {
  return describeExcept(`Still right for ${countResidences(right)} in ${town}`, right)
}

const countResidences = ({ residences, left }: Residences) => residences.length + left.length

function describeExcept(what: string, { left }: Residences): string {
  if (left.length === 0) return what
  const names = formatNames(left)
  return `${what}, except ${names.length > 60 ? `${left.length} of them` : names}`
}

export function describeConfirmed({ residences, left }: Residences): string {
  const houses = formatCount(residences.length, 'house')
  return `Still right: ${houses}.${left.length > 0 ? ` Left out: ${formatNames(left)}.` : ''}`
}

export type Town = { town: string; residences: MyResidence[] }

export function groupByTown(residences: readonly MyResidence[]): Town[] {
  const towns = new Map<string, MyResidence[]>()
  for (const residence of residences) {
    const town = `${residence.city}, ${readStateName(residence)}`
    towns.set(town, [...(towns.get(town) ?? []), residence])
  }
  return [...towns]
    .map(([town, residences]) => ({ town, residences }))
    .toSorted((a, b) => a.town.localeCompare(b.town, 'en'))
}

export function formatNames(names: readonly string[]): string {
  const [first = '', second = ''] = names
  if (names.length <= 1) return first
  return names.length === 2 ? `${first} and ${second}` : `${first}, ${second} and ${names.length - 2} more`
}
