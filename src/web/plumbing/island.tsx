import { type ComponentType, createElement, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { Json } from '#domain/links/json.ts'
import { writeProps } from './island-props.ts'
import { usePageContext } from './page-context.ts'

export type WakesWhen = 'touched' | 'seen' | 'idle'

export type IslandComponent<Props> = ComponentType<Props> & { islandFile?: string }

type IslandProps<Props> = { of: IslandComponent<Props>; wakes: WakesWhen; props: Props }

/** Rendered by itself, without the page's contexts: everything comes in as props, which are JSON. */
export function Island<Props extends { [Name in keyof Props]: Json | undefined }>(given: IslandProps<Props>) {
  const { of: Part, wakes, props } = given
  const prefix = useId()
  const place = usePlace(Part.islandFile ?? '', wakes, { prefix }, props)
  const __html = renderToString(<Part {...props} />, { identifierPrefix: prefix })
  return createElement('porch-island', { ...place, dangerouslySetInnerHTML: { __html } })
}

type ScriptIslandProps = {
  file: string
  wakes: WakesWhen
  props: Json
  children: ReactNode
}

export function ScriptIsland({ file, wakes, props, children }: ScriptIslandProps) {
  return createElement('porch-island', usePlace(file, wakes, { 'data-page': '' }, props), children)
}

function usePlace(file: string, wakes: WakesWhen, own: object, props: unknown) {
  const { islandAt = (path) => path } = usePageContext()
  return { src: islandAt(file), wakes, ...own, 'data-props': writeProps(props) }
}
