import { type TroubleWords, troubleEn } from '#content/site/frame/trouble.en.ts'
import { troubleEs } from '#content/site/frame/trouble.es.ts'
import { PlaceSearch } from '#web/parts/place-search/place-search.tsx'
import { VICTORIAN } from '#web/parts/street/scene.ts'
import { Street } from '#web/parts/street/street.tsx'
import { definePage } from '#web/plumbing/page.ts'
import { usePageContext } from '#web/plumbing/page-context.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

const words = { en: troubleEn, es: troubleEs }

/** Its data is the HTTP status. */
export default definePage<number>({
  head({ data: status, visit: { language } }) {
    const { lost, broken } = words[language]
    const [title, description] = status === 404 ? [lost.heading, lost.description] : [broken.title, broken.description]
    return { title, description, path: null }
  },
  show({ data: status, visit: { language } }) {
    return status === 404 ? <LostPage {...words[language]} /> : <ErrorPage {...words[language]} status={status} />
  },
})

function LostPage({ lost, ways }: TroubleWords) {
  return (
    <>
      <section className="hero" aria-labelledby="lost">
        <div className="wrap grid gap-5">
          <h1 className="side-h ink-2" id="lost">
            {lost.heading}
          </h1>
          <p className="display w-52">{lost.line}</p>
          <WaysOn {...ways} />
        </div>
        <Street lit={{ house: VICTORIAN }} label={lost.street} />
      </section>
      <div className="night street-note">
        <div className="wrap">
          <p className="small">{lost.note}</p>
        </div>
      </div>
    </>
  )
}

function ErrorPage({ status, broken, ways }: TroubleWords & { status: number }) {
  const { path, query } = usePageContext()
  return (
    <section className="wrap section stack gap-5 broken" aria-labelledby="broken">
      <h1 className="display" id="broken">
        {broken.title}
      </h1>
      <p className="lead">{broken.text}</p>
      <a className="btn btn-primary" href={query === '' ? path : `${path}?${query}`}>
        <Icon name="undo" />
        {broken.again}
      </a>
      <WaysOn {...ways} />
      <p className="small quiet">{broken.code(status)}</p>
    </section>
  )
}

function WaysOn({ links }: TroubleWords['ways']) {
  return (
    <>
      <PlaceSearch />
      <ul className="row tight gap-5">
        {links.map(({ words, to }) => (
          <li key={to}>
            <SiteLink className="tap self-start break" to={to}>
              {words}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}
