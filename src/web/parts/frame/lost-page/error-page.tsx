import type { ReactNode } from 'react'
import type { TroubleWords } from '#content/seekers/trouble.en.ts'
import { usePageContext } from '#web/plumbing/page-context.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { WaysOn } from './ways-on.tsx'

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
