import { createContext, useContext } from 'react'

export type AtPage = {
  path: string
  query: string
  reread: () => Promise<void>
  isReading: boolean
  /** The id of the last event included in the page; null when unknown. */
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

export function useOwnAddress(): string {
  const { path, query } = useAtPage()
  return query === '' ? path : `${path}?${query}`
}
