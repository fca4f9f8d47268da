import { needs } from '#domain/residence/needs.ts'

/** What of an address may change so that homes are found, what asks least of a person first. */
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
