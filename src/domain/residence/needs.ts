import type { Audience } from './residence.ts'

/**
 * A need's position is its bit in the database (db/schema/09_listing.sql): add new ones at the end. "Not stated" is never a
 * no.
 */
export const needs = [
  'buprenorphine',
  'methadone',
  'naltrexone',
  'children',
  'couples',
  'pets',
  'wheelchair',
  'parking',
  'smoking_outside',
  'veterans',
  'lgbtq',
  'justice',
  'faith_based',
  'staff_overnight',
  'curfew',
  'transport',
  'spanish',
] as const

export type Need = (typeof needs)[number]

export const medicines = ['buprenorphine', 'methadone', 'naltrexone'] as const satisfies readonly Need[]

export type Medicine = (typeof medicines)[number]

export const needOfAudience: Partial<Record<Audience, Need>> = {
  women_with_children: 'children',
  families: 'children',
  couples: 'couples',
  lgbtq: 'lgbtq',
}

export function toPeopleBits(wanted: Audience): bigint {
  const need = needOfAudience[wanted]
  return need ? toNeedBits([need]) : 0n
}

export function mapNeeds<Thing>(make: (need: Need) => Thing): Record<Need, Thing> {
  // The cast names the keys that Object.fromEntries forgets.
  return Object.fromEntries(needs.map((need) => [need, make(need)])) as Record<Need, Thing>
}

export function isNeed(name: string): name is Need {
  return needs.some((need) => need === name)
}

export type StatedAnswer = 'yes' | 'no' | 'not_stated'

export type WantedAnswer = 'yes' | 'no'

export type Answers = Partial<Record<Need, boolean>>

export function toNeedBits(wanted: readonly Need[]): bigint {
  return wanted.reduce((mask, need) => mask | (1n << BigInt(needs.indexOf(need))), 0n)
}

export function readNeedBits(mask: bigint): Need[] {
  return needs.filter((_, place) => (mask & (1n << BigInt(place))) !== 0n)
}
