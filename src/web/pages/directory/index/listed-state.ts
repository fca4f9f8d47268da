import { adoptionLevelName, adoptionWords, type PatchState, patchStates } from '#domain/adoption.ts'
import { type Figure, formatFigure } from '#domain/figure.ts'
import type { StateCount } from '#domain/state-count.ts'
import { directoryAddress, fullDirectoryAddress, type StateDirectoryRecord } from '#domain/state-directory.ts'

/** A state's record with what its card and row say, worked out once. */
export type ListedState = StateDirectoryRecord & {
  patches: readonly PatchState[]
  /** "2 of 4, 50%" */
  adopted: string
  /** "Quality Certification" */
  level: string
  /** Where its list is opened or framed from; null without one. */
  list: string | null
  /** Where it is opened whole, in a tab of its own; null without one. */
  full: string | null
  /** What this site counts in it; null where that could not be asked. */
  count: StateCount | null
}

export function listedState(
  record: StateDirectoryRecord,
  directoryHost: string | null,
  count: StateCount | null,
): ListedState {
  const { features, adoptionLevel } = record
  return {
    ...record,
    patches: patchStates(features),
    adopted: adoptionWords(features),
    level: adoptionLevelName[adoptionLevel],
    list: directoryAddress(record, directoryHost),
    full: fullDirectoryAddress(record, directoryHost),
    count,
  }
}

/** The figures that have been given, in words; the others are left out. */
export function givenFacts(
  facts: readonly { label: string; figure: Figure }[],
): readonly { label: string; value: string }[] {
  return facts
    .filter(({ figure }) => figure.kind !== 'not-published')
    .map(({ label, figure }) => ({ label, value: formatFigure(figure) }))
}
