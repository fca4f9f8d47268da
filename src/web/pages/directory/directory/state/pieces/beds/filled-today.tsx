import type { StateBeds } from '#contract/directory/directory.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'

type FilledTodayProps = { beds: StateBeds; isSample: boolean }

export function FilledToday({ beds, isSample }: FilledTodayProps) {
  const { availableBeds, bedsToConfirm, saidBeds } = beds
  if (saidBeds === 0) return null
  // The same beds as the open ones above: what has to be confirmed is said, and in no sum.
  const open = availableBeds - bedsToConfirm
  const filled = Math.round((1 - open / saidBeds) * 100)
  return (
    <div className="stack stack-fill">
      <p>
        <b>{filled}% filled</b> by this week’s reports: {open.toLocaleString('en-US')} of{' '}
        {saidBeds.toLocaleString('en-US')} beds are open.
      </p>
      <SourceNote>{isSample ? 'sample homes, counted here' : 'counted here'}</SourceNote>
    </div>
  )
}
