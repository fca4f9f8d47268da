import { DirectoryFrame } from '#web/parts/directory-frame/directory-frame.tsx'
import { FrameSummary, type FrameSummaryProps } from './frame-summary.tsx'

type StateFrameProps = {
  frame: { src: string; title: string; ratio: 75 | 60; host: string | null; full: string }
  summary: FrameSummaryProps
}

/** A state's directory in its frame; where it does not come, what we know of it. */
export default function StateFrame({ frame, summary }: StateFrameProps) {
  return <DirectoryFrame {...frame} fallback={<FrameSummary {...summary} />} />
}
