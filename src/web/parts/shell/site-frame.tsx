import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { SiteSettings } from '#contract/site.ts'
import { CrisisStrip } from '#web/parts/crisis/crisis-strip.tsx'
import { useFrameWords } from '#web/parts/frame-words/frame-words.ts'
import { HOMES_ID } from '#web/parts/homes-below/homes-below.ts'
import { ProofMount } from '#web/parts/proof/proof-mount.tsx'
import type { Session } from '#web/plumbing/session.ts'
import { Hatches } from '#web/ui/marks/block.tsx'
import { ToastMount } from '#web/ui/overlay/toast-mount.tsx'
import { needsExit, standsBehindDialog } from './navigation.ts'
import { PageTransition } from './page-transition.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

type SiteFrameProps = {
  /** Absent only on an error page that came before the settings did. */
  site: SiteSettings | undefined
  session: Session
  /** Only the page: for embeds, which stand inside another site's frame. */
  bare?: boolean
  /** The page has a list of homes. */
  hasHomes?: boolean
  children: ReactNode
}

/** What every page of the site stands in: help first, then the way around, the page, the footer. */
export function SiteFrame({ site, session, bare = false, hasHomes = false, children }: SiteFrameProps) {
  const { pathname } = useLocation()
  const { skip, skipToHomes } = useFrameWords()
  if (bare) {
    return (
      <>
        <Hatches />
        <main id="main">{children}</main>
      </>
    )
  }
  const rests = standsBehindDialog(pathname, site?.partnersPage)
  return (
    <>
      <a className="skip" href="#main">
        {skip}
      </a>
      {hasHomes && (
        <a className="skip" href={`#${HOMES_ID}`}>
          {skipToHomes}
        </a>
      )}
      <Hatches />
      <CrisisStrip exit={needsExit(pathname)} />
      <SiteHeader session={session} inert={rests} />
      <PageTransition>{children}</PageTransition>
      <SiteFooter site={site} inert={rests} />
      <ToastMount />
      <ProofMount />
    </>
  )
}
