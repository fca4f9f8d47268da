import { type Medicine, medicines } from './needs.ts'
import type { OwnWords } from './own-words.ts'

const namesOf: Record<Medicine, string> = {
  buprenorphine: 'buprenorphine|suboxone|subutex|sublocade|zubsolv',
  methadone: 'methadone',
  naltrexone: 'naltrexone|vivitrol',
}
const anyMedicine = 'MAT|MOUD|medication[- ]assisted treatment|medications? for opioid use disorder'
/** Naltrexone is not an opioid, so a home that refuses opioids may still take it. */
const opioids: readonly Medicine[] = ['buprenorphine', 'methadone']

const refuses = /\b(no|not|without|never|cannot|can[’']t|don[’']t|doesn[’']t)\b/i
const welcomes = /\b(welcome|accept(s|ed)?|allow(s|ed)?|permitted|friendly|fine|okay)\b/i
const refusesIt = /\bnot (accepted|allowed|permitted|welcome)\b/i
const withExceptions = /\b(except|unless|only|prescri\w*|other than|abuse|misuse|sell\w*|shar(e|ing))\b/i

const matchNamed = (words: string) => new RegExp(`\\b(${words})\\b`, 'i')

function readMedicineAnswer(
  medicine: Medicine,
  { field, sentence }: OwnWords,
  takesNone: boolean,
): 'yes' | 'no' | null {
  if (withExceptions.test(sentence)) return null
  if (field === `note_${medicine}`) {
    if (refusesIt.test(sentence)) return 'no'
    return welcomes.test(sentence) && !refuses.test(sentence) ? 'yes' : null
  }
  const isNamed = matchNamed(namesOf[medicine]).test(sentence)
  if (!isNamed && !matchNamed(anyMedicine).test(sentence)) return null
  if (refuses.test(sentence)) return isNamed || opioids.includes(medicine) ? 'no' : null
  return (isNamed || takesNone) && welcomes.test(sentence) ? 'yes' : null
}

export function findMedicineWords(
  words: readonly OwnWords[],
  answer: (medicine: Medicine) => string,
): (OwnWords & { medicine: Medicine })[] {
  const parts = words.flatMap(({ field, sentence }) =>
    sentence.split(/[.;,!?]| but /).map((part) => ({ field, sentence, part })),
  )
  const takesNone = medicines.every((medicine) => answer(medicine) === 'no')
  return medicines.flatMap((medicine) => {
    const opposite = { yes: 'no', no: 'yes' }[answer(medicine)]
    const found = parts.find(
      ({ field, part }) => readMedicineAnswer(medicine, { field, sentence: part }, takesNone) === opposite,
    )
    return found && opposite ? [{ field: found.field, sentence: found.sentence, medicine }] : []
  })
}
