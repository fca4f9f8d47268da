import type { ReactNode } from 'react'
import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { SampleLine } from './sample-line.tsx'

export function SampleNote({ children }: { children?: ReactNode }) {
  const { sample } = useFrameWords()
  return <SampleLine mark={sample}>{children}</SampleLine>
}
