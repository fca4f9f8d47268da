import { useEffect, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import './share-button.css'

/** Words about something done stay long enough to be read. */
const SAID_FOR_MS = 6000

/** Copies the address of what is shown, and says so in place; where nothing may be copied, the address is shown. */
export function ShareButton({ address }: { address: string }) {
  const [said, setSaid] = useState<string | null>(null)
  useEffect(() => {
    if (said === null) return
    const timer = setTimeout(() => setSaid(null), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [said])
  const share = () => {
    const whole = new URL(address, location.href).href
    const failed = () => setSaid(`Copy this address: ${whole}`)
    if (!navigator.clipboard) return failed()
    navigator.clipboard.writeText(whole).then(() => setSaid('Address copied'), failed)
  }
  return (
    <div className="share needs-script">
      <Button small icon="share" onClick={share}>
        Share
      </Button>
      <span role="status">{said}</span>
    </div>
  )
}
