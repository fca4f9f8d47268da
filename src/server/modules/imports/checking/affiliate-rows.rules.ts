import type { ListedElsewhere } from '#contract/desk/imports.ts'
import { mayBeDay, wrongDays } from '#domain/certification/certificate/certificate.ts'
import type { ImportField } from '#domain/import/import-fields.ts'
import type { OwnResidence } from './own-residence.rules.ts'
import type { RowPlace } from './place-of-row.rules.ts'
import type { FieldChange } from './residence-of-row.rules.ts'
import { type RowFacts, readText, type Wrong } from './row-facts.rules.ts'

export type Paper = { number: string; narr_level: number; issued_on: string; ends_on: string }

export type RowListing = Pick<ListedElsewhere, 'name' | 'city' | 'what'>

export type AffiliateList = {
  state: string
  stateName: string
  listed: Readonly<Record<string, RowListing>>
  papers: readonly (Paper & { residence: string; stands: boolean })[]
}

export type AffiliateRows = ReturnType<typeof affiliateRows>

const wrong = (field: ImportField, found: string, expected: string): Wrong => ({ field, found, expected, typed: null })

/** A certificate number belongs to the first row that has it. */
export function affiliateRows(list: AffiliateList, today: string) {
  const owners = new Map(list.papers.map(({ number, residence }) => [number.toLowerCase(), residence]))
  const standing = new Map(list.papers.filter(({ stands }) => stands).map((paper) => [paper.residence, paper]))
  const numbersOfRows = new Map<string, number>()

  function wrongPaper(facts: RowFacts, own: OwnResidence | null): Wrong[] {
    const found: Wrong[] = []
    const number = readText(facts, 'cert_number')
    const [issued, ends] = [readText(facts, 'cert_issued'), readText(facts, 'cert_ends')]
    if (number === '' && issued === '' && ends === '') return []
    if (number === '') found.push(wrong('cert_number', '', 'the number of the certificate'))
    if (issued === '')
      found.push(wrong('cert_issued', facts.text('cert_issued'), 'the day it was issued, like 2026-06-30'))
    if (ends === '') found.push(wrong('cert_ends', facts.text('cert_ends'), 'its last day, like 2028-06-30'))
    const days =
      mayBeDay(issued) && mayBeDay(ends) ? wrongDays({ issuedOn: issued, endsOn: ends }, new Date(today)) : null
    if (days?.field === 'issuedOn') found.push(wrong('cert_issued', issued, 'a day that is not in the future'))
    if (days?.field === 'endsOn') found.push(wrong('cert_ends', ends, `a day after it was issued, ${issued}`))
    if (readText(facts, 'level') === '' && !own?.narr_level)
      found.push(wrong('level', facts.text('level'), 'the level of the certificate: I, II, III or IV'))
    const key = number.toLowerCase()
    const row = numbersOfRows.get(key)
    const owner = owners.get(key)
    if (number !== '' && ((row !== undefined && row !== facts.row) || (owner !== undefined && owner !== own?.id)))
      found.push(wrong('cert_number', number, 'a number that is no other home’s'))
    else numbersOfRows.set(key, facts.row)
    return found.filter(({ field }) => !facts.wrong.some((one) => one.field === field))
  }

  return {
    wrongOf(facts: RowFacts, own: OwnResidence | null, place: RowPlace | null): Wrong[] {
      const found = wrongPaper(facts, own)
      if (place && place.state_code !== list.state)
        found.push(wrong('state', stateSaid(facts, place), `a home in ${list.stateName}: your list is of that state`))
      if (own) return found
      if (readText(facts, 'phone') === '' && !facts.wrong.some(({ field }) => field === 'phone'))
        found.push(wrong('phone', '', 'the number people call: without one nobody can ask or claim'))
      const listing = list.listed[String(facts.row)]
      if (listing) found.push(wrong('name', readText(facts, 'name'), notListed(listing)))
      return found
    },
    paperOf(facts: RowFacts, own: OwnResidence | null): { paper: Paper; change: FieldChange } | null {
      const number = readText(facts, 'cert_number')
      if (number === '') return null
      const was = own ? standing.get(own.id) : undefined
      const paper = {
        number,
        narr_level: Number(facts.said.get('level') ?? own?.narr_level),
        issued_on: readText(facts, 'cert_issued'),
        ends_on: readText(facts, 'cert_ends'),
      }
      if (was && words(was) === words(paper)) return null
      return { paper, change: { label: 'Certificate', was: was ? words(was) : 'None', now: words(paper) } }
    },
  }
}

const stateSaid = (facts: RowFacts, { state_code: state, zip }: RowPlace) =>
  readText(facts, 'state') === '' && zip !== '' ? `${state}, by its ZIP code ${zip}` : state

const numerals = ['', 'I', 'II', 'III', 'IV']
const words = ({ number, narr_level, issued_on, ends_on }: Paper) =>
  `${number}, Level ${numerals[narr_level]}, ${issued_on} to ${ends_on}`

const same: Readonly<Record<RowListing['what'][number], string>> = {
  name: 'name',
  phone: 'phone',
  address: 'address',
}

function notListed({ name, city, what }: RowListing): string {
  const alike = what.map((one) => same[one]).join(' and ')
  return `a home that is not on the list yet. ${name} in ${city} is, with the same ${alike}: certify it under Homes`
}
