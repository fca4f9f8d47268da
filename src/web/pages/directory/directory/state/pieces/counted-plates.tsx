import type { StateBeds } from '#contract/directory/directory.ts'
import { count } from '#domain/figures/figure.ts'
import { Plates } from '#web/parts/figures/plates.tsx'

type CountedPlatesProps = { beds: StateBeds; isSample: boolean }

export function CountedPlates({ beds, isSample }: CountedPlatesProps) {
  const { totalListings, totalBeds, availableBeds, bedsToConfirm, measuredAt } = beds
  const note = isSample ? 'sample homes, counted here' : 'counted here'
  const counted = (value: number) => ({ figure: count(value, { from: 'measured', at: measuredAt }), note })
  return (
    <Plates
      plates={[
        { label: totalListings === 1 ? 'home listed' : 'homes listed', ...counted(totalListings) },
        { label: 'beds in them', ...counted(totalBeds) },
        { label: 'beds open, reported in the last 3 days', ...counted(availableBeds - bedsToConfirm) },
      ]}
    />
  )
}
