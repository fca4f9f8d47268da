import type { MyResidence } from '#contract/residences.ts'
import { residenceTotals } from '#domain/residence.ts'
import { Light } from '#web/ui/marks/light.tsx'

/** The four totals of spec section 9, counted in the browser; '...' while the residences are on their way. */
export function Totals({ residences, failed }: { residences: MyResidence[] | undefined; failed: boolean }) {
  const totals = residences && residenceTotals(residences)
  const words = (value: number | undefined) => value ?? (failed ? <span className="unknown">Not known</span> : '...')
  return (
    <dl className="totals" aria-label="Your totals" aria-busy={!totals && !failed}>
      <div>
        <dt>Residences</dt>
        <dd>{words(totals?.residences)}</dd>
      </div>
      <div>
        <dt>Total beds</dt>
        <dd>{words(totals?.totalBeds)}</dd>
      </div>
      <div>
        <dt>Available beds</dt>
        <dd>
          {words(totals?.availableBeds)}
          {totals && totals.totalBeds > 0 && <Light open={totals.availableBeds} total={totals.totalBeds} />}
        </dd>
      </div>
      <div>
        <dt>NARR certified</dt>
        <dd>{words(totals?.narrCertified)}</dd>
      </div>
    </dl>
  )
}
