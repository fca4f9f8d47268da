import type { FoundResidence } from '#contract/residence/residence-search.ts'

export type MappedResidence = {
  residence: FoundResidence
  no: number
  target: string
  misses: boolean
}
