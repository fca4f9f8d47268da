import { troubleEn } from '#content/seekers/trouble.en.ts'
import { troubleEs } from '#content/seekers/trouble.es.ts'
import { ErrorPage, LostPage } from '#web/parts/frame/lost-page/lost-page.tsx'
import { PlaceSearch } from '#web/parts/place-search/place-search.tsx'
import { buildMetaTag, buildPageTitle, type HeadTag } from '#web/plumbing/head/page-head.ts'
import { definePage } from '#web/plumbing/page.ts'

const words = { en: troubleEn, es: troubleEs }

/** Its data is the HTTP status. */
export default definePage<number>({
  head({ data: status, visit: { language } }) {
    const { lost, broken } = words[language]
    const [title, description] = status === 404 ? [lost.heading, lost.description] : [broken.title, broken.description]
    const name: HeadTag = { tagName: 'title', children: buildPageTitle(title) }
    return [name, buildMetaTag('description', description), buildMetaTag('robots', 'noindex')]
  },
  show({ data: status, visit: { language } }) {
    const shown = { words: words[language], search: <PlaceSearch /> }
    return status === 404 ? <LostPage {...shown} /> : <ErrorPage {...shown} status={status} />
  },
})
