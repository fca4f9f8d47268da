import { count, describePedigree, formatFigure, type Pedigree } from '#domain/figures/figure.ts'
import { SampleLine } from '#web/parts/figures/sample-line.tsx'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Light } from '#web/ui/marks/light.tsx'
import type { LiveCounts } from './live-counts.query.ts'

type CountsProps = { counts: LiveCounts; askAgain?: () => void; sample: string | null }

/** Never added to the program's figures (docs/specification.md, ruling 2). */
export function LiveCountsLine({ counts, askAgain, sample }: CountsProps) {
  const pedigree: Pedigree | null = counts.is === 'known' ? { from: 'measured', at: counts.value.at } : null
  const formatShown = (value: number) => (pedigree ? formatFigure(count(value, pedigree)) : '')
  const residences = counts.is === 'known' ? counts.value.listed : null
  const toConfirm = counts.is === 'known' ? counts.value.toConfirm : 0
  const openBeds = counts.is === 'known' ? counts.value.openBeds : null
  return (
    <div className="live-counts full row tight gap-5 line-above needs-script no-print">
      <h2 className="side-h">Counted on this site</h2>
      <p className="live-count line gap-2">
        <b className="t-title tabular">{residences === null ? '...' : formatShown(residences)}</b>{' '}
        {residences === 1 ? 'home' : 'homes'}
      </p>
      <p className="live-count line gap-2">
        <Light open={openBeds ? 1 : 0} total={1} large />
        <b className="t-title tabular">{openBeds === null ? '...' : formatShown(openBeds)}</b>
        <span>
          {openBeds === 1 ? 'open bed' : 'open beds'}
          {toConfirm > 0 && `, ${formatShown(toConfirm)} more to confirm`}
        </span>
      </p>
      <div className="live-note row tight" role="status">
        <CountNote counts={counts} pedigree={pedigree} askAgain={askAgain} />
      </div>
      {sample !== null && <SampleLine mark={sample}>Homes and beds are made up.</SampleLine>}
    </div>
  )
}

type CountNoteProps = Pick<CountsProps, 'counts' | 'askAgain'> & { pedigree: Pedigree | null }

function CountNote({ counts, pedigree, askAgain }: CountNoteProps) {
  if (counts.is === 'asking') return <SourceNote>Loading stats...</SourceNote>
  if (counts.is === 'failed') {
    return (
      <>
        <SourceNote>We could not count just now.</SourceNote>
        <Button variant="text" small onClick={askAgain}>
          Try again
        </Button>
      </>
    )
  }
  return <SourceNote>{pedigree && describePedigree(count(0, pedigree))}</SourceNote>
}
