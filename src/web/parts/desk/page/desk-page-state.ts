import { createContext, useContext } from 'react'

export type DeskPageState = {
  path: string
  query: string
  reread: () => Promise<void>
  isReading: boolean
  /** The id of the last event included in the page; null when unknown. */
  heardTo: string | null
  /** In which times are said until there is a script, which knows the reader's own. */
  timeZone: string
}

export const DeskPageStateContext = createContext<DeskPageState>({
  path: '/',
  query: '',
  isReading: false,
  heardTo: null,
  timeZone: 'UTC',
  reread: () => Promise.resolve(),
})

export function useDeskPageState(): DeskPageState {
  return useContext(DeskPageStateContext)
}

export function useOwnAddress(): string {
  const { path, query } = useDeskPageState()
  return query === '' ? path : `${path}?${query}`
}
