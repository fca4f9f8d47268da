import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#web/ui/action/button.tsx'
import type { OpenStreet } from './open-street.client.ts'
import type { StreetProps } from './street-mark.ts'
import { StreetMarks } from './street-marks.tsx'

type StreetBoxProps = StreetProps & { onState: (state: 'shown' | 'failed') => void }

export function StreetBox({ address, marks, middle, radius, words: said, title, joined, onState }: StreetBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const [street, setStreet] = useState<OpenStreet | null>(null)
  // Only that it moved matters: where everything is now, the map itself knows.
  const [, setMoved] = useState(0)
  // Another place gets a new box, so the initial view never changes.
  const opening = useRef({ address, middle, radius, words: said, onState })

  useEffect(() => {
    const { onState: tell, ...parts } = opening.current
    const leaving = new AbortController()
    let open: OpenStreet | undefined
    async function begin() {
      const { openStreet } = await import('./open-street.client.ts')
      if (!box.current || leaving.signal.aborted) return
      const onMove = () => setMoved((count) => count + 1)
      const opened = await openStreet({ ...parts, box: box.current, onMove, signal: leaving.signal })
      if (leaving.signal.aborted) return opened.close()
      open = opened
      setStreet(opened)
      tell('shown')
    }
    begin().catch(() => {
      if (!leaving.signal.aborted) tell('failed')
    })
    return () => {
      leaving.abort()
      open?.close()
    }
  }, [])

  return (
    <div className="street-box" data-small-target>
      <div ref={box} className="street-tiles over" />
      {street && (
        <>
          <StreetMarks street={street} marks={marks} middle={middle} title={title} joined={joined} />
          <div className="street-zoom grid gap-1">
            <IconButton icon="plus" className="btn-line" label={said.closer} onClick={() => street.zoom(1)} />
            <IconButton icon="minus" className="btn-line" label={said.farther} onClick={() => street.zoom(-1)} />
          </div>
          <a className="street-by small" href="https://www.openstreetmap.org/copyright" rel="noreferrer">
            {street.by}
          </a>
        </>
      )}
    </div>
  )
}
