import { useEffect, useRef, useState } from 'react'
import { say } from '#domain/language/say.ts'
import type { Point } from '#domain/search/residence-search.ts'
import { type JoinedPin, joinPins } from '#web/pages/search/map/pins/joined-pins.ts'
import { PinShape } from '#web/pages/search/map/pins/pin-shape.tsx'
import { hasStreetPinOverlap } from '#web/pages/search/map/pins/residence-pin.ts'
import { Button, IconButton } from '#web/ui/action/button.tsx'
import type { OpenStreet } from './open-street.client.ts'
import type { StreetMark, StreetProps } from './street-mark.ts'
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

type StreetMarksProps = {
  street: OpenStreet
  marks: readonly StreetMark[]
  middle: Point
  title: string
  joined: string
}

/** Miles (1,300 m): a home that hides its street is at most this far from the point it gives. */
const areaMiles = 0.81

function StreetMarks({ street, marks, middle, title, joined }: StreetMarksProps) {
  const placed = marks.map((mark) => ({ no: mark.no, ...street.at(mark), isArea: mark.isArea }))
  const pins = joinPins(placed, { overlap: hasStreetPinOverlap })
  const here = street.at(middle)
  const reach = areaMiles * street.mile(middle)
  return (
    <svg className="street-marks over" role="group" aria-label={title}>
      {placed.map(({ no, x, y, isArea }) => isArea && <circle key={no} className="pin-area" cx={x} cy={y} r={reach} />)}
      <circle className="looked-from" cx={here.x} cy={here.y} r="7" />
      {pins.map((pin) => (
        <StreetPin key={pin.nos[0]} pin={pin} marks={marks} joined={joined} />
      ))}
    </svg>
  )
}

type StreetPinProps = Pick<StreetMarksProps, 'marks' | 'joined'> & { pin: JoinedPin }

/** A home that hides its street gets no house mark, which would point at a door. */
function StreetPin({ pin, marks, joined }: StreetPinProps) {
  const mine = marks.filter(({ no }) => pin.nos.includes(no))
  const [first] = mine
  if (!first) return null
  const lights = mine.map(({ light }) => light)
  const light = lights.includes('on') ? 'on' : lights.includes('half') ? 'half' : 'plain'
  const label = mine.length > 1 ? say(joined, { text: pin.text, nos: pin.nos.join(', ') }) : first.label
  return (
    <a href={`#${first.target}`} aria-label={label}>
      <g transform={`translate(${Math.round(pin.x)} ${Math.round(pin.y)})`}>
        <g className="pin-scale">
          <PinShape text={pin.text} light={light} isRound={first.isArea} />
        </g>
      </g>
    </a>
  )
}
