import type { DirectoryIndexWords } from '#content/states/directory/directory-index.ts'
import { useLiveCounts } from './live-counts.query.ts'
import { LiveCountsLine } from './live-counts.tsx'

export default function AskedCounts({
  words,
  sample,
}: {
  words: DirectoryIndexWords['counts']
  sample: string | null
}) {
  const { counts, askAgain } = useLiveCounts()
  return <LiveCountsLine words={words} counts={counts} askAgain={askAgain} sample={sample} />
}
