import { createContext, useContext } from 'react'

/** What the parts of a desk's page know of it: its address, and how to read it anew. */
export type AtPage = {
  path: string
  /** Without a question mark. */
  query: string
  /** Asks the page's own address again; over once there is an answer, also one that says why there is none. */
  reread: () => Promise<void>
  isReading: boolean
  /** Up to where the desk's events are in what it shows; null where that is not known (`followDesk`). */
  heardTo: string | null
}

export const AtPageContext = createContext<AtPage>({
  path: '/',
  query: '',
  isReading: false,
  heardTo: null,
  reread: () => Promise.resolve(),
})

export function useAtPage(): AtPage {
  return useContext(AtPageContext)
}

/** The page's own address on this site, with its query. */
export function useOwnAddress(): string {
  const { path, query } = useAtPage()
  return query === '' ? path : `${path}?${query}`
}
