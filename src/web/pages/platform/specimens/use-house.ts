import { useState } from 'react'

/** The made-up house of the page: every specimen that shows its beds shows this one. */
export type House = {
  name: string
  open: number
  total: number
  /** How old the number is, in the directory's words. */
  saidWords: string
  /** The operator says a number, which may be the one that stood there. */
  say(open: number): void
}

export function useHouse(name: string): House {
  const [open, setOpen] = useState(2)
  const [isSaid, setSaid] = useState(false)
  return {
    name,
    open,
    total: 8,
    saidWords: isSaid ? 'Said just now' : 'Said 3 hours ago',
    say(next) {
      setOpen(next)
      setSaid(true)
    },
  }
}
