import type { MouseEvent } from 'react'
import type { DirectoryIndexWords } from '#content/states/directory/directory-index.ts'
import { say } from '#domain/language/say.ts'
import { ResidencesNear } from '#web/pages/states/directory/index/residences-near.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type NoMatchProps = {
  text: DirectoryIndexWords['noMatch']
  typed: string
  isNoZip: boolean
  nearest: readonly { name: string; slug: string }[]
  clearTo: string
  onClear: () => void
}

export function NoMatch({ text, typed, isNoZip, nearest, clearTo, onClear }: NoMatchProps) {
  const clear = (event: MouseEvent) => {
    event.preventDefault()
    onClear()
  }
  return (
    <EmptyState mark="window" title={isNoZip ? say(text.noZip.title, { zip: typed }) : text.title}>
      <p className="measure">{isNoZip ? text.noZip.hint : text.hint}</p>
      {nearest.length > 0 && (
        <div className="row gap-2">
          <span id="nearest">{text.nearest}</span>
          <ul className="row gap-2" aria-labelledby="nearest">
            {nearest.map(({ name, slug }) => (
              <li key={slug}>
                <SiteLink className="chip chip-choice" to={`/directory/${slug}`}>
                  <VisuallyHidden>{text.profileOf}</VisuallyHidden>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ButtonLink variant="primary" to={clearTo} onClick={clear}>
        {text.clear}
      </ButtonLink>
      {!isNoZip && <ResidencesNear words={text.searchNear} typed={typed} />}
    </EmptyState>
  )
}
