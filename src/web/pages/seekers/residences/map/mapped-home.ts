import type { FoundResidence } from '#contract/residence/residence-search.ts'

/** A home on the map, by the number of its card and the id of what it leads to. */
export type MappedHome = {
  home: FoundResidence
  no: number
  target: string
  misses: boolean
}
