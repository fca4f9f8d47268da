import type { FoundResidence } from '#contract/residence/residence-search.ts'

/** A home that left the list while somebody reads of it: nothing of it says that a bed is open. */
export function withoutBeds<Home extends FoundResidence>(home: Home): Home {
  const groups = home.groups.map((group) => ({ ...group, availableBeds: null }))
  return { ...home, groups, availableBeds: null, availabilityAge: 'withdrawn' }
}
