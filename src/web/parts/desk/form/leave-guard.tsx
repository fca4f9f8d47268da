import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { forgetUnsentWords } from './use-unsent-words.ts'

export type LeaveWords = { title: string; words: string; stay: string; go: string }

export function LeaveGuard({ isDirty, words }: { isDirty: boolean; words: LeaveWords }) {
  const [next, setNext] = useState<string | null>(null)
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault()
    }
    const hold = (event: MouseEvent) => {
      const link = findFollowedLink(event)
      if (!link) return
      event.preventDefault()
      setNext(link.href)
    }
    addEventListener('beforeunload', ask)
    document.addEventListener('click', hold, true)
    return () => {
      removeEventListener('beforeunload', ask)
      document.removeEventListener('click', hold, true)
    }
  }, [isDirty])
  const stay = () => setNext(null)
  function go() {
    isLeaving.current = true
    forgetUnsentWords()
    if (next !== null) location.assign(next)
  }
  return (
    <Dialog
      open={next !== null}
      onOpenChange={(open) => {
        if (!open) stay()
      }}
      title={words.title}
      description={words.words}
    >
      <p className="row mt-4">
        <Button variant="primary" onClick={stay}>
          {words.stay}
        </Button>
        <Button variant="danger" onClick={go}>
          {words.go}
        </Button>
      </p>
    </Dialog>
  )
}

/** Null for a click that does not leave the page in this tab. */
function findFollowedLink({
  target,
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return null
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.target || link.hasAttribute('download') || !link.protocol.startsWith('http')) return null
  return link.pathname === location.pathname ? null : link
}
