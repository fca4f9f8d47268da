import { useState } from 'react'

/** Once open, it stays open: new data must not close a part in which somebody may be working. */
export function useStaysOpen(isWanted: boolean): boolean {
  const [isOpen, setOpen] = useState(isWanted)
  if (isWanted && !isOpen) setOpen(true)
  return isOpen
}
