import type { StateWords } from '#content/states/directory/directory-pages.ts'
import type { StateBeds } from '#contract/states/directory.ts'
import { staleDays } from '#domain/beds/bed-age.ts'
import { count, describePedigree } from '#domain/figures/figure.ts'
import type { StateProfile } from '#domain/states/state-profile.ts'
import type { LayoutProps } from '#web/pages/states/directory/state/layout-props.ts'
import { type Plate, Plates } from '#web/parts/figures/plates.tsx'
import { LivePart } from '#web/parts/frame/live-page/live-part.tsx'
import { EmptyLine } from './figure-bar.tsx'

type NumbersWords = StateWords['numbers']

type StatePlatesProps = Pick<LayoutProps, 'words' | 'site' | 'live'> & {
  profile: StateProfile
  plates: readonly Plate[]
}

/** Where the program gives no figures at all, our own counts take their place. */
export function StatePlates({ words: { numbers: words }, profile, plates, site, live }: StatePlatesProps) {
  const given = plates.filter(({ figure }) => figure.kind !== 'not-published')
  const missing = plates.filter((plate) => !given.includes(plate))
  const { beds } = live
  return (
    <section className="siding state-plates pad-y-6" aria-label={words.label(profile.name)}>
      <div className="wrap stack stack-fill">
        {given.length > 0 && <Plates plates={given.map((plate) => addNote(plate, words))} />}
        {given.length === 0 && beds !== null && beds.totalListings > 0 && (
          <LivePart name="plates">
            <CountedPlates words={words} beds={beds} isSample={site.sampleData} />
          </LivePart>
        )}
        <EmptyLine labels={missing.map(({ label }) => label)} sign />
      </div>
    </section>
  )
}

function addNote(plate: Plate, words: NumbersWords): Plate {
  if (plate.hatched) return { ...plate, note: words.estimate }
  return { note: describePedigree(plate.figure) ?? undefined, ...plate }
}

type CountedPlatesProps = { words: NumbersWords; beds: StateBeds; isSample: boolean }

function CountedPlates({ words, beds, isSample }: CountedPlatesProps) {
  const { totalListings, totalBeds, availableBeds, bedsToConfirm, measuredAt } = beds
  const note = words.counted(isSample)
  const buildCounted = (value: number) => ({ figure: count(value, { from: 'measured', at: measuredAt }), note })
  return (
    <Plates
      plates={[
        { label: words.homes(totalListings), ...buildCounted(totalListings) },
        { label: words.beds, ...buildCounted(totalBeds) },
        { label: words.open(staleDays), ...buildCounted(availableBeds - bedsToConfirm) },
      ]}
    />
  )
}

export function listTemplatePlates({ stats }: StateProfile, { plates, unsaid }: NumbersWords): Plate[] {
  const { totalFacilities, narrCertified, totalBeds, successRate } = stats
  return [
    { label: plates.facilities, figure: totalFacilities },
    { label: plates.certified, figure: narrCertified },
    { label: plates.beds, figure: totalBeds },
    { label: plates.success, figure: successRate, note: unsaid(describePedigree(successRate) ?? '') },
  ]
}
