import { comingPages, comingWords } from '#content/coming-pages.ts'
import { ComingPage } from '#web/parts/coming-page/coming-page.tsx'
import { pageHead } from '#web/plumbing/page-head.ts'
import type { Route } from './+types/partnership-guide.page'

const text = comingPages['/partnership-guide']

export function meta({ matches }: Route.MetaArgs) {
  return pageHead(
    { title: text?.title ?? '', description: text?.description ?? '', path: '/partnership-guide' },
    matches,
  )
}

export default function PartnershipGuide() {
  return text && <ComingPage {...text} words={comingWords.en} />
}
