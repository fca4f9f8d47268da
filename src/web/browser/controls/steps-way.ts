const READING_LINE = '-38% 0px -61% 0px'

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

function mark(link: HTMLAnchorElement, isNow: boolean): void {
  const waypoint = link.closest('li')
  if (!waypoint) return
  if (isNow) waypoint.setAttribute('aria-current', 'step')
  else waypoint.removeAttribute('aria-current')
  if (isNow) waypoint.dataset.step = 'now'
  else delete waypoint.dataset.step
}
