import { useId } from 'react'
import type { StateWords } from '#content/states/directory/directory-pages.ts'
import { formatFigure } from '#domain/figures/figure.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import { buildDirectoryAddress, buildFullDirectoryAddress } from '#domain/states/state-directory.ts'
import type { StateProfile } from '#domain/states/state-profile.ts'
import type { LayoutProps } from '#web/pages/states/directory/state/layout-props.ts'
import { DirectoryFrame } from '#web/parts/states/directory-frame/directory-frame.tsx'
import { ScriptIsland } from '#web/plumbing/island.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'

type FrameSectionProps = Pick<LayoutProps, 'words' | 'record' | 'site'> & {
  profile: StateProfile
  title: string
  ratio?: 75 | 60
  id: string
  isEstimate?: boolean
}

export function FrameSection(props: FrameSectionProps) {
  const { profile, record, site, title, ratio = 75, id, isEstimate = false } = props
  const words = props.words.frame
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
            {words.from} <b>{host ?? words.here}</b>
          </p>
        </div>
        <ButtonLink variant="primary" to={full} newTab className="no-print">
          {words.box.full}
        </ButtonLink>
      </div>
      <ScriptIsland file="src/web/parts/states/directory-frame/frame.island.ts" hydrate="idle" props={null}>
        <DirectoryFrame
          words={words.box}
          ratio={ratio}
          host={host}
          full={full}
          src={address}
          title={words.title(title, host ?? words.here)}
          fallback={<FrameSummary words={words.known} profile={profile} record={record} isEstimate={isEstimate} />}
        />
      </ScriptIsland>
    </section>
  )
}

type FrameSummaryProps = Pick<FrameSectionProps, 'profile' | 'record' | 'isEstimate'> & {
  words: StateWords['frame']['known']
}

/** The plates of the page mark estimates, and so must these words. */
function FrameSummary({ words, profile, record, isEstimate }: FrameSummaryProps) {
  const affiliate = record.narrAffiliate?.name
  const { totalFacilities, totalBeds } = profile.stats
  const { phone, email, website } = profile.contact
  const isCounted = totalFacilities.kind !== 'not-published' && totalBeds.kind !== 'not-published'
  return (
    <>
      {isCounted && (
        <p>
          {words.counted(profile.name, formatFigure(totalFacilities), formatFigure(totalBeds))}
          {isEstimate ? words.estimates : words.figures}
        </p>
      )}
      {affiliate !== undefined && (
        <p>
          {words.certified(affiliate)}
          {phone && (
            <>
              {' '}
              {words.call} <a href={buildTelAddress(phone)}>{formatPhone(phone)}</a>.
            </>
          )}
          {email && (
            <>
              {' '}
              {words.write} <a href={`mailto:${email}`}>{email}</a>.
            </>
          )}
          {website && (
            <>
              {' '}
              {words.look} <a href={website}>{new URL(website).host}</a>.
            </>
          )}
        </p>
      )}
    </>
  )
}
