import { type ComponentType, createContext, type ReactNode, useContext, useId } from 'react'
import { renderToString } from 'react-dom/server'
import type { Json } from '#domain/json.ts'
import { swapQuotes } from './swap-quotes.ts'

/** When an island wakes: at the first touch, key or focus inside it; once it is seen; once the browser is idle. */
export type WakesWhen = 'touched' | 'seen' | 'idle'

/** The component of a `*.island.tsx` file; the build writes the file's path onto it. */
export type IslandComponent<Props> = ComponentType<Props> & { islandFile?: string }

/** Gives the address of an island's script. */
export const IslandAddress = createContext<(file: string) => string>((file) => file)

type IslandProps<Props> = { of: IslandComponent<Props>; wakes: WakesWhen; props: Props }

/**
 * A part of a page that the browser wakes with React. It is rendered by itself, as its script will draw it, so it gets no
 * context of the page: everything comes in as props, which are JSON.
 */
export function Island<Props extends { [Name in keyof Props]: Json | undefined }>(given: IslandProps<Props>) {
  const { of: Part, wakes, props } = given
  const address = useContext(IslandAddress)
  const prefix = useId()
  const html = renderToString(<Part {...props} />, { identifierPrefix: prefix })
  return (
    <porch-island
      src={address(Part.islandFile ?? '')}
      wakes={wakes}
      prefix={prefix}
      data-props={swapQuotes(JSON.stringify(props))}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
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
  const address = useContext(IslandAddress)
  return (
    <porch-island src={address(file)} wakes={wakes} data-page="" data-props={swapQuotes(JSON.stringify(props))}>
      {children}
    </porch-island>
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'porch-island': HTMLAttributes<HTMLElement> & {
        src: string
        wakes: WakesWhen
        prefix?: string
        'data-props': string
      }
    }
  }
}
