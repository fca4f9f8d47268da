import { useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '#web/ui/action/button.tsx'
import type { OpenStreet } from './open-street.client.ts'
import type { StreetProps } from './street-mark.ts'
import { StreetMarks } from './street-marks.tsx'
import './street-map.css'

type StreetState = 'off' | 'loading' | 'shown' | 'failed'

/** Loaded only on a press. Without script or a file of tiles, or where it fails, the drawn map stays. */
export default function StreetSwitch(props: StreetProps) {
  const { middle, radius, words } = props
  const [state, setState] = useState<StreetState>('off')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.closest('.street-over')?.toggleAttribute('data-shown', state === 'shown')
  }, [state])
  const isOpen = state === 'loading' || state === 'shown'
  const statusText = { off: '', loading: words.loading, shown: words.shown, failed: words.failed }[state]
  return (
    <>
      {isOpen && <StreetBox key={`${middle.latitude} ${middle.longitude} ${radius}`} {...props} onState={setState} />}
      <div ref={place} className="row gap-2 mt-3 small needs-script">
        <Button variant="line" small icon="map" onClick={() => setState(isOpen ? 'off' : 'loading')}>
          {isOpen ? words.drawn : words.show}
        </Button>
        <p role="status">{statusText}</p>
      </div>
    </>
  )
}

type StreetBoxProps = StreetProps & { onState: (state: 'shown' | 'failed') => void }

function StreetBox({ address, marks, middle, radius, words: said, title, joined, onState }: StreetBoxProps) {
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
