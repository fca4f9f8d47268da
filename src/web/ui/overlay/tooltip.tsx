import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { computeTooltipDelay, noteTooltipClosed } from './tooltip-timing.ts'
import './tooltip.css'

export type TooltipWiring = {
  'aria-describedby': string | undefined
  onPointerEnter: () => void
  onPointerLeave: () => void
  onPointerDown: () => void
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

type TooltipProps = { words: ReactNode; children: (wiring: TooltipWiring) => ReactNode }

const EDGE_PX = 8

function nudgeIntoView(words: HTMLElement | null) {
  if (!words) return
  const box = words.getBoundingClientRect()
  const over = Math.max(0, box.right + EDGE_PX - document.documentElement.clientWidth)
  const under = Math.max(0, EDGE_PX - box.left)
  words.style.setProperty('--nudge', `${under - over}px`)
}

/** Never put a fact only here. */
export function Tooltip({ words, children }: TooltipProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function close() {
    clearTimeout(timer.current)
    if (open) noteTooltipClosed(performance.now())
    setOpen(false)
  }
  return (
    <span className="tip">
      {children({
        'aria-describedby': open ? id : undefined,
        onPointerEnter: () => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => setOpen(true), computeTooltipDelay(performance.now()))
        },
        onPointerLeave: close,
        onPointerDown: close,
        onFocus: (event) => event.target.matches(':focus-visible') && setOpen(true),
        onBlur: close,
        onKeyDown: (event) => event.key === 'Escape' && close(),
      })}
      {open && (
        <span className="tip-words" role="tooltip" id={id} ref={nudgeIntoView}>
          {words}
        </span>
      )}
    </span>
  )
}
