import { useCallback, useEffect, useState } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import { filterBoardQuery } from '#domain/beds/board-finding.ts'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { readHoldNote } from './hold-note.ts'

export type WantedHold = {
  residenceId: string
  /** The group whose form opens by itself; null when several have an open bed, or none has. */
  groupId: string | null
  note: string
}

export const buildResidenceAnchor = (id: string) => `house-${id}`

/** Where a form of a house without script goes: to the houses that are shown now. */
export function useSayAt(residenceId: string): string {
  return useBoardAt(buildResidenceAnchor(residenceId))
}

export function useBoardAt(anchor: string): string {
  const kept = filterBoardQuery(new URLSearchParams(useDeskPageState().query))
  return `/workspace/beds${kept.size > 0 ? `?${kept}` : ''}#${anchor}`
}

export function useWantedResidence(): string | null {
  return new URLSearchParams(useDeskPageState().query).get('house')
}

/** Decided once, when the houses are there: a number that changes later opens no other form. */
export function useWantedHold(residences: readonly MyResidence[] | undefined) {
  const residenceId = useWantedResidence()
  const [wanted, setWanted] = useState<WantedHold | null>(null)
  const residence = residences?.find(({ id }) => id === residenceId)
  useEffect(() => {
    setWanted((now) => (residence ? (now ?? beginHold(residence)) : null))
  }, [residence])
  useEffect(() => {
    if (wanted?.groupId === null) document.getElementById(buildResidenceAnchor(wanted.residenceId))?.focus()
  }, [wanted])
  const forget = useCallback(() => {
    const { pathname, hash } = window.location
    history.replaceState({ ...history.state, holdNote: null }, '', pathname + hash)
    setWanted((now) => now && { ...now, note: '' })
  }, [])
  return { wanted, forget }
}

function beginHold({ id, groups }: MyResidence): WantedHold {
  const open = groups.filter((group) => (group.open ?? 0) > 0)
  return { residenceId: id, groupId: open.length === 1 ? (open[0]?.id ?? null) : null, note: readHoldNote() }
}
