import { comingPages, comingWords } from '#content/coming-pages.ts'
import { ComingPage } from '#web/parts/coming-page/coming-page.tsx'
import { pageHead } from '#web/plumbing/page-head.ts'
import type { Route } from './+types/getting-started.page'

const text = comingPages['/getting-started']

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: text?.title ?? '', description: text?.description ?? '', path: '/getting-started' }, matches)
}

export default function GettingStarted() {
  return text && <ComingPage {...text} words={comingWords.en} />
}
