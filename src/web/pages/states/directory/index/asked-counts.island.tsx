import { useLiveCounts } from './live-counts.query.ts'
import { LiveCountsLine } from './live-counts.tsx'

export default function AskedCounts({ sample }: { sample: string | null }) {
  const { counts, askAgain } = useLiveCounts()
  return <LiveCountsLine counts={counts} askAgain={askAgain} sample={sample} />
}
