import { createContext, type ReactNode, useContext } from 'react'
import { SampleLine } from './sample-line.tsx'

/** In the language of the page; apart from the other words of the frame, which public islands need not bring along. */
export const SampleMark = createContext('Sample data.')

export function SampleNote({ children }: { children?: ReactNode }) {
  return <SampleLine mark={useContext(SampleMark)}>{children}</SampleLine>
}
