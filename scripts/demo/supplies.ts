import { createRandom } from './random.ts'
import { operatorSecondWords, residenceFirstWords, residenceSecondWords } from './words.ts'

export type Supplies = {
  residenceName(): string
  operatorName(): string
  /** Reserved for fiction: 555-0100 to 555-0199 in that area code. */
  phone(areaCode: string): string
}

function openSupply(seed: string, first: readonly string[], second: readonly string[], taken: readonly string[]) {
  const names = first.flatMap((word) => second.map((other) => `${word} ${other}`)).filter((n) => !taken.includes(n))
  const shuffled = createRandom(seed).shuffled(names).values()
  return () => {
    const { value, done } = shuffled.next()
    if (done || value === undefined) throw new RangeError(`No ${seed} left`)
    return value
  }
}

function openPhoneBook(taken: readonly string[]) {
  const given = new Set(taken)
  return (areaCode: string) => {
    for (let number = 100; number < 200; number += 1) {
      const phone = `${areaCode}-555-0${number}`
      if (given.has(phone)) continue
      given.add(phone)
      return phone
    }
    throw new RangeError(`No number left in area code ${areaCode}`)
  }
}

export function openSupplies(taken: { names: readonly string[]; phones: readonly string[] }): Supplies {
  return {
    residenceName: openSupply('house names', residenceFirstWords, residenceSecondWords, taken.names),
    operatorName: openSupply('operator names', residenceFirstWords, operatorSecondWords, taken.names),
    phone: openPhoneBook(taken.phones),
  }
}
