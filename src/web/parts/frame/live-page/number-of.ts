import type { HomeBeds } from '#contract/directory/live.ts'

/** The bed numbers of a home as one text: two that differ are other numbers, or were said at another time. */
export function numberOf({ groups }: Pick<HomeBeds, 'groups'>): string {
  return JSON.stringify(
    groups.map(({ audience, totalBeds, availableBeds, reportedAt }) => [
      audience,
      totalBeds,
      availableBeds,
      reportedAt,
    ]),
  )
}
