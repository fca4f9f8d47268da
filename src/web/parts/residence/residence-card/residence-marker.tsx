import { Drawing } from '#web/ui/icon/drawing.tsx'
import './residence-marker.css'

export function ResidenceMarker({ no, light }: { no: string; light: 'on' | 'half' | 'plain' }) {
  const number = <text data-light={light}>{no}</text>
  return (
    <Drawing id={`marker-${light}`} viewBox="0 0 30 32" className="marker" data-live="" over={number}>
      <path className="pin" data-light={light} d="M3 14 15 3l12 11v15H3z" />
      {light === 'half' && <path className="pin-lit" d="M3 16h24v13H3z" />}
    </Drawing>
  )
}
