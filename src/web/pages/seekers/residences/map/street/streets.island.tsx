import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { StreetBox } from './street-box.tsx'
import type { StreetProps } from './street-mark.ts'
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
