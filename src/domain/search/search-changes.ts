import { needs } from '#domain/residence/needs.ts'

export const searchChanges = [
  'unstated',
  'radius',
  'open',
  'fee_max',
  ...needs,
  'level',
  'certified',
  'sober_days',
  'for',
  'q',
  'city',
  'state',
] as const
