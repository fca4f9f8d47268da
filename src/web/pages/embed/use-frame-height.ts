import { type RefObject, useEffect } from 'react'

/**
 * Tells the page around the frame how high the list is, so that /embed.js (or a script of its own) can size the frame.
 * `top` comes with another page of the list: what stands around may bring its start into view. A height is no secret,
 * so every page may hear it.
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
    return () => sizes.disconnect()
  }, [element])

  useEffect(() => {
    if (window.parent === window || page === shownPage) return
    if (shownPage !== undefined) window.parent.postMessage({ porchlight: 'top' }, '*')
    shownPage = page
  }, [page])
}

// One frame shows one list: which page it showed last outlives the parts that are drawn anew.
let shownPage: number | undefined
