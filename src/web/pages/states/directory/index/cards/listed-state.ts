import { type Figure, formatFigure } from '#domain/figures/figure.ts'
import {
  type AdoptionLevel,
  adoptionLevelName,
  countAdopted,
  describeAdoption,
  type PatchState,
  patchStates,
} from '#domain/states/adoption.ts'
import { sortDirectory } from '#domain/states/directory-status.ts'
import type { StateCount } from '#domain/states/state-count.ts'
import {
  buildDirectoryAddress,
  buildFullDirectoryAddress,
  type StateDirectoryRecord,
} from '#domain/states/state-directory.ts'
import { findMeantStates } from '#domain/states/states-meant.ts'
import type { DirectoryView } from '#web/pages/states/directory/index/explorer/directory-view.ts'

/** All of it is written into the page for each state, so it holds no more than needed. */
export type ListedState = Pick<
  StateDirectoryRecord,
  'name' | 'code' | 'slug' | 'adoptionLevel' | 'status' | 'stats' | 'narrUnifiedPlatform' | 'narrAffiliateStatus'
> & {
  affiliate: string | null
  patches: readonly PatchState[]
  parts: AdoptionLevel
  adopted: string
  level: string
  /** Where its list is opened or framed from; null without one. */
  list: string | null
  full: string | null
  count: StateCount | null
}

export function toListedState(
  record: StateDirectoryRecord,
  directoryHost: string | null,
  count: StateCount | null,
): ListedState {
  const { name, code, slug, adoptionLevel, status, stats, narrUnifiedPlatform, narrAffiliateStatus, features } = record
  return {
    name,
    code,
    slug,
    adoptionLevel,
    status,
    stats,
    narrUnifiedPlatform,
    narrAffiliateStatus,
    count,
    affiliate: record.narrAffiliate?.name ?? null,
    patches: patchStates(features),
    parts: countAdopted(features),
    adopted: describeAdoption(features),
    level: adoptionLevelName[adoptionLevel],
    list: buildDirectoryAddress(record, directoryHost),
    full: buildFullDirectoryAddress(record, directoryHost),
  }
}

export function listGivenFacts(
  facts: readonly { label: string; figure: Figure }[],
): readonly { label: string; value: string }[] {
  return facts
    .filter(({ figure }) => figure.kind !== 'not-published')
    .map(({ label, figure }) => ({ label, value: formatFigure(figure) }))
}

export function findListedStates(
  states: readonly ListedState[],
  { search, sort, noZip }: Pick<DirectoryView, 'search' | 'sort'> & { noZip: string | null },
): { ordered: readonly ListedState[]; found: ReadonlySet<string>; matching: ReadonlySet<string> | undefined } {
  const sorted = sortDirectory(states, sort)
  const meant = search.trim() === noZip ? [] : findMeantStates(sorted, search)
  const found = new Set(meant.map(({ code }) => code))
  const [first] = meant
  const ordered = first && sort === 'adoption' ? [first, ...sorted.filter((state) => state !== first)] : sorted
  return { ordered, found, matching: found.size < states.length ? found : undefined }
}
