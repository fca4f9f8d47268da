import { useCallback, useEffect, useState } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import { useAtPage } from '#web/parts/desk/page/at-page.ts'
import { holdNoteHere } from './hold-note.ts'

/** A bed of this house is to be held: somebody came here for that. */
export type WantedHold = {
  houseId: string
  /** The group whose form opens by itself; null where several have an open bed, or none has. */
  groupId: string | null
  /** What the hold's note begins with. */
  note: string
}

/** Where a house stands on the board. */
export const houseAnchor = (id: string) => `house-${id}`

/** The house the page's own address names. */
export function useWantedHouse(): string | null {
  return new URLSearchParams(useAtPage().query).get('house')
}

/**
 * What somebody came to hold, with the note that came along (hold-note.ts). It is decided once, when the houses are there: a number that changes later opens no other form.
 */
export function useWantedHold(houses: readonly MyResidence[] | undefined) {
  const houseId = useWantedHouse()
  const [wanted, setWanted] = useState<WantedHold | null>(null)
  const house = houses?.find(({ id }) => id === houseId)
  useEffect(() => {
    setWanted((now) => (house ? (now ?? begun(house)) : null))
  }, [house])
  useEffect(() => {
    if (wanted?.groupId === null) document.getElementById(houseAnchor(wanted.houseId))?.focus()
  }, [wanted])
  /** It is held, or not wanted any more: reading the page anew asks for nothing. */
  const forget = useCallback(() => {
    const { pathname, hash } = window.location
    history.replaceState({ ...history.state, holdNote: null }, '', pathname + hash)
    setWanted((now) => now && { ...now, note: '' })
  }, [])
  return { wanted, forget }
}

function begun({ id, groups }: MyResidence): WantedHold {
  const open = groups.filter((group) => (group.open ?? 0) > 0)
  return { houseId: id, groupId: open.length === 1 ? (open[0]?.id ?? null) : null, note: holdNoteHere() }
}
