import type { ReactNode } from 'react'
import type { SignedInUser } from '#contract/auth/auth.ts'
import type { SiteSettings } from '#contract/live/site-settings.ts'
import { pickNotices, type SiteNotice } from '#domain/help/notices/site-notice.ts'
import { CrisisStrip } from '#web/parts/frame/crisis/crisis-strip.tsx'
import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { RESIDENCES_ID } from '#web/parts/residence/residences-below/residences-below.ts'
import type { Frame, Page, Visit } from '#web/plumbing/page.ts'
import { usePageContext } from '#web/plumbing/page-context.ts'
import { Hatches } from '#web/ui/marks/block.tsx'
import { isBehindDialog, isExitNeeded } from './navigation.ts'
import { NoticeShown } from './notice-shown.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

type SiteFrameProps = {
  site: SiteSettings | undefined
  user: SignedInUser | null | undefined
  frame?: Frame
  hasResidences?: boolean
  notices?: readonly SiteNotice[]
  children: ReactNode
}

export function SiteFrame(props: SiteFrameProps) {
  const { site, user, frame = 'site', hasResidences = false, notices = [], children } = props
  const { path } = usePageContext()
  const { skip, skipToResults } = useFrameWords()
  if (frame === 'bare') {
    return (
      <>
        <Hatches />
        <main id="main">{children}</main>
      </>
    )
  }
  if (frame === 'desk' && user) {
    return (
      <>
        <a className="skip" href="#main">
          {skip}
        </a>
        <Hatches />
        <NoticesShown notices={notices} />
        {children}
      </>
    )
  }
  const rests = isBehindDialog(path, site?.partnersPage)
  return (
    <>
      <a className="skip" href="#main">
        {skip}
      </a>
      {hasResidences && (
        <a className="skip" href={`#${RESIDENCES_ID}`}>
          {skipToResults}
        </a>
      )}
      <Hatches />
      <CrisisStrip exit={isExitNeeded(path)} />
      <SiteHeader user={user} inert={rests} />
      <NoticesShown notices={notices} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site} inert={rests} />
    </>
  )
}

/** What the alliance's staff say on the site now, under its bar. */
function NoticesShown({ notices }: { notices: readonly SiteNotice[] }) {
  const { language, notices: words } = useFrameWords()
  if (notices.length === 0) return null
  return (
    <aside className="wrap stack stack-fill gap-2 pad-y-3" aria-label={words.label}>
      {notices.map((notice) => (
        <NoticeShown key={notice.id} notice={notice} language={language} kinds={words.kinds} />
      ))}
    </aside>
  )
}

/** What of a page its frame depends on. */
export type FrameParts = { hasResidences: boolean; notices: readonly SiteNotice[] }

export function chooseFrameParts(page: Page<unknown>, visit: Visit, data: unknown): FrameParts {
  const isDesk = page.frame === 'desk' && Boolean(visit.user)
  return {
    hasResidences: page.hasResidences?.(data) ?? false,
    notices: pickNotices(visit.notices ?? [], isDesk ? 'all' : (page.statesOf?.(data) ?? [])),
  }
}
