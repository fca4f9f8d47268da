import { redirectDocument, useLocation } from 'react-router'
import { comingWords } from '#content/coming-pages.ts'
import { workspacePages } from '#content/workspace-pages.ts'
import { ComingPage } from '#web/parts/coming-page/coming-page.tsx'
import { ContactLines } from '#web/parts/contact-lines/contact-lines.tsx'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { useSite } from '#web/plumbing/site.ts'
import type { Route } from './+types/workspace.page'

/** The site map leads only known paths here. */
function textAt(pathname: string) {
  return workspacePages[pathname.replace(/^\/workspace\/|\/$/g, '')]
}

/** The desk is for people who are signed in; others sign in first and come back here. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(requestFacts).user) return null
  // The address of the page; that of the request ends in .data when somebody comes from within the site.
  throw redirectDocument(`/api/login?returnTo=${encodeURIComponent(url.pathname)}`)
}

export function meta({ location, matches }: Route.MetaArgs) {
  const text = textAt(location.pathname)
  return pageHead({ title: text?.title ?? '', description: text?.description ?? '', path: null }, matches)
}

export default function Workspace() {
  const site = useSite()
  const text = textAt(useLocation().pathname)
  if (!text) return null
  return (
    <ComingPage title={text.title} lead={text.lead} holds={text.holds} ways={text.ways} words={comingWords.en}>
      {site && <ContactLines phone={site.supportPhone} email={site.supportEmail} />}
    </ComingPage>
  )
}
