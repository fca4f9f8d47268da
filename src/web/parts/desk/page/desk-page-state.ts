import { createContext, useContext } from 'react'

export type DeskPageState = {
  path: string
  query: string
  reread: () => Promise<void>
  isReading: boolean
  /** The id of the last event included in the page; null when unknown. */
  heardTo: string | null
}

export const DeskPageStateContext = createContext<DeskPageState>({
  path: '/',
  query: '',
  isReading: false,
  heardTo: null,
  reread: () => Promise.resolve(),
})

export function useDeskPageState(): DeskPageState {
  return useContext(DeskPageStateContext)
}

export function useOwnAddress(): string {
  const { path, query } = useDeskPageState()
  return query === '' ? path : `${path}?${query}`
}
