import type { FoundResidence } from '#contract/search/residence-search.ts'

export function withdrawBeds<Residence extends FoundResidence>(residence: Residence): Residence {
  const groups = residence.groups.map((group) => ({ ...group, availableBeds: null }))
  return { ...residence, groups, availableBeds: null, availabilityAge: 'withdrawn' }
}
