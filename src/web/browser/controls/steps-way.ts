/** A line a little above the middle of the window: the step that crosses it is being read. */
const READING_LINE = '-38% 0px -61% 0px'

/** A trail (`.steps-way`) whose links lead to the steps of its page marks the one being read. */
export function startStepsWay(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.steps-way a')]
  if (links.length === 0) return
  const observer = new IntersectionObserver(
    (entries) => {
      const crossing = entries.find(({ isIntersecting }) => isIntersecting)
      if (crossing) for (const link of links) mark(link, link.hash === `#${crossing.target.id}`)
    },
    { rootMargin: READING_LINE },
  )
  for (const { hash } of links) {
    const step = document.getElementById(hash.slice(1))
    if (step) observer.observe(step)
  }
}

/** As `ui/marks/path.tsx` draws a waypoint. */
function mark(link: HTMLAnchorElement, isNow: boolean): void {
  const waypoint = link.closest('li')
  if (!waypoint) return
  if (isNow) waypoint.setAttribute('aria-current', 'step')
  else waypoint.removeAttribute('aria-current')
  if (isNow) waypoint.dataset.step = 'now'
  else delete waypoint.dataset.step
}
