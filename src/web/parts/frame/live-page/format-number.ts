import type { ResidenceBeds } from '#contract/live/live.ts'

export function formatNumber({ groups }: Pick<ResidenceBeds, 'groups'>): string {
  return JSON.stringify(
    groups.map(({ audience, totalBeds, availableBeds, reportedAt }) => [
      audience,
      totalBeds,
      availableBeds,
      reportedAt,
    ]),
  )
}
