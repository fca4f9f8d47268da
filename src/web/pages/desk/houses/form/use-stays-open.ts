import { useState } from 'react'

/** Open from when it first has to be: what is read anew closes nothing in which somebody may stand. */
export function useStaysOpen(isWanted: boolean): boolean {
  const [isOpen, setOpen] = useState(isWanted)
  if (isWanted && !isOpen) setOpen(true)
  return isOpen
}
