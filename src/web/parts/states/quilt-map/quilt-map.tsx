import { memo } from 'react'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FormMark, type StatusForm } from '#web/ui/text/badge.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { tilePlaces } from './tile-places.ts'
import './quilt-map.css'

export type QuiltState = {
  code: string
  name: string
  /** Part of its page's address; null where there is no page to go to. */
  slug: string | null
  level: 0 | 1 | 2 | 3 | 4
  /** How dark its ground is by size, 0 to 4; 0 where the map shows something else. */
  size?: number
  /** Null for a map that shows no status. */
  form: StatusForm | null
  /** What follows the name: "Active, 2 of 4". For a tile without a page it says why. */
  words: string
}

type QuiltMapProps = {
  states: readonly QuiltState[]
  /** Codes that a search found; the others fade and leave the tab order. All match without it. */
  matching?: ReadonlySet<string> | undefined
}

/** Drawn anew only when its own state is found or not. A tile and its card lift each other: web/browser/controls/lift.ts. */
const Tile = memo(function Tile({ state, isDimmed }: { state: QuiltState; isDimmed: boolean }) {
  const { code, name, slug, level, size = 0, form, words } = state
  const title = `${name}: ${words}`
  const look = classNames('tile', level > 0 && `l${level}`, size > 0 && `by-size-${size}`, isDimmed && 'dimmed')
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

/**
 * The map of the states, a quilt of square tiles. On phones a tile is smaller than a thumb: the same states stand in a
 * list or table right below it. Caption: "Each square is a state. Each filled corner is one part of the directory that is live."
 */
export const QuiltMap = memo(function QuiltMap({ states, matching }: QuiltMapProps) {
  return (
    <ol className="quilt" aria-label="The 50 states and the District of Columbia" data-small-target>
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
