/**
 * What the ROI calculator takes. The first five are the operator's own; the rest are assumptions anybody may change.
 * Every number is at home between `least` and `most`; `example` is what stands there before anybody writes.
 */
export const roiFields = {
  /** Beds in all houses together. */
  beds: { least: 1, most: 2_000, isWhole: true, example: 12 },
  /** Beds filled, in percent of all beds. */
  occupancy: { least: 0, most: 100, isWhole: false, example: 80 },
  /** What one bed brings in a month, in dollars. */
  fee: { least: 0, most: 20_000, isWhole: false, example: 700 },
  /** Hours of office work in a week. */
  hours: { least: 0, most: 1_000, isWhole: false, example: 20 },
  /** What one such hour costs, in dollars. */
  cost: { least: 0, most: 500, isWhole: false, example: 25 },
  /** Part of the office hours that goes away, in percent: program figure, spec section 1. */
  less: { least: 0, most: 100, isWhole: false, example: 40 },
  /** Extra funding in the first year, in dollars: program figure, spec section 1. */
  funding: { least: 0, most: 5_000_000, isWhole: false, example: 50_000 },
  /** Days in which the gains grow from nothing to their full size: our reading of the program's 90 days. */
  ramp: { least: 0, most: 365, isWhole: true, example: 90 },
  /** Beds filled beyond today's, in percentage points. Nobody promises any. */
  fill: { least: 0, most: 100, isWhole: false, example: 0 },
  /** What the platform costs in a month, in dollars. No price is published. */
  price: { least: 0, most: 100_000, isWhole: false, example: 0 },
  /** Hours of moving in, once: our assumption of 10 hours a week for 4 weeks (migration takes 2 to 4, spec section 1). */
  moving: { least: 0, most: 5_000, isWhole: false, example: 40 },
} as const satisfies Record<string, { least: number; most: number; isWhole: boolean; example: number }>

export type RoiName = keyof typeof roiFields
export type RoiNumbers = Readonly<Record<RoiName, number>>
/** What was written, as it was written. */
export type RoiTexts = Readonly<Record<RoiName, string>>

/** Why a text is not a number the calculator can use. */
export type RoiTrouble = 'empty' | 'not-a-number' | 'not-whole' | 'too-small' | 'too-big'

export const ownNames = ['beds', 'occupancy', 'fee', 'hours', 'cost'] as const satisfies readonly RoiName[]
export const assumedNames = ['less', 'funding', 'ramp', 'fill', 'price', 'moving'] as const satisfies readonly RoiName[]

export const roiNames: readonly RoiName[] = [...ownNames, ...assumedNames]

function forEachName<Value>(give: (name: RoiName) => Value): Record<RoiName, Value> {
  // Every name gets its value, which Object.fromEntries cannot say.
  return Object.fromEntries(roiNames.map((name) => [name, give(name)])) as Record<RoiName, Value>
}

export const exampleTexts: RoiTexts = forEachName((name) => String(roiFields[name].example))
export const exampleNumbers: RoiNumbers = forEachName((name) => roiFields[name].example)

const LONGEST = 24

/**
 * The number in a text as people write it, "$1,200" or " 80 % ", rounded to cents; or what is wrong with it. Exponents
 * and words are not numbers: nobody means a billion beds.
 */
export function readRoiNumber(name: RoiName, text: string): { value: number } | { trouble: RoiTrouble } {
  const { least, most, isWhole } = roiFields[name]
  const bare = text.slice(0, LONGEST + 1).replace(/[\s$,%]/g, '')
  if (text.trim() === '') return { trouble: 'empty' }
  if (text.length > LONGEST || !/^-?\d+(\.\d+)?$/.test(bare)) return { trouble: 'not-a-number' }
  const value = Math.round(Number(bare) * 100) / 100
  if (value < least) return { trouble: 'too-small' }
  if (value > most) return { trouble: 'too-big' }
  if (isWhole && !Number.isInteger(value)) return { trouble: 'not-whole' }
  // Minus nothing is nothing.
  return { value: value + 0 }
}

/** All texts as numbers, or the troubles by name. */
export function readRoiTexts(texts: RoiTexts): {
  numbers: RoiNumbers | null
  troubles: Partial<Record<RoiName, RoiTrouble>>
} {
  const troubles: Partial<Record<RoiName, RoiTrouble>> = {}
  const numbers = forEachName((name) => {
    const read = readRoiNumber(name, texts[name])
    if ('value' in read) return read.value
    troubles[name] = read.trouble
    return roiFields[name].example
  })
  return { numbers: Object.keys(troubles).length === 0 ? numbers : null, troubles }
}

/** The texts an address asks for, as `?beds=12&occupancy=80`; what it leaves out is as in the example. */
export function textsFromAddress(search: URLSearchParams): RoiTexts {
  return forEachName((name) => search.get(name)?.slice(0, LONGEST + 1) ?? exampleTexts[name])
}

/** The query that brings these texts back: the operator's own always, an assumption only where it was changed. */
export function addressOf(texts: RoiTexts): string {
  const changed = assumedNames.filter((name) => texts[name] !== exampleTexts[name])
  return new URLSearchParams([...ownNames, ...changed].map((name) => [name, texts[name]])).toString()
}

/** The numbers as one word that an address can carry: "beds-12_occupancy-80_...". */
export function carriedRoi(numbers: RoiNumbers): string {
  return roiNames.map((name) => `${name}-${numbers[name]}`).join('_')
}

/** The numbers in such a word. Null when anything in it is not as it should be: an address can come from a stranger. */
export function readCarriedRoi(word: string): RoiNumbers | null {
  if (word.length > 300) return null
  const parts = new Map(word.split('_').map((part) => [part.replace(/-.*$/s, ''), part.replace(/^[^-]*-?/, '')]))
  if (parts.size !== roiNames.length) return null
  return readRoiTexts(forEachName((name) => parts.get(name) ?? '')).numbers
}
