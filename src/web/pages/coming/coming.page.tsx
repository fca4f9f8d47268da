import { useLocation } from 'react-router'
import { comingPages, comingWords } from '#content/coming-pages.ts'
import { ComingPage } from '#web/parts/coming-page/coming-page.tsx'
import { ContactLines } from '#web/parts/contact-lines/contact-lines.tsx'
import { pageHead } from '#web/plumbing/page-head.ts'
import { useSite } from '#web/plumbing/site.ts'
import type { Route } from './+types/coming.page'

/** One page file stands behind many rows of the site map: the path says which text it shows. */
function textAt(pathname: string) {
  const path = pathname.replace(/(.)\/$/, '$1')
  const text = comingPages[path]
  if (!text) throw new Error(`No text says what will be at ${path}.`)
  return { text }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const { text } = textAt(location.pathname)
  // An empty room is not for search engines; it is found once it is open.
  return pageHead({ title: text.title, description: text.description, path: null }, matches)
}

export default function Coming() {
  const site = useSite()
  const { text } = textAt(useLocation().pathname)
  const { title, lead, holds, ways, lang } = text
  return (
    <ComingPage title={title} lead={lead} holds={holds} ways={ways} words={comingWords[lang ?? 'en']} lang={lang}>
      {site && lang !== 'es' && <ContactLines phone={site.supportPhone} email={site.supportEmail} />}
    </ComingPage>
  )
}
