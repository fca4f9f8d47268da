export function startFooter(): void {
  for (const group of document.querySelectorAll<HTMLElement>('.footer-group')) {
    const button = group.querySelector(':scope > button')
    button?.addEventListener('click', () => {
      const open = group.toggleAttribute('data-open')
      button.setAttribute('aria-expanded', String(open))
    })
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a.to-section')) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      scrollToSection(link.hash.slice(1))
    })
  }
}

function scrollToSection(section: string): void {
  const target = document.getElementById(section)
  if (!target) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}
