import type { ResidenceWords } from '#content/residence/residence.en.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'

type GoneProps = { hasSimilar: boolean; searchPath: string; words: ResidenceWords }

export function Gone({ hasSimilar, searchPath, words }: GoneProps) {
  return (
    <>
      <p className="porch-beds mt-4">
        <b className="t-figure">{words.gone.title}</b>
      </p>
      <p>{words.gone.text}</p>
      <div className="porch-ways row mt-4">
        {hasSimilar && (
          <ButtonLink to="#similar" variant="primary" className="porch-call btn-lg">
            {words.gone.similar}
          </ButtonLink>
        )}
        <ButtonLink to={searchPath} variant={hasSimilar ? 'line' : 'primary'} icon="search">
          {words.similar.search}
        </ButtonLink>
      </div>
    </>
  )
}

export function SearchBar({ searchPath, words }: Omit<GoneProps, 'hasSimilar'>) {
  return (
    <div className="callbar phone-only no-print">
      <ButtonLink to={searchPath} variant="primary" icon="search">
        {words.crumbs.search}
      </ButtonLink>
    </div>
  )
}
