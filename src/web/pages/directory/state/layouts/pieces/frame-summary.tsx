import { formatFigure } from '#domain/figure.ts'
import type { StateDirectoryRecord } from '#domain/state-directory.ts'
import type { StateProfile } from '#domain/state-profile.ts'
import { telAddress } from '#domain/tel-address.ts'

type FrameSummaryProps = {
  profile: Pick<StateProfile, 'name' | 'stats' | 'contact'>
  record: Pick<StateDirectoryRecord, 'narrAffiliate'>
  /** The plates of the page say that the numbers are estimates; so do the words here. */
  isEstimate?: boolean
}

/** What stands where the directory cannot be shown: the numbers we know and whom to call. */
export function FrameSummary({ profile, record, isEstimate = false }: FrameSummaryProps) {
  const { totalFacilities, totalBeds } = profile.stats
  const { phone, email, website } = profile.contact
  const isCounted = totalFacilities.kind !== 'not-published' && totalBeds.kind !== 'not-published'
  return (
    <>
      {isCounted && (
        <p>
          {profile.name}: {formatFigure(totalFacilities)} facilities, {formatFigure(totalBeds)} beds
          {isEstimate ? ' (estimates)' : ' (program figures)'}.
        </p>
      )}
      {record.narrAffiliate && (
        <p>
          {record.narrAffiliate.name} knows which houses are certified.
          {phone && (
            <>
              {' '}
              Call <a href={telAddress(phone)}>{phone}</a>.
            </>
          )}
          {email && (
            <>
              {' '}
              Write to <a href={`mailto:${email}`}>{email}</a>.
            </>
          )}
          {website && (
            <>
              {' '}
              Look at <a href={website}>{new URL(website).host}</a>.
            </>
          )}
        </p>
      )}
    </>
  )
}
