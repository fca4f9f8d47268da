import type { StateBeds } from '#contract/directory/directory.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'

type FilledTodayProps = { beds: StateBeds; isSample: boolean }

export function FilledToday({ beds, isSample }: FilledTodayProps) {
  const { availableBeds, bedsToConfirm, saidBeds } = beds
  if (saidBeds === 0) return null
  const open = availableBeds - bedsToConfirm
  // A bed that needs a call to confirm was said to be open: it is not filled.
  const filled = Math.round((1 - availableBeds / saidBeds) * 100)
  return (
    <div className="stack stack-fill">
      <p>
        <b>{filled}% filled</b> by this week’s reports: {open.toLocaleString('en-US')} of{' '}
        {saidBeds.toLocaleString('en-US')} beds are open
        {bedsToConfirm > 0 && `, and another ${bedsToConfirm} may be: call to confirm`}.
      </p>
      <SourceNote>{isSample ? 'sample homes, counted here' : 'counted here'}</SourceNote>
    </div>
  )
}
