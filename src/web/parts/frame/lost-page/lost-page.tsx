import type { ReactNode } from 'react'
import type { TroubleWords } from '#content/seekers/trouble.en.ts'
import { VICTORIAN } from '#web/parts/street/scene.ts'
import { Street } from '#web/parts/street/street.tsx'
import { usePageContext } from '#web/plumbing/page-context.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

export function LostPage({ words: { lost, ways }, search }: { words: TroubleWords; search: ReactNode }) {
  return (
    <>
      <section className="hero" aria-labelledby="lost">
        <div className="wrap grid gap-5">
          <h1 className="side-h ink-2" id="lost">
            {lost.heading}
          </h1>
          <p className="display w-52">{lost.line}</p>
          <WaysOn words={ways} search={search} />
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

type ErrorPageProps = { status: number; words: TroubleWords; search: ReactNode }

export function ErrorPage({ status, words: { broken, ways }, search }: ErrorPageProps) {
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
      <WaysOn words={ways} search={search} />
      <p className="small quiet">{broken.code(status)}</p>
    </section>
  )
}

type WaysOnProps = { words: TroubleWords['ways']; search: ReactNode }

function WaysOn({ words: { links }, search }: WaysOnProps) {
  return (
    <>
      {search}
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
