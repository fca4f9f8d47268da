import type { ListedElsewhere } from '#contract/imports/imports.ts'
import { type CertificateKind, findWrongDays, mayBeDay } from '#domain/certification/certificate/certificate.ts'
import {
  checkInDay,
  computeLastDay,
  type FormerPaper,
  refuseSecond,
} from '#domain/certification/certificate/conditional.ts'
import { type ConditionalForm, conditionalForms } from '#domain/certification/certificate/conditional-form.ts'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import { type ImportField, isOnCertificate } from '#domain/imports/import-fields.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { type Audience, audienceWords, type NarrLevel } from '#domain/residence/residence.ts'
import { findOutdated, type SetPaper } from './outdated-paper.rules.ts'
import type { OwnResidence } from './own-residence.rules.ts'
import type { RowPlace } from './place-of-row.rules.ts'
import type { FieldChange } from './residence-of-row.rules.ts'
import { type RowFacts, readText, type WrongValue } from './row-facts.rules.ts'

/** What only some lists say is left out where it is not said: the listing says it then. */
export type Paper = {
  number: string
  narr_level: number
  issued_on: string
  ends_on: string
  operator?: string
  kind?: CertificateKind
  form: ConditionalForm | null
  check_in_on: string | null
  beds?: number
  beds_for?: Audience[]
}

type StandingPaper = SetPaper &
  Required<Omit<Paper, 'beds' | 'check_in_on'>> & { beds: number | null; residence: string; set_on: string }

/** A look-alike that may be another home, or one of several, is asked about. */
export type RowListing = Pick<ListedElsewhere, 'name' | 'city' | 'what'> & {
  id: string
  state: string
  isSure: boolean
}

export type AffiliateList = {
  state: string
  stateName: string
  listed: Readonly<Record<string, RowListing>>
  papers: readonly StandingPaper[]
}

export type AffiliateRows = ReturnType<typeof createAffiliateRows>

const buildWrong = (field: ImportField, found: string, expected: string): WrongValue => ({
  field,
  found,
  expected,
  typed: null,
})

/** A certificate number belongs to the first row that has it. */
export function createAffiliateRows(list: AffiliateList, today: string) {
  const owners = new Map(list.papers.map(({ number, residence }) => [number.toLowerCase(), residence]))
  const standing = new Map(list.papers.filter(({ stands }) => stands).map((paper) => [paper.residence, paper]))
  const numbersOfRows = new Map<string, number>()
  const rowsOfListings = new Map<string, number>()
  const { conditional: rules, validMonths, levels } = buildOverlay(list.state)

  function findWrongPaper(facts: RowFacts, own: CertifiedResidence | null): WrongValue[] {
    const found: WrongValue[] = []
    const number = readText(facts, 'cert_number')
    const [issued, ends] = [readText(facts, 'cert_issued'), readLastDay(facts)]
    if (number === '' && issued === '' && readText(facts, 'cert_ends') === '') return []
    if (number === '') found.push(buildWrong('cert_number', '', 'the number of the certificate'))
    if (issued === '')
      found.push(buildWrong('cert_issued', facts.text('cert_issued'), 'the day it was issued, like 2026-06-30'))
    if (ends === '') found.push(buildWrong('cert_ends', facts.text('cert_ends'), 'its last day, like 2028-06-30'))
    const days =
      mayBeDay(issued) && mayBeDay(ends) ? findWrongDays({ issuedOn: issued, endsOn: ends }, new Date(today)) : null
    if (days?.field === 'issuedOn') found.push(buildWrong('cert_issued', issued, 'a day that is not in the future'))
    if (days?.field === 'endsOn') found.push(buildWrong('cert_ends', ends, `a day after it was issued, ${issued}`))
    found.push(...findWrongForm(facts, own), ...findWrongTerm(facts, own))
    if (own && mayBeDay(issued)) found.push(...findOutdated({ number, issuedOn: issued }, listPapers(own.id)))
    if (readText(facts, 'level') === '' && !own?.narr_level)
      found.push(buildWrong('level', facts.text('level'), 'the level of the certificate: I, II, III or IV'))
    const level = facts.said.get('level')
    const isNew = own === null || standing.get(own.id)?.number !== number
    if (isNew && typeof level === 'number' && !levels.includes(level as NarrLevel))
      found.push(
        buildWrong('level', numerals[level] ?? '', `${listNumerals(levels)}: the levels certified in your state`),
      )
    const key = number.toLowerCase()
    const row = numbersOfRows.get(key)
    const owner = owners.get(key)
    if (number !== '' && ((row !== undefined && row !== facts.row) || (owner !== undefined && owner !== own?.id)))
      found.push(buildWrong('cert_number', number, 'a number that is no other home’s'))
    else numbersOfRows.set(key, facts.row)
    return found.filter(({ field }) => !facts.wrong.some((one) => one.field === field))
  }

  function findWrongForm(facts: RowFacts, own: CertifiedResidence | null): WrongValue[] {
    const [form, issuedOn, endsOn] = [readForm(facts, own), readText(facts, 'cert_issued'), readLastDay(facts)]
    if (form === null || !mayBeDay(issuedOn) || !mayBeDay(endsOn)) return []
    if (rules?.name !== form)
      return [buildWrong('cert_form', form, rules ? `full or ${rules.name}` : 'full, in your state')]
    const was = own ? standing.get(own.id) : undefined
    if (was?.form === form && was.issued_on === issuedOn && was.ends_on === endsOn) return []
    if (endsOn > computeLastDay(issuedOn, rules.months))
      return [buildWrong('cert_ends', endsOn, `at most ${rules.months} months: it is ${form}`)]
    const second = own && refuseSecond({ issuedOn, endsOn }, findFormer(own.id), { rules, today })
    return second === null ? [] : [buildWrong('cert_form', form, `full. ${second}`)]
  }

  function findWrongTerm(facts: RowFacts, own: CertifiedResidence | null): WrongValue[] {
    const [issuedOn, endsOn] = [readText(facts, 'cert_issued'), readLastDay(facts)]
    if (readForm(facts, own) !== null || !mayBeDay(issuedOn) || !mayBeDay(endsOn)) return []
    const was = own ? standing.get(own.id) : undefined
    const last = computeLastDay(issuedOn, validMonths)
    if (endsOn <= last || (was?.issued_on === issuedOn && was.ends_on === endsOn)) return []
    const years = validMonths === 12 ? '1 year' : `${validMonths / 12} years`
    return [buildWrong('cert_ends', endsOn, `${last} at most: in your state a certificate holds for ${years}`)]
  }

  const listPapers = (residence: string) => list.papers.filter((paper) => paper.residence === residence)

  function findFormer(residence: string): FormerPaper | null {
    const all = listPapers(residence)
    const last = all.at(-1)
    if (!last) return null
    const first = all.find(({ form, issued_on }) => form === last.form && issued_on === last.issued_on) ?? last
    const { form, issued_on: issuedOn, ends_on: endsOn, ended_on: endedOn } = last
    return { form, issuedOn, endsOn, endedOn, setOn: first.set_on }
  }

  /** What a list does not say of a certificate there is stays as it was. */
  function readForm(facts: RowFacts, own: CertifiedResidence | null): ConditionalForm | null {
    const said = facts.said.get('cert_form')
    if (said !== undefined) return conditionalForms.find((form) => form === said) ?? null
    const was = own ? standing.get(own.id) : undefined
    const isSame = was?.issued_on === readText(facts, 'cert_issued') && was.ends_on === readLastDay(facts)
    return isSame ? was.form : null
  }

  function readKind(issuedOn: string, own: CertifiedResidence | null): CertificateKind {
    const isEarlier = ({ residence, form, issued_on }: StandingPaper) =>
      residence === own?.id && form === null && issued_on < issuedOn
    return list.papers.some(isEarlier) ? 'renewal' : 'initial'
  }

  return {
    state: list.state,
    wrongOf(facts: RowFacts, own: OwnResidence | null, place: RowPlace | null): WrongValue[] {
      const state = place?.state_code ?? readText(facts, 'state')
      // Nothing else of the row can be mended.
      if (state !== '' && state !== list.state) {
        const expected = `a home in ${list.stateName}: your list is of that state`
        return [buildWrong('state', place ? describeState(facts, place) : facts.text('state'), expected)]
      }
      const found = findWrongPaper(facts, own)
      if (own) return found
      const listing = list.listed[String(facts.row)]
      if (!listing && readText(facts, 'phone') === '' && !facts.wrong.some(({ field }) => field === 'phone'))
        found.push(buildWrong('phone', '', 'the number people call: without one nobody can ask or claim'))
      if (listing) found.push(buildWrong('name', readText(facts, 'name'), describeNotListed(listing)))
      return found
    },
    /** A home of another state, or one that may be on the list, needs no place before that is settled. */
    withoutLater(wrong: readonly WrongValue[], facts: RowFacts, ofList: readonly WrongValue[]): WrongValue[] {
      if (ofList.some(({ field }) => field === 'state')) return []
      const isAsked = list.listed[String(facts.row)] !== undefined
      return wrong.filter(({ field }) => !isAsked || isOnCertificate(field))
    },
    numberOf: (facts: RowFacts) => readText(facts, 'cert_number'),
    listedOf(facts: RowFacts): { listing: RowListing; takenBy: number | null } | null {
      const listing = list.listed[String(facts.row)]
      if (!listing?.isSure || listing.state !== list.state || readText(facts, 'cert_number') === '') return null
      const takenBy = rowsOfListings.get(listing.id) ?? null
      if (takenBy === null) rowsOfListings.set(listing.id, facts.row)
      return { listing, takenBy: takenBy === facts.row ? null : takenBy }
    },
    /** Of the house itself nothing is changed, so nothing else of the row can be wrong. */
    wrongOfListed: (facts: RowFacts, { id }: RowListing): WrongValue[] => [
      ...facts.wrong.filter(({ field }) => isOnCertificate(field)),
      ...findWrongPaper(facts, { id, narr_level: standing.get(id)?.narr_level ?? null }),
    ],
    paperOf(
      facts: RowFacts,
      own: CertifiedResidence | null,
      isListed = false,
    ): { paper: Paper; change: FieldChange } | null {
      const number = readText(facts, 'cert_number')
      if (number === '') return null
      const was = own ? standing.get(own.id) : undefined
      const [form, issued_on] = [readForm(facts, own), readText(facts, 'cert_issued')]
      const paper = {
        form,
        check_in_on: form === null || rules === null ? null : checkInDay(issued_on, rules),
        number,
        narr_level: Number(facts.said.get('level') ?? own?.narr_level),
        issued_on,
        ends_on: readLastDay(facts),
        ...readSaid(facts, isListed),
      }
      if (was && isSame(was, paper)) return null
      const shown = { ...paper, kind: paper.kind ?? readKind(issued_on, own) }
      return {
        paper,
        change: {
          label: 'Certificate',
          was: was ? describePaper(was, shown) : 'None',
          now: `${describePaper(shown)}${paper.ends_on < today ? ', over already' : ''}`,
        },
      }
    },
  }
}

const describeState = (facts: RowFacts, { state_code: state, zip }: RowPlace) =>
  readText(facts, 'state') === '' && zip !== '' ? `${state}, by its ZIP code ${zip}` : state

type CertifiedResidence = Pick<OwnResidence, 'id' | 'narr_level'>

function readLastDay(facts: RowFacts): string {
  const [ends, issued, months] = [
    readText(facts, 'cert_ends'),
    readText(facts, 'cert_issued'),
    facts.said.get('cert_duration'),
  ]
  return ends === '' && typeof months === 'number' && mayBeDay(issued) ? computeLastDay(issued, months) : ends
}

/** Of the listing of somebody else, the beds of the row are those of the certificate. */
function readSaid(facts: RowFacts, isListed: boolean): Pick<Paper, 'operator' | 'kind' | 'beds' | 'beds_for'> {
  const [operator, kind] = [readText(facts, 'cert_operator'), facts.said.get('cert_kind')]
  const [beds, audience] = [facts.said.get('beds'), facts.said.get('audience')]
  return {
    ...(operator !== '' && { operator }),
    ...(kind !== undefined && { kind: kind as CertificateKind }),
    ...(isListed && typeof beds === 'number' && beds > 0 && { beds }),
    ...(isListed && audience !== undefined && { beds_for: [audience as Audience] }),
  }
}

const isSame = (was: StandingPaper, paper: Paper) => describePaper(was, paper) === describePaper(paper)

const numerals = ['', 'I', 'II', 'III', 'IV']
const listNumerals = (levels: readonly number[]) => levels.map((level) => numerals[level]).join(', ')

function describePaper(
  paper: Omit<Paper, 'beds' | 'check_in_on'> & { beds?: number | null },
  other: Paper = paper as Paper,
): string {
  const { number, narr_level, issued_on, ends_on, operator, kind, form, beds, beds_for } = paper
  return [
    `${number}, Level ${numerals[narr_level]}, ${formatMediumDay(issued_on)} to ${formatMediumDay(ends_on)}`,
    ...(form === null ? [] : [form]),
    ...(other.kind === undefined ? [] : [kind]),
    ...(other.operator === undefined ? [] : [operator]),
    ...(other.beds === undefined ? [] : [`${beds ?? 'no'} beds`]),
    ...(other.beds_for === undefined ? [] : [`for ${(beds_for ?? []).map((one) => audienceWords[one]).join(', ')}`]),
  ].join(', ')
}

const same: Readonly<Record<RowListing['what'][number], string>> = {
  name: 'name',
  phone: 'phone',
  address: 'address',
}

function describeNotListed({ name, city, what }: RowListing): string {
  const alike = what.map((one) => same[one]).join(' and ')
  return `a home that is not on the list yet. ${name} in ${city} is, with the same ${alike}: certify it under Homes`
}
