import { type Answers, type Need, needOfAudience, needs } from './needs.ts'
import type { Audience } from './residence.ts'

export type OtherAnswers = {
  audiences: readonly Audience[]
  staff: 'none' | 'visits' | 'evenings' | 'day_and_night' | null
  languages: readonly string[]
  feeIncludes: readonly string[]
  rules: { curfew?: string; smoking?: string }
}

const saysNone = /^\s*(no|none|never)\b/i
const isOutdoors = /\b(outside|outdoors|porch|patio|yard|garden|deck|property|premises|grounds)\b/i

export function inferAnswers({ audiences, staff, languages, feeIncludes, rules }: OtherAnswers): Answers {
  const answers: Answers = {}
  for (const audience of audiences) {
    const need = needOfAudience[audience]
    if (need) answers[need] = true
  }
  if (staff !== null) answers.staff_overnight = staff === 'day_and_night'
  if (languages.includes('Spanish')) answers.spanish = true
  if (feeIncludes.includes('Parking')) answers.parking = true
  if (rules.curfew) answers.curfew = !saysNone.test(rules.curfew)
  // "No smoking in the rooms" leaves open whether one may outside.
  if (rules.smoking && isOutdoors.test(rules.smoking)) answers.smoking_outside = !saysNone.test(rules.smoking)
  return answers
}

export function listContradicted(answers: Answers, said: OtherAnswers): Need[] {
  const implied = inferAnswers(said)
  return needs.filter((need) => implied[need] !== undefined && answers[need] === !implied[need])
}
