import { useId } from 'react'
import { formatFigure } from '#domain/figures/figure.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { buildDirectoryAddress, buildFullDirectoryAddress } from '#domain/states/state-directory.ts'
import type { StateProfile } from '#domain/states/state-profile.ts'
import type { LayoutProps } from '#web/pages/states/directory/state/layout-props.ts'
import { DirectoryFrame } from '#web/parts/states/directory-frame/directory-frame.tsx'
import { ScriptIsland } from '#web/plumbing/island.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'

type FrameSectionProps = Pick<LayoutProps, 'record' | 'site'> & {
  profile: StateProfile
  title: string
  ratio?: 75 | 60
  id: string
  isEstimate?: boolean
}

export function FrameSection(props: FrameSectionProps) {
  const { profile, record, site, title, ratio = 75, id, isEstimate = false } = props
  const headingId = useId()
  const address = buildDirectoryAddress(record, site.directoryHost)
  const full = buildFullDirectoryAddress(record, site.directoryHost)
  if (address === null || full === null) return null
  const host = address.startsWith('/') ? null : new URL(address).host
  return (
    <section id={id} aria-labelledby={headingId} className="frame-section grid">
      <div className="frame-section-head row between align-end">
        <div>
          <h2 id={headingId}>{title}</h2>
          <p className="small quiet break">
            From <b>{host ?? 'this site'}</b>
          </p>
        </div>
        <ButtonLink variant="primary" to={full} newTab className="no-print">
          Open Full Directory
        </ButtonLink>
      </div>
      <ScriptIsland file="src/web/parts/states/directory-frame/frame.island.ts" hydrate="idle" props={null}>
        <DirectoryFrame
          ratio={ratio}
          host={host}
          full={full}
          src={address}
          title={`${title}, from ${host ?? 'this site'}`}
          fallback={<FrameSummary profile={profile} record={record} isEstimate={isEstimate} />}
        />
      </ScriptIsland>
    </section>
  )
}

/** The plates of the page mark estimates, and so must these words. */
function FrameSummary({ profile, record, isEstimate }: Pick<FrameSectionProps, 'profile' | 'record' | 'isEstimate'>) {
  const affiliate = record.narrAffiliate?.name
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
      {affiliate !== undefined && (
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
