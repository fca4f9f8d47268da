import { mailingChoices } from './mailing.ts'
import { everyResidence, readResidencesAsked, writeResidencesAsked } from './residences-asked.ts'

/** Without order and page; empty where an address names no homes. */
export function readMailingResidences(search: URLSearchParams): string {
  const { order, to, page } = everyResidence
  return writeResidencesAsked({ ...readResidencesAsked(search), order, to, page }).toString()
}

export const cleanMailingResidences = (homes: string) =>
  readMailingResidences(new URLSearchParams(homes)) || mailingChoices[0]
