import type { FoundResidence } from '#contract/residence/residence-search.ts'

export type MappedHome = {
  home: FoundResidence
  no: number
  target: string
  misses: boolean
}
