import { useEffect, useState } from 'react'

/** A line a little above the middle of the window: the step that crosses it is being read. */
const READING_LINE = '-38% 0px -61% 0px'

/** The id of the step being read, of those whose elements are in the page; the first until somebody scrolls to another. */
export function usePlaceInSteps(ids: readonly string[]): string | undefined {
  const [place, setPlace] = useState(ids[0])
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.find((entry) => entry.isIntersecting)
        if (crossing) setPlace(crossing.target.id)
      },
      { rootMargin: READING_LINE },
    )
    for (const id of ids) {
      const step = document.getElementById(id)
      if (step) observer.observe(step)
    }
    return () => observer.disconnect()
  }, [ids])
  return place
}
