import type { FoundResidence } from '#contract/residence/residence-search.ts'

export function withoutBeds<Home extends FoundResidence>(home: Home): Home {
  const groups = home.groups.map((group) => ({ ...group, availableBeds: null }))
  return { ...home, groups, availableBeds: null, availabilityAge: 'withdrawn' }
}
