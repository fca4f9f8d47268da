import type { Audience } from '#domain/residence/residence.ts'

/**
 * What people looking for a home ask of it. A home answers yes or no, or has not said; the three stay apart everywhere
 * (not stated is never a no). The place in this list is the need's bit in the database (db/migrations/0006), so new
 * needs are added at the end.
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

/** Medicines for opioid use disorder that a home may welcome, each asked by its name. */
export const medicines = ['buprenorphine', 'methadone', 'naltrexone'] as const satisfies readonly Need[]

export type Medicine = (typeof medicines)[number]

/** The need that stands for some people: the home's answer to it decides about them. Nobody else is refused by an answer. */
export const needOfAudience: Partial<Record<Audience, Need>> = {
  women_with_children: 'children',
  families: 'children',
  couples: 'couples',
  lgbtq: 'lgbtq',
}

/** The bits of `said_yes` and `said_no` that decide about these people in a group for anyone. */
export function bitsOfPeople(wanted: Audience): bigint {
  const need = needOfAudience[wanted]
  return need ? needBits([need]) : 0n
}

/** Something for each need, by its name. */
export function eachNeed<Thing>(make: (need: Need) => Thing): Record<Need, Thing> {
  // The cast names the keys that Object.fromEntries forgets.
  return Object.fromEntries(needs.map((need) => [need, make(need)])) as Record<Need, Thing>
}

export function isNeed(name: string): name is Need {
  return needs.some((need) => need === name)
}

/** What a home says of a need. */
export type Said = 'yes' | 'no' | 'not_stated'

/** What somebody asks: the home must, or it must not. */
export type Wanted = 'yes' | 'no'

export type Answers = Partial<Record<Need, boolean>>

/** The bits of needs in the masks `said_yes` and `said_no` of a listing. A bigint: there may be more than 32 one day. */
export function needBits(wanted: readonly Need[]): bigint {
  return wanted.reduce((mask, need) => mask | (1n << BigInt(needs.indexOf(need))), 0n)
}

/** The needs whose bits stand in a mask, in the list's order. */
export function needsIn(mask: bigint): Need[] {
  return needs.filter((_, place) => (mask & (1n << BigInt(place))) !== 0n)
}
