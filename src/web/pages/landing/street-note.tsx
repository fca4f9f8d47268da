import type { DirectoryStats } from '#contract/residence/residences.ts'
import { count, describePedigree, formatFigure, type Pedigree } from '#domain/figures/figure.ts'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import type { StreetLights } from './street-lights.ts'

type StreetNoteProps = { stats: DirectoryStats | null; lights: StreetLights | null; sampleData: boolean }

export function StreetNote({ stats, lights, sampleData }: StreetNoteProps) {
  return (
    <div className="night street-note no-print">
      <div className="wrap street-note-lines row between gap-1">
        <p className="caption">
          {stats && lights && stats.totalListings > 0 ? (
            <Counted stats={stats} lights={lights} />
          ) : (
            <>
              <b>The porch lamps are on.</b> Windows light up as open beds are counted.
            </>
          )}
        </p>
        <p className="measured">
          {stats && <SourceNote explained>{describePedigree(countOpenBeds(stats))}</SourceNote>}
        </p>
        {sampleData && <SampleNote>Homes and beds are made up.</SampleNote>}
      </div>
    </div>
  )
}

function countOpenBeds(stats: DirectoryStats) {
  return count(countReportedLately(stats), buildPedigree(stats))
}

export function countReportedLately({ availableBeds, bedsToConfirm = 0 }: DirectoryStats): number {
  return availableBeds - bedsToConfirm
}

function buildPedigree(stats: DirectoryStats): Pedigree {
  return { from: 'measured', at: stats.measuredAt }
}

function formatCount(value: number, one: string, many: string, pedigree: Pedigree): string {
  return `${formatFigure(count(value, pedigree))} ${value === 1 ? one : many}`
}

function Counted({ stats, lights }: { stats: DirectoryStats; lights: StreetLights }) {
  const pedigree = buildPedigree(stats)
  const residences = formatCount(stats.totalListings, 'home', 'homes', pedigree)
  if (stats.availableBeds === 0) return <>No bed is said to be open in {residences}.</>
  const lately = countReportedLately(stats)
  const more = stats.availableBeds - lately
  if (lately === 0)
    return (
      <>
        {formatCount(more, 'open bed', 'open beds', pedigree)} to confirm in {residences}.
      </>
    )
  return (
    <>
      <b>Each light is {formatCount(lights.bedsPerLight, 'open bed', 'open beds', pedigree)}.</b>{' '}
      {formatCount(lately, 'bed', 'beds', pedigree)} open in {residences}
      {more > 0 && `, ${formatFigure(count(more, pedigree))} more to confirm`}.
    </>
  )
}
