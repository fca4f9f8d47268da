import { useEffect, useState } from 'react'
import type { HomesPage } from '#contract/directory.ts'

type CountedProps = { homes: Pick<HomesPage, 'openBeds' | 'bedsToConfirm' | 'measuredAt' | 'total'> }

/** "38 beds open, 3 to confirm, 9:40 pm": numbers older than 3 days are named apart; the hour is the reader's own. */
export function Counted({ homes: { openBeds, bedsToConfirm, measuredAt } }: CountedProps) {
  const [at, setAt] = useState('')
  useEffect(() => {
    const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(new Date(measuredAt))
    setAt(hour.replace('AM', 'am').replace('PM', 'pm'))
  }, [measuredAt])
  const open = openBeds - bedsToConfirm
  return (
    <p className="small embed-count">
      <b>{open === 0 ? 'No bed open' : open === 1 ? '1 bed open' : `${open.toLocaleString('en-US')} beds open`}</b>
      {bedsToConfirm > 0 && <span className="embed-confirm">, {bedsToConfirm.toLocaleString('en-US')} to confirm</span>}
      <span className="embed-hour">{at && `, ${at}`}</span>
    </p>
  )
}
