import { useEffect, useRef, useState } from 'react'
import { useFrameWords } from '#web/parts/frame-words/frame-words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { createShiftCounter, ELSEWHERE, leaveSite } from './leaving.ts'
import { useExitPlace } from './use-exit-place.ts'
import './leave-site.css'

const HINT_KEY = 'pl-exit-hint'

/** True once per device, where there is a keyboard to press Shift on. */
function takeHint(): boolean {
  try {
    if (localStorage.getItem(HINT_KEY) || !matchMedia('(hover: hover) and (min-width: 900px)').matches) return false
    localStorage.setItem(HINT_KEY, '1')
    return true
  } catch {
    return false
  }
}

/** The way out: one link, always in the same place; Shift three times does the same. */
export function LeaveSite() {
  const { crisis } = useFrameWords()
  const [hint, setHint] = useState(false)
  const exit = useRef<HTMLAnchorElement>(null)
  useExitPlace(exit)
  const [word, rest] = crisis.leave
  useEffect(() => {
    setHint(takeHint())
    const isThird = createShiftCounter()
    const onKeyDown = (event: KeyboardEvent) => {
      if (isThird(event)) leaveSite()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <a
        ref={exit}
        className="exit"
        href={ELSEWHERE}
        rel="noreferrer"
        onClick={(event) => {
          event.preventDefault()
          leaveSite()
        }}
      >
        <Icon name="exit" />
        <span>
          {word}
          <span className="exit-rest">{rest}</span>
        </span>
      </a>
      {hint && (
        <div className="exit-hint" role="status">
          {crisis.hint}
          <Button look="text" small onClick={() => setHint(false)}>
            {crisis.hintSeen}
          </Button>
        </div>
      )}
    </>
  )
}
