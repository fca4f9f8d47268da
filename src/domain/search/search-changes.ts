import { needs } from '#domain/residence/needs.ts'
import { type FilterAddress, filterAddresses, filters } from './filters.ts'

const own = ['unstated', 'radius', 'open', 'for', 'q', 'city', 'state'] as const

export type ChangedName = (typeof own)[number] | FilterAddress | (typeof needs)[number]

export const searchChanges: readonly ChangedName[] = [
  'unstated',
  'radius',
  'open',
  filters.cash.address,
  ...needs,
  ...filterAddresses.filter((name) => name !== filters.cash.address),
  'for',
  'q',
  'city',
  'state',
]
