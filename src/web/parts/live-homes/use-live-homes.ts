import { type RefObject, useEffect, useRef } from 'react'
import { followHomes, type LiveNews, type LiveScope, type LiveStream } from '#web/plumbing/live-stream.ts'

/**
 * Follows homes from when the page is awake, while it is seen (and `seen`, where only a part of the page is meant). Gives
 * whether changes are being told right now.
 */
export function useLiveHomes(
  scope: LiveScope,
  onChange: (news: LiveNews) => void,
  seen?: RefObject<Element | null>,
): () => boolean {
  const hear = useRef(onChange)
  const stream = useRef<LiveStream | null>(null)
  useEffect(() => {
    hear.current = onChange
  })
  // The same homes in a new array are the same homes.
  const key = JSON.stringify(scope)
  useEffect(() => {
    const asked: LiveScope = JSON.parse(key)
    if (asked.state === undefined && !asked.homes?.length) return
    const followed = followHomes(asked, (news) => hear.current(news), seen?.current)
    stream.current = followed
    return () => {
      stream.current = null
      followed.stop()
    }
  }, [key, seen])
  return useRef(() => stream.current?.isLive() ?? false).current
}
