import { type ComponentType, createElement, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { Json } from '#domain/links/json.ts'
import { writeProps } from './island-props.ts'
import { usePageContext } from './page-context.ts'

/** When an island wakes: at the first touch, key or focus inside it; once it is seen; once the browser is idle. */
export type WakesWhen = 'touched' | 'seen' | 'idle'

/** The component of a `*.island.tsx` file; the build writes the file's path onto it. */
export type IslandComponent<Props> = ComponentType<Props> & { islandFile?: string }

type IslandProps<Props> = { of: IslandComponent<Props>; wakes: WakesWhen; props: Props }

/**
 * A part of a page that the browser wakes with React. It is rendered by itself, as its script will draw it, so it gets no
 * context of the page: everything comes in as props, which are JSON.
 */
export function Island<Props extends { [Name in keyof Props]: Json | undefined }>(given: IslandProps<Props>) {
  const { of: Part, wakes, props } = given
  const prefix = useId()
  const place = usePlace(Part.islandFile ?? '', wakes, { prefix }, props)
  const __html = renderToString(<Part {...props} />, { identifierPrefix: prefix })
  return createElement('porch-island', { ...place, dangerouslySetInnerHTML: { __html } })
}

type ScriptIslandProps = {
  /** A `*.island.ts`, by its path in the repository; it exports `wake`. */
  file: string
  wakes: WakesWhen
  props: Json
  children: ReactNode
}

/** A part of a page that is woken like an island, by a script of its own without React. */
export function ScriptIsland({ file, wakes, props, children }: ScriptIslandProps) {
  return createElement('porch-island', usePlace(file, wakes, { 'data-page': '' }, props), children)
}

/** What web/browser/islands.ts reads of the element that an island stands in. */
function usePlace(file: string, wakes: WakesWhen, own: object, props: unknown) {
  const { islandAt = (path) => path } = usePageContext()
  return { src: islandAt(file), wakes, ...own, 'data-props': writeProps(props) }
}
