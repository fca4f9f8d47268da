import { memo } from 'react'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import { FormMark, type StatusForm } from '#web/ui/text/badge.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { tilePlaces } from './tile-places.ts'
import '#web/ui/marks/grid-places.css'
import './quilt-map.css'

export type QuiltState = {
  code: string
  name: string
  slug: string | null
  level: 0 | 1 | 2 | 3 | 4
  size?: number
  form: StatusForm | null
  words: string
}

type QuiltMapProps = {
  label: string
  states: readonly QuiltState[]
  /** Codes that a search found; the others fade and leave the tab order. All match without it. */
  matching?: ReadonlySet<string> | undefined
}

const Tile = memo(function Tile({ state, isDimmed }: { state: QuiltState; isDimmed: boolean }) {
  const { code, name, slug, level, size = 0, form, words } = state
  const title = `${name}: ${words}`
  const look = joinClassNames('tile', level > 0 && `l${level}`, size > 0 && `by-size-${size}`, isDimmed && 'dimmed')
  const inside = (
    <>
      <span aria-hidden="true">{code}</span>
      {form && <FormMark form={form} />}
      <VisuallyHidden>{title}</VisuallyHidden>
    </>
  )
  if (slug === null) {
    return (
      <span className={look} title={title}>
        {inside}
      </span>
    )
  }
  return (
    <SiteLink
      className={look}
      to={`/directory/${slug}`}
      title={title}
      tabIndex={isDimmed ? -1 : undefined}
      data-lifts={code}
    >
      {inside}
    </SiteLink>
  )
})

/** On phones a tile is too small to touch, so the same states must stand in a list or table right below. */
export const QuiltMap = memo(function QuiltMap({ label, states, matching }: QuiltMapProps) {
  return (
    <ol className="quilt no-print" aria-label={label} data-small-target>
      {states.map((state) => {
        const place = tilePlaces.get(state.code)
        return (
          place && (
            <li key={state.code} data-r={place.row} data-c={place.column}>
              <Tile state={state} isDimmed={matching !== undefined && !matching.has(state.code)} />
            </li>
          )
        )
      })}
    </ol>
  )
})
