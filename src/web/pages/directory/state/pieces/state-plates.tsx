import type { StateBeds } from '#contract/directory.ts'
import { count, pedigreeNote } from '#domain/figure.ts'
import { type Plate, Plates } from '#web/parts/figures/plates.tsx'
import type { LayoutProps } from '../layout-props.ts'
import { EmptyLine } from './empty-line.tsx'

type StatePlatesProps = Pick<LayoutProps, 'site' | 'live'> & { name: string; plates: readonly Plate[] }

/**
 * The number plates of a state, on the wall they are screwed to, each with where its number comes from. Where the program
 * gives none at all, what is counted here hangs in their place.
 */
export function StatePlates({ name, plates, site, live }: StatePlatesProps) {
  const given = plates.filter(({ figure }) => figure.kind !== 'not-published')
  const missing = plates.filter((plate) => !given.includes(plate))
  const shown = given.length > 0 ? given.map(noted) : countedPlates(live.beds, site.sampleData)
  return (
    <section className="siding state-plates" aria-label={`${name} in numbers`}>
      <div className="wrap stack stack-fill">
        {shown.length > 0 && <Plates plates={shown} />}
        <EmptyLine labels={missing.map(({ label }) => label)} sign />
      </div>
    </section>
  )
}

function noted(plate: Plate): Plate {
  if (plate.hatched) return { ...plate, note: 'program estimate, not a count' }
  const source = pedigreeNote(plate.figure) ?? undefined
  if (plate.label !== 'Success Rate') return { ...plate, note: source }
  return { ...plate, note: `${source}; the program does not say what it measures` }
}

function countedPlates(beds: StateBeds | null, isSample: boolean): Plate[] {
  if (beds === null || beds.totalListings === 0) return []
  const { totalListings, totalBeds, availableBeds, bedsToConfirm, measuredAt } = beds
  const note = isSample ? 'sample homes, counted here' : 'counted here'
  const counted = (value: number) => ({ figure: count(value, { from: 'measured', at: measuredAt }), note })
  return [
    { label: totalListings === 1 ? 'home listed' : 'homes listed', ...counted(totalListings) },
    { label: 'beds in them', ...counted(totalBeds) },
    { label: 'beds open, reported in the last 3 days', ...counted(availableBeds - bedsToConfirm) },
  ]
}
