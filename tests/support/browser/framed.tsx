import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { SignedInUser } from '#contract/auth/auth.ts'
import type { SiteSettings } from '#contract/live/site-settings.ts'
import { startFrame } from '#web/browser/frame/frame.ts'
import { SiteFrame } from '#web/parts/frame/shell/site-frame.tsx'
import type { Visit } from '#web/plumbing/page.ts'
import { PageContext } from '#web/plumbing/page-context.ts'

const buildSample = (value: string) => ({ value, sample: true })

export const sampleSite: SiteSettings = {
  supportPhone: buildSample('(555) 555-0142'),
  supportEmail: buildSample('support@alliance.example'),
  socialTwitterUrl: buildSample('https://twitter.example/alliance'),
  socialLinkedinUrl: buildSample('https://linkedin.example/alliance'),
  socialFacebookUrl: buildSample('https://facebook.example/alliance'),
  baseUrl: 'https://alliance.example',
  directoryHost: null,
  partnersPage: 'dialog',
  mapTiles: null,
  textsGoOut: false,
  sampleData: true,
}

/** A visitor's request for the page at `address`. */
export function sampleVisit(address: string): Visit {
  const { pathname, searchParams } = new URL(address, sampleSite.baseUrl)
  return {
    path: pathname,
    params: {},
    query: searchParams,
    language: 'en',
    site: sampleSite,
    user: undefined,
    fetch,
    refused: null,
  }
}

/** Something on a page of the site at `path`, as the server renders it. */
export function OnPage({ path, children }: { path: string; children: ReactNode }) {
  return <PageContext value={{ path, query: '', site: sampleSite }}>{children}</PageContext>
}

/** Shows it, with the script of every page at work. */
export function showFramed(path: string, children: ReactNode): void {
  render(<OnPage path={path}>{children}</OnPage>)
  startFrame()
}

/** Everything that stands around a page. */
export function showWholeFrame(user: SignedInUser | null): void {
  showFramed(
    '/',
    <SiteFrame site={sampleSite} user={user}>
      <p>The page</p>
    </SiteFrame>,
  )
}
