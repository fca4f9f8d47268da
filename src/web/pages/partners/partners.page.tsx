import { comingPages, comingWords } from '#content/coming-pages.ts'
import { ComingPage } from '#web/parts/coming-page/coming-page.tsx'
import { pageHead } from '#web/plumbing/page-head.ts'
import type { Route } from './+types/partners.page'

const text = comingPages['/partners']

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: text?.title ?? '', description: text?.description ?? '', path: '/partners' }, matches)
}

export default function Partners() {
  return text && <ComingPage {...text} words={comingWords.en} />
}
