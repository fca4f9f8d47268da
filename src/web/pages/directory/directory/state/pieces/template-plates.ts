import type { StateProfile } from '#domain/states/state-profile.ts'
import type { Plate } from '#web/parts/figures/plates.tsx'

export function listTemplatePlates({ stats }: StateProfile): Plate[] {
  return [
    { label: 'Total Facilities', figure: stats.totalFacilities },
    { label: 'NARR Certified', figure: stats.narrCertified },
    { label: 'Total Beds', figure: stats.totalBeds },
    { label: 'Success Rate', figure: stats.successRate },
  ]
}
