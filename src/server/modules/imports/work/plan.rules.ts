import { randomUUID } from 'node:crypto'
import type { GroupChange } from '#server/modules/imports/checking/beds-of-row.rules.ts'
import type {
  AddedResidence,
  CertifiedListing,
  ChangedResidence,
  CheckedSheet,
} from '#server/modules/imports/checking/check-sheet.rules.ts'
import type { OwnResidence } from '#server/modules/imports/checking/own-residence.rules.ts'
import type { ImportPlan, PlannedResidence } from './import-task.worker.ts'

export function makePlan(
  checked: CheckedSheet,
  { publish, isAffiliate, saidAt }: { publish: boolean; isAffiliate: boolean; saidAt: string | null },
  residences: readonly OwnResidence[],
): Omit<ImportPlan, 'headings' | 'remember'> {
  const versions = new Map(residences.map(({ id, version }) => [id, version]))
  const adding = sortResidences(checked.added)
  return {
    stamp: checked.stamp,
    counts: checked.counts,
    isAffiliate,
    adding: adding.map((residence) => {
      const status = isAffiliate || (publish && residence.isReady) ? 'published' : 'draft'
      return {
        ...planResidence(residence, { ...residence.fields, id: residence.id, status }, saidAt),
        slug: residence.slug,
      }
    }),
    changing: [
      ...checked.changed.map((residence) => toChange(residence, versions, saidAt)),
      ...checked.certified.map(planCertifying),
    ],
  }
}

function toChange(residence: ChangedResidence, versions: ReadonlyMap<string, number>, saidAt: string | null) {
  const { beds, ...said } = listBeds(residence, saidAt)
  const { id, fields } = residence
  const ahead = { fields, version: versions.get(id), ...said, papers: listPapers(residence) }
  return { id, residence: JSON.stringify({ id, ahead, beds }) }
}

function planCertifying({ id, paper }: CertifiedListing) {
  const none = { fields: {}, groups: [], changedGroups: [], reports: [] }
  const ahead = { kind: 'certified', version: 0, ...none, papers: [{ residence: id, ...paper }] }
  return { id, residence: JSON.stringify({ id, ahead, beds: [] }) }
}

/** By state and id: a batch then updates few of the counts kept for each state. */
function sortResidences(residences: readonly AddedResidence[]): AddedResidence[] {
  const readState = ({ fields }: AddedResidence) => String(fields.state_code)
  const ids = residences.map(({ id }) => id).toSorted()
  return residences
    .toSorted((one, other) => (readState(one) < readState(other) ? -1 : readState(one) > readState(other) ? 1 : 0))
    .map((residence, place) => ({ ...residence, id: ids[place] ?? residence.id }))
}

const listPapers = ({ id, paper }: AddedResidence | ChangedResidence) => (paper ? [{ ...paper, residence: id }] : [])

function planResidence(residence: AddedResidence, row: object, saidAt: string | null): Omit<PlannedResidence, 'slug'> {
  const { beds, groups, reports } = listBeds(residence, saidAt)
  const list = (items: readonly object[]) => items.map((item) => JSON.stringify(item)).join(',')
  return {
    id: residence.id,
    residence: JSON.stringify(row),
    // What the list of an undo says beside a house.
    beds: JSON.stringify({ id: residence.id, beds }),
    groups: list(groups),
    reports: list(reports),
    papers: list(listPapers(residence)),
  }
}

function listBeds({ id, groups }: AddedResidence | ChangedResidence, saidAt: string | null) {
  const beds = groups.map(addIds)
  const own = beds.map((bed) => ({ ...bed, residence: id }))
  return {
    beds,
    groups: own.filter(({ added }) => added),
    changedGroups: own.filter(({ added, audience, total, was_audience, was_total }) => {
      return !added && (audience !== was_audience || total !== was_total)
    }),
    reports: own.flatMap((bed) => (bed.report === null ? [] : [{ ...bed, ...(saidAt && { said_at: saidAt }) }])),
  }
}

function addIds({ id, audience, total, wasAudience, wasTotal, occupied, wasOccupied }: GroupChange) {
  return {
    group: id ?? randomUUID(),
    added: id === null,
    audience,
    total,
    was_audience: wasAudience,
    was_total: wasTotal,
    report: occupied === null ? null : randomUUID(),
    occupied,
    was_occupied: wasOccupied,
  }
}
