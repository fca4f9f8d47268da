import { type RefObject, useEffect } from 'react'

/**
 * Tells the page around the frame how high the list is, so that /embed.js (or a script of its own) can size the frame.
 * A height is no secret: every page may hear it. Another page of the list begins at its top, and `top` lets the page
 * around bring that into view.
 */
export function useFrameHeight(element: RefObject<Element | null>, page: number): void {
  useEffect(() => {
    const list = element.current
    if (window.parent === window || !list) return
    const tell = () => {
      const { bottom } = list.getBoundingClientRect()
      window.parent.postMessage({ porchlight: 'height', height: Math.ceil(bottom + window.scrollY) }, '*')
    }
    const sizes = new ResizeObserver(tell)
    sizes.observe(list)
    const answer = ({ data, source }: MessageEvent<unknown>) => {
      if (source === window.parent && isQuestion(data)) tell()
    }
    window.addEventListener('message', answer)
    return () => {
      sizes.disconnect()
      window.removeEventListener('message', answer)
    }
  }, [element])

  useEffect(() => {
    if (page === shownPage) return
    if (shownPage !== undefined) {
      window.scrollTo(0, 0)
      if (window.parent !== window) window.parent.postMessage({ porchlight: 'top' }, '*')
    }
    shownPage = page
  }, [page])
}

// One frame shows one list: which page it showed last outlives the parts that are drawn anew.
let shownPage: number | undefined

function isQuestion(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'porchlight' in data && data.porchlight === 'ask'
}
