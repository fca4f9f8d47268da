import { comingPages, comingWords } from '#content/coming-pages.ts'
import { ComingPage } from '#web/parts/coming-page/coming-page.tsx'
import { pageHead } from '#web/plumbing/page-head.ts'
import type { Route } from './+types/faq.page'

const text = comingPages['/faq']

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: text?.title ?? '', description: text?.description ?? '', path: '/faq' }, matches)
}

export default function Faq() {
  return text && <ComingPage {...text} words={comingWords.en} />
}
