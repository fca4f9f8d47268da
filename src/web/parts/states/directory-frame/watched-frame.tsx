import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { DirectoryFrame } from './directory-frame.tsx'
import { watchFrame } from './watch-frame.ts'

type WatchedFrameProps = Omit<ComponentProps<typeof DirectoryFrame>, 'ref'> & {
  /** Escape was pressed inside the frame, whose keys the page around it does not see. */
  onEscape: () => void
}

/** A state's directory in a frame that an island draws. `src` must not change: give it a key. */
export function WatchedFrame({ onEscape, ...frame }: WatchedFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const escaped = useEffectEvent(() => onEscape())
  useEffect(() => (box.current ? watchFrame(box.current, () => escaped()) : undefined), [])
  return <DirectoryFrame {...frame} ref={box} />
}
