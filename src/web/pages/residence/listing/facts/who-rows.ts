import type { ListingWords } from '#content/residence/listing.en.ts'
import type { ResidenceWords } from '#content/residence/residence.en.ts'
import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { uncapitalize } from '#domain/language/small-letter.ts'
import { medicines, type Need, needs, type StatedAnswer } from '#domain/residence/needs.ts'

/** `note` is ours, `ownNote` the house's. */
export type WhoRow = { id: string; said: StatedAnswer; words: string; note?: string; ownNote?: string }

type ResidenceFacts = Pick<ResidenceDetail, 'groups' | 'yes' | 'no' | 'answerNotes' | 'languages'>

/** Asked most often, so these have lines of their own even where the house has not said. */
const askedFirst: readonly Need[] = [...medicines, 'children', 'wheelchair']

/** Each line says its value in words; values not stated and rarely asked share one line. Curfew is with the rules. */
export function listWhoRows(residence: ResidenceFacts, words: ResidenceWords, common: ListingWords): WhoRow[] {
  const { yes, no, answerNotes, languages, groups } = residence
  const findStatedAnswer = (need: Need): StatedAnswer =>
    yes.includes(need) ? 'yes' : no.includes(need) ? 'no' : 'not_stated'
  const isTold = languages.includes('Spanish')
  const shown = needs.filter((need) => need !== 'curfew' && !(need === 'spanish' && isTold))
  const isAsked = words.who.askInSpanish.note !== ''
  const areAllWelcome = medicines.every((medicine) => findStatedAnswer(medicine) === 'yes')
  const rows = shown.flatMap((need): WhoRow[] => {
    if (areAllWelcome && medicines.some((medicine) => medicine === need)) {
      if (need !== medicines[0]) return []
      const notes = medicines.flatMap((medicine) => answerNotes[medicine] ?? [])
      return [buildRow('medicines', 'yes', common.medicinesWelcome(medicines), notes.join('. '))]
    }
    const value = findStatedAnswer(need)
    if (need === 'spanish' && value !== 'yes' && isAsked) return [buildSpanishRow(value, words, common)]
    if (value !== 'not_stated') return [buildRow(need, value, common.needs[need][value], answerNotes[need])]
    return askedFirst.includes(need) ? [{ id: need, said: value, words: common.needNotStated(need) }] : []
  })
  const unsaid = shown.filter(
    (need) => findStatedAnswer(need) === 'not_stated' && !askedFirst.includes(need) && !(need === 'spanish' && isAsked),
  )
  return [
    ...(groups.length > 0 ? [buildRow('whom', 'yes', words.who.forWhom(groups.map(({ audience }) => audience)))] : []),
    ...rows,
    ...buildSpokenRow(languages, words, common),
    ...buildUnsaidRow(unsaid, words, common),
  ]
}

function buildRow(id: string, said: StatedAnswer, words: string, ownNote = ''): WhoRow {
  return ownNote === '' ? { id, said, words } : { id, said, words, ownNote }
}

function buildSpanishRow(said: 'no' | 'not_stated', { who }: ResidenceWords, common: ListingWords): WhoRow {
  const { unsaid, note } = who.askInSpanish
  return { id: 'spanish', said, words: said === 'no' ? common.needs.spanish.no : unsaid, note }
}

function buildSpokenRow(languages: readonly string[], { who }: ResidenceWords, { list }: ListingWords): WhoRow[] {
  if (languages.length === 0) return []
  return [buildRow('languages', 'yes', who.spoken(list(languages.map((language) => who.known[language] ?? language))))]
}

function buildUnsaidRow(unsaid: readonly Need[], { who }: ResidenceWords, common: ListingWords): WhoRow[] {
  if (unsaid.length === 0) return []
  const names = unsaid.map((need) => lowerFirst(common.needs[need].name)).join(', ')
  return [{ id: 'unsaid', said: 'not_stated', words: who.onlyUnsaid(names), note: who.askWhenYouCall }]
}

/** "LGBTQ+ affirming" and "Spanish spoken" keep their capitals. */
function lowerFirst(name: string): string {
  return name.startsWith('Spanish') ? name : uncapitalize(name)
}
