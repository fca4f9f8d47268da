import type { StreetProps } from './street-mark.ts'
import { StreetSwitch } from './street-switch.tsx'

export default function Streets(props: StreetProps) {
  return <StreetSwitch {...props} />
}
