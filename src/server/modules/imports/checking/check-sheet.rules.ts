import { createHash, randomUUID } from 'node:crypto'
import { getImportFieldWords, type ImportField } from '#domain/imports/import-fields.ts'
import { countOutcomes, type OutcomeCounts, type RowOutcome } from '#domain/imports/row-outcome.ts'
import { parseTownWithState } from '#domain/places/town-with-state.ts'
import { buildResidenceSlug } from '#domain/residence/residence.ts'
import type { Sheet } from '#server/modules/imports/reading/sheet.rules.ts'
import type { StateNames } from '#server/modules/imports/values/read-value.rules.ts'
import { mayBeStreetName } from '#server/modules/imports/values/street-as-name.rules.ts'
import type { Gazetteer } from '#server/plumbing/gazetteer.ts'
import type { AffiliateRows, Paper } from './affiliate-rows.rules.ts'
import { type GroupChange, readBedsOfRow } from './beds-of-row.rules.ts'
import { type Match, matchRows } from './match-rows.rules.ts'
import type { OwnResidence } from './own-residence.rules.ts'
import { askWhichResidence, findPlaceOfRow, type RowPlace, readTown } from './place-of-row.rules.ts'
import { toStreetKey } from './residence-keys.rules.ts'
import {
  buildNewResidence,
  type FieldChange,
  listBedChanges,
  listChanges,
  type ResidencePatch,
  saysWhatIs,
} from './residence-of-row.rules.ts'
import {
  type Fixes,
  type Mapping,
  type Meanings,
  type RowFacts,
  readRow,
  readText,
  type WrongValue,
} from './row-facts.rules.ts'

export type AddedResidence = {
  row: number
  id: string
  slug: string
  fields: ResidencePatch
  groups: GroupChange[]
  paper: Paper | null
  certificate: string | null
  isReady: boolean
  isForAnyone: boolean
}
export type ChangedResidence = {
  row: number
  id: string
  fields: ResidencePatch
  groups: GroupChange[]
  paper: Paper | null
}

export type CertifiedListing = { row: number; id: string; paper: Paper }

export type RowProblem = WrongValue & { row: number; residence: string }
export type RowDuplicate = { row: number; residence: string; keeps: number | null; drops: string }
export type RowChange = FieldChange & { row: number; residence: string }
export type NewDoor = { row: number } & Record<'name' | 'city' | 'state' | 'zip' | 'street' | 'phone', string>

export type CheckedSheet = {
  outcomes: RowOutcome[]
  counts: OutcomeCounts
  problems: RowProblem[]
  duplicates: RowDuplicate[]
  changes: RowChange[]
  doors: NewDoor[]
  added: AddedResidence[]
  changed: ChangedResidence[]
  certified: CertifiedListing[]
  stamp: string
}

/**
 * `areNames`: a person said that the column of names holds names, although some look like street addresses. `saidAt` is
 * when the numbers of open beds were true; null is now. `isLooking`: what is on the list is not known yet, and rows
 * with a problem are compared with it too.
 */
export type CheckParts = {
  sheet: Sheet
  mapping: Mapping
  fixes: Fixes
  meanings: Meanings
  twoResidences: ReadonlySet<number>
  areNames: boolean
  saidAt: string | null
  drafts: ReadonlySet<number>
  residences: readonly OwnResidence[]
  affiliate: AffiliateRows | null
  isLooking: boolean
  states: StateNames
  gazetteer: Pick<Gazetteer, 'zip' | 'town' | 'townsNamed'>
  today: string
}

export function checkSheet(parts: CheckParts): CheckedSheet {
  const { sheet, residences, twoResidences } = parts
  const rows = sheet.rows.map((cells, at) => readRow(padZip(cells, parts), sheet.numbers[at] ?? 0, parts))
  const matches = matchRows(rows, residences, twoResidences)
  const result: Omit<CheckedSheet, 'counts' | 'stamp'> = {
    outcomes: [],
    problems: [],
    duplicates: [],
    changes: [],
    doors: [],
    added: [],
    changed: [],
    certified: [],
  }
  for (const [at, facts] of rows.entries()) {
    // Every row has its match.
    const match = matches[at] as Match
    result.outcomes.push(checkRow(facts, match, parts, result))
  }
  return { ...result, counts: countOutcomes(result.outcomes), stamp: computeStamp(result) }
}

function checkRow(
  facts: RowFacts,
  match: Match,
  parts: CheckParts,
  into: Omit<CheckedSheet, 'counts' | 'stamp'>,
): RowOutcome {
  const residence = readText(facts, 'name') || (match.is === 'own' ? match.residence.name : '') || 'No name'
  if (match.is === 'duplicate') {
    const drops = parts.affiliate?.numberOf(facts) ?? ''
    into.duplicates.push({ row: facts.row, residence: match.residence, keeps: match.keeps, drops })
    return 'duplicate'
  }
  const own = match.is === 'own' ? match.residence : null
  const listed = own ? null : (parts.affiliate?.listedOf(facts) ?? null)
  if (listed && parts.affiliate) return certify(facts, listed, parts.affiliate, into)
  // What stands there already needs no reading, however it is written.
  let wrong = facts.wrong.filter(({ field, found, typed }) => !own || !saysWhatIs(typed ?? found, own, field))
  if (!own && readText(facts, 'name') === '' && !wrong.some(({ field }) => field === 'name')) {
    wrong.push({ field: 'name', found: facts.text('name'), expected: 'the name of the house', typed: null })
  }
  if (match.is === 'unsure') wrong.push(askWhichResidence(facts, match.residences))
  const street = findStreetAsName(facts, parts)
  if (street && own?.name !== street.found) wrong.push(street)
  const movesTo = own && !moves(facts, own) ? null : findPlaceOfRow({ ...facts, wrong }, own, parts)
  const beds = readBedsOfRow(facts, own?.groups ?? [], parts.saidAt)
  const more = [...(movesTo?.wrong ?? []), ...beds.wrong]
  wrong.push(...more.filter(({ field }) => !wrong.some((one) => one.field === field)))
  const { affiliate } = parts
  const ofList = affiliate?.wrongOf(facts, own, movesTo?.place ?? null) ?? []
  wrong = [...(affiliate && !own ? affiliate.withoutLater(wrong, facts, ofList) : wrong), ...ofList]
  if (wrong.length > 0) {
    if (parts.isLooking && !own)
      into.doors.push(buildDoor(facts, movesTo?.place ?? readTown(facts, parts.affiliate?.state)))
    const typed = parts.fixes[String(facts.row)] ?? {}
    into.problems.push(
      ...wrong.map((one) => ({
        ...one,
        typed: typed[one.field] ?? null,
        found: readFound(facts, one, parts),
        row: facts.row,
        residence,
      })),
    )
    return 'problem'
  }
  const place = movesTo?.place ?? null
  return own
    ? change(facts, own, { place, groups: beds.changes, residence }, parts, into)
    : add(facts, place, beds.changes, parts, into)
}

/** A house on the list that somebody else speaks for: its affiliate says what certifies it, and no more. */
function certify(
  facts: RowFacts,
  { listing, takenBy }: NonNullable<ReturnType<AffiliateRows['listedOf']>>,
  affiliate: AffiliateRows,
  into: Omit<CheckedSheet, 'counts' | 'stamp'>,
): RowOutcome {
  const { row } = facts
  if (takenBy !== null) {
    into.duplicates.push({ row, residence: listing.name, keeps: takenBy, drops: affiliate.numberOf(facts) })
    return 'duplicate'
  }
  const wrong = affiliate.wrongOfListed(facts, listing)
  if (wrong.length > 0) {
    into.problems.push(...wrong.map((one) => ({ row, residence: listing.name, ...one })))
    return 'problem'
  }
  const found = affiliate.paperOf(facts, { id: listing.id, narr_level: null }, true)
  if (!found) return 'same'
  into.certified.push({ row, id: listing.id, paper: found.paper })
  into.changes.push({ row, residence: `${listing.name} in ${listing.city}, on the list`, ...found.change })
  return 'changed'
}

/** The name is public and the address is not: a person has to say that it is the name. */
function findStreetAsName(facts: RowFacts, { fixes, meanings, areNames }: CheckParts): WrongValue | null {
  const name = readText(facts, 'name')
  const isSaid = Object.hasOwn(meanings.name ?? {}, facts.cell('name'))
  if (name === '' || areNames || isSaid || fixes[String(facts.row)]?.name !== undefined) return null
  const street = readText(facts, 'street')
  const isStreet =
    mayBeStreetName(name) ||
    (/^\d+[a-z]? ./i.test(name) && `${toStreetKey(street)} `.startsWith(`${toStreetKey(name)} `))
  return isStreet
    ? {
        field: 'name',
        found: name,
        expected: 'a name. This looks like a street address, and a name is public',
        typed: null,
      }
    : null
}

function moves(facts: RowFacts, own: OwnResidence): boolean {
  const differs = (field: ImportField, is: string | null) =>
    facts.said.has(field) && readText(facts, field) !== (is ?? '')
  return differs('zip', own.zip) || differs('city', own.city) || differs('state', own.state_code)
}

function change(
  facts: RowFacts,
  own: OwnResidence,
  { place, groups, residence }: { place: RowPlace | null; groups: GroupChange[]; residence: string },
  parts: CheckParts,
  into: Omit<CheckedSheet, 'counts' | 'stamp'>,
): RowOutcome {
  const { patch, changes } = listChanges(facts, own, place, parts.today)
  const paper = parts.affiliate?.paperOf(facts, own) ?? null
  if (Object.keys(patch).length === 0 && groups.length === 0 && !paper) return 'same'
  into.changed.push({ row: facts.row, id: own.id, fields: patch, groups, paper: paper?.paper ?? null })
  const all = [...changes, ...listBedChanges(groups)]
  if (paper) all.push(paper.change)
  into.changes.push(...all.map((one) => ({ ...one, row: facts.row, residence })))
  return 'changed'
}

function add(
  facts: RowFacts,
  place: RowPlace | null,
  groups: GroupChange[],
  parts: CheckParts,
  into: Omit<CheckedSheet, 'counts' | 'stamp'>,
): RowOutcome {
  // A new house without a place has a problem, so it does not come here.
  if (!place) throw new Error(`Row ${facts.row} has no place.`)
  const fields = buildNewResidence(facts, place, parts.today)
  const door = buildDoor(facts, place)
  const paper = parts.affiliate?.paperOf(facts, null) ?? null
  into.added.push({
    row: facts.row,
    id: randomUUID(),
    slug: buildResidenceSlug(door.name, door.city, door.state),
    fields,
    groups,
    paper: paper?.paper ?? null,
    certificate: paper?.change.now ?? null,
    isReady: door.phone !== '' && groups.length > 0 && !parts.drafts.has(facts.row),
    isForAnyone: groups.some(({ audience }) => audience === 'any') && !saysForWhom(facts),
  })
  into.doors.push(door)
  return 'new'
}

function buildDoor(
  facts: RowFacts,
  { city, state_code: state, zip }: Pick<RowPlace, 'city' | 'state_code' | 'zip'>,
): NewDoor {
  const [name, phone, street] = [readText(facts, 'name'), readText(facts, 'phone'), readText(facts, 'street')]
  return { row: facts.row, name, city, state, zip, street, phone }
}

const saysForWhom = ({ said }: RowFacts) => said.has('audience') || said.has('beds.any') || said.has('open.any')

/** The cell of the file; for an empty cell, the rest of the row. */
function readFound(facts: RowFacts, { field, found }: WrongValue, { fixes }: CheckParts): string {
  const cell = facts.cell(field)
  return cell === '' && fixes[String(facts.row)]?.[field] === undefined ? found : cell
}

/** Restores a leading 0 that a spreadsheet removed from a ZIP code, where the row's own state confirms it. */
function padZip(cells: readonly string[], { mapping, states, gazetteer }: CheckParts): readonly string[] {
  const [zip, state] = [mapping.get('zip') ?? -1, mapping.get('state') ?? -1]
  const digits = /^\d{4}$/.exec(cells[zip] ?? '')?.[0]
  if (digits === undefined) return cells
  const stateText = (cells[state] ?? '').toLowerCase()
  const meant =
    stateText === ''
      ? parseTownWithState(cells[mapping.get('city') ?? -1] ?? '', states)?.state
      : states.find(({ id, name }) => id.toLowerCase() === stateText || name.toLowerCase() === stateText)?.id
  return meant !== undefined && gazetteer.zip(`0${digits}`)?.stateCode === meant ? cells.with(zip, `0${digits}`) : cells
}

/** Two checks with the same result have the same stamp; ids made anew each time are left out. */
function computeStamp(of: Pick<CheckedSheet, 'outcomes' | 'added' | 'changed' | 'certified'>): string {
  const { outcomes, added, changed, certified } = of
  const hash = createHash('sha256').update(JSON.stringify(outcomes)).update(JSON.stringify(changed))
  for (const { row, slug, fields, groups, paper } of added)
    hash.update(JSON.stringify([row, slug, fields, groups, ...(paper ? [paper] : [])]))
  if (certified.length > 0) hash.update(JSON.stringify(certified))
  return hash.digest('base64url').slice(0, 22)
}

export const getProblemColumn = (field: ImportField) => getImportFieldWords(field).label
