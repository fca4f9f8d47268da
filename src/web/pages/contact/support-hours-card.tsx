import type { contactPage } from '#content/site/contact.ts'
import { supportHours } from '#domain/inquiries/support-hours.ts'
import { Badge } from '#web/ui/text/badge.tsx'
import { Card } from '#web/ui/text/card.tsx'

/** The page's script shows the badge that is true now (browser/controls/support-hours.ts). */
export function SupportHoursCard({ words: said }: { words: typeof contactPage.hours }) {
  return (
    <Card as="section">
      <div className="row between">
        <h2 className="side-h">{said.title}</h2>
        <span className="hours-now no-print">
          <span data-support="open" hidden>
            <Badge form="filled">{said.open}</Badge>
          </span>
          <span data-support="closed" hidden>
            <Badge form="dashed">{said.closed}</Badge>
          </span>
        </span>
      </div>
      <dl className="grid gap-2 mt-4">
        {supportHours.map(({ days, words }) => (
          <div key={days} className="line between gap-4">
            <dt>{days}</dt>
            <dd className="tabular">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="small quiet mt-4">{said.emergency}</p>
    </Card>
  )
}
