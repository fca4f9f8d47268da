import type { StateBeds } from '#contract/states/directory.ts'
import { staleDays } from '#domain/beds/bed-age.ts'
import { count, describePedigree } from '#domain/figures/figure.ts'
import type { StateProfile } from '#domain/states/state-profile.ts'
import type { LayoutProps } from '#web/pages/states/directory/state/layout-props.ts'
import { type Plate, Plates } from '#web/parts/figures/plates.tsx'
import { LivePart } from '#web/parts/frame/live-page/live-part.tsx'
import { EmptyLine } from './figure-bar.tsx'

type StatePlatesProps = Pick<LayoutProps, 'site' | 'live'> & { profile: StateProfile; plates: readonly Plate[] }

/** Where the program gives no figures at all, our own counts take their place. */
export function StatePlates({ profile, plates, site, live }: StatePlatesProps) {
  const given = plates.filter(({ figure }) => figure.kind !== 'not-published')
  const missing = plates.filter((plate) => !given.includes(plate))
  const { beds } = live
  return (
    <section className="siding state-plates pad-y-6" aria-label={`${profile.name} in numbers`}>
      <div className="wrap stack stack-fill">
        {given.length > 0 && <Plates plates={given.map(addNote)} />}
        {given.length === 0 && beds !== null && beds.totalListings > 0 && (
          <LivePart name="plates">
            <CountedPlates beds={beds} isSample={site.sampleData} />
          </LivePart>
        )}
        <EmptyLine labels={missing.map(({ label }) => label)} sign />
      </div>
    </section>
  )
}

function addNote(plate: Plate): Plate {
  if (plate.hatched) return { ...plate, note: 'program estimate, not a count' }
  const source = describePedigree(plate.figure) ?? undefined
  if (plate.label !== 'Success Rate') return { ...plate, note: source }
  return { ...plate, note: `${source}; the program does not say what it measures` }
}

type CountedPlatesProps = { beds: StateBeds; isSample: boolean }

function CountedPlates({ beds, isSample }: CountedPlatesProps) {
  const { totalListings, totalBeds, availableBeds, bedsToConfirm, measuredAt } = beds
  const note = isSample ? 'sample homes, counted here' : 'counted here'
  const buildCounted = (value: number) => ({ figure: count(value, { from: 'measured', at: measuredAt }), note })
  return (
    <Plates
      plates={[
        { label: totalListings === 1 ? 'home listed' : 'homes listed', ...buildCounted(totalListings) },
        { label: 'beds in them', ...buildCounted(totalBeds) },
        { label: `beds open, reported in the last ${staleDays} days`, ...buildCounted(availableBeds - bedsToConfirm) },
      ]}
    />
  )
}

export function listTemplatePlates({ stats }: StateProfile): Plate[] {
  return [
    { label: 'Total Facilities', figure: stats.totalFacilities },
    { label: 'NARR Certified', figure: stats.narrCertified },
    { label: 'Total Beds', figure: stats.totalBeds },
    { label: 'Success Rate', figure: stats.successRate },
  ]
}
