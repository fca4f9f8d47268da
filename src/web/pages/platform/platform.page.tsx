import { comingPages, comingWords } from '#content/coming-pages.ts'
import { ComingPage } from '#web/parts/coming-page/coming-page.tsx'
import { pageHead } from '#web/plumbing/page-head.ts'
import type { Route } from './+types/platform.page'

const text = comingPages['/platform']

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: text?.title ?? '', description: text?.description ?? '', path: '/platform' }, matches)
}

export default function Platform() {
  return text && <ComingPage {...text} words={comingWords.en} />
}
