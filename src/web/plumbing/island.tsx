import { type ComponentType, createElement, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { Json } from '#domain/links/json.ts'
import { writeProps } from './island-props.ts'
import { usePageContext } from './page-context.ts'

export type HydrateWhen = 'touched' | 'seen' | 'idle'

export type IslandComponent<Props> = ComponentType<Props> & { islandFile?: string }

type IslandProps<Props> = { of: IslandComponent<Props>; hydrate: HydrateWhen; props: Props }

/** Rendered by itself, without the page's contexts: everything comes in as props, which are JSON. */
export function Island<Props extends { [Name in keyof Props]: Json | undefined }>(given: IslandProps<Props>) {
  const { of: Part, hydrate, props } = given
  const prefix = useId()
  const place = usePlace(Part.islandFile ?? '', hydrate, { prefix }, props)
  const __html = renderToString(<Part {...props} />, { identifierPrefix: prefix })
  return createElement('porch-island', { ...place, dangerouslySetInnerHTML: { __html } })
}

type ScriptIslandProps = { file: string; hydrate: HydrateWhen; props: Json; children: ReactNode }

export function ScriptIsland({ file, hydrate, props, children }: ScriptIslandProps) {
  return createElement('porch-island', usePlace(file, hydrate, { 'data-page': '' }, props), children)
}

function usePlace(file: string, hydrate: HydrateWhen, own: object, props: unknown) {
  const { islandAt = (path) => path } = usePageContext()
  return { src: islandAt(file), hydrate, ...own, 'data-props': writeProps(props) }
}
