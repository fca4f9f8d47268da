import { type ReactNode, useId } from 'react'
import type { SiteSettings } from '#contract/site.ts'
import { directoryAddress, type StateDirectoryRecord } from '#domain/state-directory.ts'
import type { StateProfile } from '#domain/state-profile.ts'
import { DirectoryFrame } from '#web/parts/directory-frame/directory-frame.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { FrameSummary } from './frame-summary.tsx'

type FrameSectionProps = {
  profile: StateProfile
  record: StateDirectoryRecord
  site: SiteSettings
  title: string
  /** What stands between the heading and the frame, such as the open beds. */
  children?: ReactNode
  ratio?: 75 | 60
  /** Place on the page, for links to it. */
  id: string
  isEstimate?: boolean
}

/** A state's embedded directory with its host named above it. Nothing for a state without a list. */
export function FrameSection(props: FrameSectionProps) {
  const { profile, record, site, title, children, ratio = 75, id, isEstimate = false } = props
  const headingId = useId()
  const address = directoryAddress(record, site.directoryHost)
  if (address === null) return null
  const { host } = new URL(address, site.baseUrl)
  return (
    <section id={id} aria-labelledby={headingId} className="frame-section">
      <div className="frame-section-head">
        <div>
          <h2 id={headingId}>{title}</h2>
          <p className="small quiet">
            From <b>{host}</b>
          </p>
        </div>
        <ButtonLink look="primary" to={address} newTab className="no-print">
          Open Full Directory
        </ButtonLink>
      </div>
      {children}
      <DirectoryFrame
        src={address}
        title={`${title}, from ${host}`}
        ratio={ratio}
        host={host}
        fallback={<FrameSummary profile={profile} record={record} isEstimate={isEstimate} />}
      />
    </section>
  )
}
