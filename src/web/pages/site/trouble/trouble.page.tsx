import { troubleEn } from '#content/seekers/trouble.en.ts'
import { troubleEs } from '#content/seekers/trouble.es.ts'
import { ErrorPage, LostPage } from '#web/parts/frame/lost-page/lost-page.tsx'
import { PlaceSearch } from '#web/parts/place-search/place-search.tsx'
import { definePage } from '#web/plumbing/page.ts'

const words = { en: troubleEn, es: troubleEs }

/** Its data is the HTTP status. */
export default definePage<number>({
  head({ data: status, visit: { language } }) {
    const { lost, broken } = words[language]
    const [title, description] = status === 404 ? [lost.heading, lost.description] : [broken.title, broken.description]
    return { title, description, path: null }
  },
  show({ data: status, visit: { language } }) {
    const shown = { words: words[language], search: <PlaceSearch /> }
    return status === 404 ? <LostPage {...shown} /> : <ErrorPage {...shown} status={status} />
  },
})
