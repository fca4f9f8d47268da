import type { DirectoryStats as Stats } from '#contract/residence/residences.ts'
import { formatTime, formatZone } from '#web/parts/desk/moment/moment-words.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { useZone } from '#web/parts/night-board/state/use-zone.ts'
import { useFetched } from '#web/plumbing/api/use-fetched.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Facts } from '#web/ui/text/lists/facts.tsx'

const number = new Intl.NumberFormat('en-US')

/** Each count is 0 when the answer leaves it out (docs/specification.md, section 7). */
export function DirectoryStats({ first }: { first: Stats | null }) {
  const { answer, askAgain } = useFetched('GET /api/directory/stats', {}, first)
  return (
    <section aria-labelledby="directory-stats" className="stats stack stack-fill gap-3">
      <h2 id="directory-stats">Directory stats</h2>
      {answer.is === 'asking' && <p role="status">Loading stats...</p>}
      {answer.is === 'failed' && (
        <p>
          We could not count right now.{' '}
          <Button variant="text" small onClick={askAgain}>
            Try again
          </Button>
        </p>
      )}
      {answer.is === 'known' && <Counted stats={answer.value} />}
    </section>
  )
}

function Counted({ stats }: { stats: Partial<Stats> }) {
  const { totalListings = 0, availableBeds = 0, bedsToConfirm = 0, measuredAt } = stats
  const zone = useZone()
  const measured = measuredAt && new Date(measuredAt)
  const at = measured && formatTime(measured, zone) + formatZone(measured, zone)
  return (
    <>
      <Facts
        facts={[
          { label: 'Listings', value: number.format(totalListings) },
          {
            label: 'Available beds',
            value: number.format(availableBeds - bedsToConfirm),
            note: bedsToConfirm > 0 ? `${number.format(bedsToConfirm)} more beds to confirm` : undefined,
          },
        ]}
      />
      <SourceNote>{at && `measured ${at}, `}whole country</SourceNote>
    </>
  )
}
