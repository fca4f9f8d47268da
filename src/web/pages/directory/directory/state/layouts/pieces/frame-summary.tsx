import { formatFigure } from '#domain/figures/figure.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import type { StateProfile } from '#domain/states/state-profile.ts'

export type FrameSummaryProps = {
  profile: {
    name: string
    stats: Pick<StateProfile['stats'], 'totalFacilities' | 'totalBeds'>
    contact: Pick<StateProfile['contact'], 'phone' | 'email' | 'website'>
  }
  affiliate: string | null
  /** The plates of the page mark the numbers as estimates, and so must these words. */
  isEstimate?: boolean
}

export function FrameSummary({ profile, affiliate, isEstimate = false }: FrameSummaryProps) {
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
      {affiliate !== null && (
        <p>
          {affiliate} knows which houses are certified.
          {phone && (
            <>
              {' '}
              Call <a href={buildTelAddress(phone)}>{formatPhone(phone)}</a>.
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
