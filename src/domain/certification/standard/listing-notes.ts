import { describePeople } from '#domain/beds/bed-people.ts'
import { residenceFieldWords } from '#domain/history/residence-fields.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { needWords, ruleLabels } from '#domain/residence/answers.ts'
import { chooseNotedName, type FactName, facts } from '#domain/residence/facts.ts'
import type { HouseRule } from '#domain/residence/house-rules.ts'
import type { Answers, Need } from '#domain/residence/needs.ts'
import type { Audience } from '#domain/residence/residence.ts'

type ListingNote = {
  code: string
  facts?: readonly FactName[]
  needs?: readonly Need[]
  rules?: readonly HouseRule[]
  counts?: readonly ('beds' | 'photos')[]
}

/** What a residence already says of itself and a reviewer asks about: offered to the operator, never taken by itself. */
export const listingNotes: readonly ListingNote[] = [
  { code: '1.A.1.a', counts: ['beds'] },
  { code: '1.A.3.a', facts: ['fee_amount', 'deposit', 'other_first_day', 'fee_includes'] },
  { code: '1.B.5.a', facts: ['sobriety'], rules: ['meetings', 'work', 'return_to_use'] },
  { code: '1.C.7.c', needs: ['curfew'], rules: ['curfew', 'visitors'] },
  { code: '1.D.10.c', facts: ['staff'], needs: ['staff_overnight'] },
  { code: '1.D.11.a', facts: ['languages'], needs: ['spanish', 'lgbtq', 'veterans'] },
  { code: '2.E.14.a', counts: ['photos'] },
  { code: '2.E.14.d', counts: ['beds'] },
  { code: '2.E.14.e', counts: ['beds'] },
  { code: '2.F.16.d', needs: ['buprenorphine', 'methadone', 'naltrexone'] },
  { code: '2.F.18.a', needs: ['smoking_outside'], rules: ['smoking'] },
  { code: '3.I.29.c', rules: ['meetings'] },
  { code: '4.J.30.a', facts: ['phone', 'email'] },
  { code: '4.J.31.a', needs: ['smoking_outside'], rules: ['smoking'] },
  { code: '4.J.31.b', needs: ['parking'] },
]

export type ListingSaid = {
  facts: Readonly<Record<string, unknown>>
  answers: Answers
  rules: Readonly<Partial<Record<HouseRule, string>>>
  beds: readonly { audience: Audience; total: number }[]
  photos: number
}

const most = 900

export function sayListed(code: string, said: ListingSaid): string {
  const note = listingNotes.find((one) => one.code === code)
  const parts = note
    ? [...listSaidFacts(note, said), ...listSaidAnswers(note, said), ...listSaidCounts(note, said)]
    : []
  return parts.join('; ').slice(0, most)
}

function listSaidFacts({ facts: names = [] }: ListingNote, { facts: values }: ListingSaid): string[] {
  return names.flatMap((name) => {
    const { column } = facts[name]
    const value = values[column]
    if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return []
    const words = residenceFieldWords[column].value?.(value) ?? ''
    const per = name === 'fee_amount' && typeof values.fee_per === 'string' ? ` a ${values.fee_per}` : ''
    return [`${chooseNotedName(name)}: ${words}${per}`]
  })
}

function listSaidAnswers({ needs = [], rules = [] }: ListingNote, said: ListingSaid): string[] {
  const answered = needs.flatMap((need) => {
    const answer = said.answers[need]
    return answer === undefined ? [] : [needWords[need][answer ? 'yes' : 'no']]
  })
  const stated = rules.flatMap((rule) => {
    const words = said.rules[rule]?.trim().replace(/[.;]$/, '')
    return words ? [`${ruleLabels[rule]}: ${words}`] : []
  })
  return [...answered, ...stated]
}

function listSaidCounts({ counts = [] }: ListingNote, { beds, photos }: ListingSaid): string[] {
  const bedLines = beds.map(({ audience, total }) => sayBeds(total, audience))
  const photoLines = photos === 0 ? [] : [formatCount(photos, 'photo of the house', 'photos of the house')]
  return counts.flatMap((count) => (count === 'beds' ? bedLines : photoLines))
}

function sayBeds(total: number, audience: Audience): string {
  return `${formatCount(total, 'bed')} for ${describePeople(audience)}`
}

export const addListed = (note: string, listed: string) =>
  note.trim() === '' ? listed : `${note.trimEnd()}\n${listed}`
