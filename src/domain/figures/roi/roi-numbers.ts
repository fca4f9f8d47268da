/**
 * In dollars, except percent (`occupancy`, `less`, `fill`), hours (`hours` a week, `moving` once) and days (`ramp`).
 * `less`, `funding` and the 90 days are program figures (docs/specification.md, section 1).
 */
export const roiFields = {
  beds: { least: 1, most: 2_000, isWhole: true, example: 12 },
  occupancy: { least: 0, most: 100, isWhole: false, example: 80 },
  fee: { least: 0, most: 20_000, isWhole: false, example: 700 },
  hours: { least: 0, most: 1_000, isWhole: false, example: 20 },
  cost: { least: 0, most: 500, isWhole: false, example: 25 },
  less: { least: 0, most: 100, isWhole: false, example: 40 },
  funding: { least: 0, most: 5_000_000, isWhole: false, example: 50_000 },
  ramp: { least: 0, most: 365, isWhole: true, example: 90 },
  fill: { least: 0, most: 100, isWhole: false, example: 0 },
  price: { least: 0, most: 100_000, isWhole: false, example: 0 },
  moving: { least: 0, most: 5_000, isWhole: false, example: 40 },
} as const satisfies Record<string, { least: number; most: number; isWhole: boolean; example: number }>

export type RoiName = keyof typeof roiFields
export type RoiNumbers = Readonly<Record<RoiName, number>>
export type RoiTexts = Readonly<Record<RoiName, string>>

export type RoiTrouble = 'empty' | 'not-a-number' | 'not-whole' | 'too-small' | 'too-big'

export const ownNames = ['beds', 'occupancy', 'fee', 'hours', 'cost'] as const satisfies readonly RoiName[]
export const assumedNames = ['less', 'funding', 'ramp', 'fill', 'price', 'moving'] as const satisfies readonly RoiName[]

export const roiNames: readonly RoiName[] = [...ownNames, ...assumedNames]

function makeForEachName<Value>(give: (name: RoiName) => Value): Record<RoiName, Value> {
  // Every name gets its value, which Object.fromEntries cannot say.
  return Object.fromEntries(roiNames.map((name) => [name, give(name)])) as Record<RoiName, Value>
}

export const exampleTexts: RoiTexts = makeForEachName((name) => String(roiFields[name].example))
export const exampleNumbers: RoiNumbers = makeForEachName((name) => roiFields[name].example)

const LONGEST = 24

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

export function readRoiTexts(texts: RoiTexts): {
  numbers: RoiNumbers | null
  troubles: Partial<Record<RoiName, RoiTrouble>>
} {
  const troubles: Partial<Record<RoiName, RoiTrouble>> = {}
  const numbers = makeForEachName((name) => {
    const read = readRoiNumber(name, texts[name])
    if ('value' in read) return read.value
    troubles[name] = read.trouble
    return roiFields[name].example
  })
  return { numbers: Object.keys(troubles).length === 0 ? numbers : null, troubles }
}

export function readAddressTexts(search: URLSearchParams): RoiTexts {
  return makeForEachName((name) => search.get(name)?.slice(0, LONGEST + 1) ?? exampleTexts[name])
}

export function buildAddress(texts: RoiTexts): string {
  const changed = assumedNames.filter((name) => texts[name] !== exampleTexts[name])
  return new URLSearchParams([...ownNames, ...changed].map((name) => [name, texts[name]])).toString()
}

export function writeCarriedRoi(numbers: RoiNumbers): string {
  return roiNames.map((name) => `${name}-${numbers[name]}`).join('_')
}

export function readCarriedRoi(word: string): RoiNumbers | null {
  if (word.length > 300) return null
  const parts = new Map(word.split('_').map((part) => [part.replace(/-.*$/s, ''), part.replace(/^[^-]*-?/, '')]))
  if (parts.size !== roiNames.length) return null
  return readRoiTexts(makeForEachName((name) => parts.get(name) ?? '')).numbers
}
