import type { StaffWords } from '#content/staff/staff.ts'
import type { SecurityCounts } from '#contract/auth/security-events.ts'
import { securitySpans } from '#contract/auth/security-spans.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'
import { listAddress } from './security-address.ts'

export function SecurityCountsTable({ counts, words }: { counts: SecurityCounts; words: StaffWords['security'] }) {
  return (
    <Table caption={words.lately}>
      <thead>
        <tr>
          <th scope="col">{words.event}</th>
          {securitySpans.map((span) => (
            <th key={span} scope="col" className="num">
              {words.spans[span]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map((count) => (
          <tr key={count.kind}>
            <th scope="row">{words.kinds[count.kind]}</th>
            {securitySpans.map((span) => (
              <td key={span} className="num" data-label={words.spans[span]}>
                <span>
                  <Seen
                    {...count[span]}
                    words={words}
                    to={listAddress(new URLSearchParams({ kind: count.kind, span }))}
                  />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

type SeenProps = { events: number; networks: number; words: StaffWords['security']; to: string }

function Seen({ events, networks, words, to }: SeenProps) {
  if (events === 0) return <>0</>
  return (
    <>
      <SiteLink className="reach bold" to={to}>
        {formatNumber(events)}
      </SiteLink>
      {networks > 0 && <span className="small quiet"> {words.networks(networks)}</span>}
    </>
  )
}
