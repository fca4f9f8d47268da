import { data } from 'react-router'
import { troubleEn } from '#content/seekers/trouble.en.ts'
import { troubleEs } from '#content/seekers/trouble.es.ts'
import { useFrameWords } from '#web/parts/frame-words/frame-words.ts'
import { LostPage } from '#web/parts/lost-page/lost-page.tsx'

const words = { en: troubleEn, es: troubleEs }

/** What stands here is no page of the site: it is told in the visitor's language. */
export const handle = { isTrouble: true }

/** Any path no page answers to. */
export function loader() {
  return data(null, { status: 404 })
}

/** The rest of its head is drawn by the page: only there its language is known. */
export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

export default function NotFound() {
  return <LostPage words={words[useFrameWords().language]} />
}
