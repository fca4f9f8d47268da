import type { DirectoryStats } from '#contract/residence/residences.ts'
import { count, describePedigree, formatFigure, type Pedigree } from '#domain/figures/figure.ts'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import type { LandingText } from './landing-text.ts'
import type { StreetLights } from './street-lights.ts'

type StreetText = LandingText['street']

type StreetNoteProps = {
  text: StreetText
  stats: DirectoryStats | null
  lights: StreetLights | null
  sampleData: boolean
}

export function StreetNote({ text, stats, lights, sampleData }: StreetNoteProps) {
  return (
    <div className="night street-note no-print">
      <div className="wrap street-note-lines row between gap-1">
        <p className="caption">
          {stats && lights && stats.totalListings > 0 ? (
            <Counted text={text} stats={stats} lights={lights} />
          ) : (
            <>
              <b>{text.lamps}</b> {text.windows}
            </>
          )}
        </p>
        <p className="measured">
          {stats && <SourceNote explained>{describePedigree(countOpenBeds(stats))}</SourceNote>}
        </p>
        {sampleData && <SampleNote>{text.sample}</SampleNote>}
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

function formatCount(value: number, [one, many]: readonly [string, string], pedigree: Pedigree): string {
  return `${formatFigure(count(value, pedigree))} ${value === 1 ? one : many}`
}

function Counted({ text, stats, lights }: { text: StreetText; stats: DirectoryStats; lights: StreetLights }) {
  const pedigree = buildPedigree(stats)
  const residences = formatCount(stats.totalListings, text.home, pedigree)
  if (stats.availableBeds === 0) return text.none(residences)
  const lately = countReportedLately(stats)
  const more = stats.availableBeds - lately
  if (lately === 0) return text.toConfirm(formatCount(more, text.openBed, pedigree), residences)
  return (
    <>
      <b>{text.each(formatCount(lights.bedsPerLight, text.openBed, pedigree))}</b>{' '}
      {text.open(formatCount(lately, text.bed, pedigree), residences)}
      {more > 0 && text.more(formatFigure(count(more, pedigree)))}.
    </>
  )
}
