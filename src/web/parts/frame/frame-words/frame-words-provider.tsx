import type { ReactNode } from 'react'
import { SampleMark } from '#web/parts/figures/sample-note.tsx'
import { NewTabWords } from '#web/ui/action/new-tab-words.ts'
import { type FrameWords, FrameWordsContext } from './frame-words.ts'

export function FrameWordsProvider({ words, children }: { words: FrameWords; children: ReactNode }) {
  return (
    <FrameWordsContext value={words}>
      <NewTabWords value={words.newTab}>
        <SampleMark value={words.sample}>{children}</SampleMark>
      </NewTabWords>
    </FrameWordsContext>
  )
}
