import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { DirectoryFrame } from './directory-frame.tsx'
import { watchFrame } from './watch-frame.ts'

type WatchedFrameProps = Omit<ComponentProps<typeof DirectoryFrame>, 'ref'> & {
  /** Escape pressed inside the frame: the page around it does not receive those keys. */
  onEscape: () => void
}

/** `src` must not change: give it a `key`. */
export function WatchedFrame({ onEscape, ...frame }: WatchedFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const escaped = useEffectEvent(() => onEscape())
  useEffect(() => (box.current ? watchFrame(box.current, () => escaped()) : undefined), [])
  return <DirectoryFrame {...frame} ref={box} />
}
