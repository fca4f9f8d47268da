import { useEffect, useState } from 'react'
import { isSupportOpen, supportHours } from '#domain/support-hours.ts'
import { Badge } from '#web/ui/text/badge.tsx'
import { Card } from '#web/ui/text/card.tsx'

const CHECK_EVERY_MS = 30_000

/** null until the page is awake: the bytes are the same for everyone at any hour. */
function useSupportOpen(): boolean | null {
  const [open, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    const look = () => setOpen(isSupportOpen(new Date()))
    look()
    const timer = setInterval(look, CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return open
}

export function SupportHoursCard() {
  const open = useSupportOpen()
  return (
    <Card as="section">
      <div className="row between">
        <h2 className="side-h">Support Hours</h2>
        <span className="hours-now">
          {open !== null && <Badge form={open ? 'filled' : 'dashed'}>{open ? 'Open now' : 'Closed now'}</Badge>}
        </span>
      </div>
      <dl className="hours mt-4">
        {supportHours.map(({ days, words }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="small quiet mt-4">Emergency support 24/7 for existing clients.</p>
    </Card>
  )
}
