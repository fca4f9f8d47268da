import type { BoardGroup } from '#contract/beds/board.ts'
import type { MyResidence } from '#contract/residence/residences.ts'
import { sumResidences } from '#domain/residence/residence.ts'
import type { GroupView } from '#web/parts/beds/bed-queue/queue-view.ts'
import { namePlace } from '#web/parts/night-board/group/group-words.ts'

export function withGroup(residences: readonly MyResidence[], group: BoardGroup): MyResidence[] {
  return residences.map((residence) => {
    const old = residence.groups.find(({ id }) => id === group.id)
    if (!old) return residence
    const groups = residence.groups.map((one) => (one === old ? group : one))
    const reportTimes = groups.map(({ saidAt }) => saidAt)
    return {
      ...residence,
      groups,
      totalBeds: residence.totalBeds + group.totalBeds - old.totalBeds,
      availableBeds: residence.availableBeds + (group.open ?? 0) - (old.open ?? 0),
      // As the server has it: the oldest number of those that were said.
      reportedAt: reportTimes.filter((at) => at !== null).toSorted()[0] ?? null,
    }
  })
}

/** Unchanged houses stay the same objects, so that they are not drawn again. */
export function withSameResidences(before: readonly MyResidence[], after: readonly MyResidence[]): MyResidence[] {
  const was = new Map(before.map((residence) => [residence.id, residence]))
  return after.map((residence) => {
    const old = was.get(residence.id)
    return old && JSON.stringify(old) === JSON.stringify(residence) ? old : residence
  })
}

export function computeBoardTotals(residences: readonly MyResidence[], viewOf: (groupId: string) => GroupView) {
  return sumResidences(
    residences.map((residence) => {
      let { availableBeds } = residence
      for (const { id, open } of residence.groups) availableBeds += (viewOf(id).open ?? open ?? 0) - (open ?? 0)
      return { ...residence, availableBeds }
    }),
  )
}

type BoardTotals = ReturnType<typeof sumResidences>

export function addTotals(here: BoardTotals, others: BoardTotals | undefined): BoardTotals {
  if (!others) return here
  return {
    residences: here.residences + others.residences,
    totalBeds: here.totalBeds + others.totalBeds,
    availableBeds: here.availableBeds + others.availableBeds,
    narrCertified: here.narrCertified + others.narrCertified,
  }
}

/** For screen readers. Reports in `own` have been announced already. */
export function describeChanged(
  before: readonly MyResidence[],
  after: readonly MyResidence[],
  own: ReadonlySet<string | null> = new Set(),
): string {
  const was = new Map(before.flatMap(({ groups }) => groups.map((group) => [group.id, group])))
  const isNews = ({ id, open, reportId }: BoardGroup) => {
    const old = was.get(id)
    return old !== undefined && old.open !== open && (old.reportId === reportId || !own.has(reportId))
  }
  return after
    .filter(({ groups }) => groups.some(isNews))
    .map(({ name, availableBeds, totalBeds }) => `${name}: ${availableBeds}/${totalBeds} available`)
    .join('. ')
}

export function describeStillRight(before: readonly MyResidence[], [said, ...more]: readonly BoardGroup[]): string {
  if (!said || more.length > 0) return ''
  const residence = before.find(({ groups }) => groups.some(({ id }) => id === said.id))
  const old = residence?.groups.find(({ id }) => id === said.id)
  const isRight = old !== undefined && old.open === said.open && old.reportId !== said.reportId
  return residence && isRight ? `Still right at ${namePlace(residence, said)}` : ''
}

type Residences = { residences: readonly Pick<MyResidence, 'groups'>[] }

export function isSaidAnew(groupId: string | undefined, before: Residences, now: Residences | undefined): boolean {
  const readReport = ({ residences }: Residences) =>
    residences.flatMap(({ groups }) => groups).find(({ id }) => id === groupId)?.reportId
  return now !== undefined && readReport(now) !== readReport(before)
}
