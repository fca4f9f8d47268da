export function startLinkedFolds(): void {
  // Only once the page is hydrated is a question hidden that the address names and leaves out.
  queueMicrotask(openLinkedFold)
  addEventListener('hashchange', openLinkedFold)
  // The same link chosen again leads there again.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && link.hash !== '' && link.hash === location.hash) setTimeout(openLinkedFold)
  })
}

function openLinkedFold(): void {
  const target = location.hash === '' ? null : document.getElementById(location.hash.slice(1))
  const fold = target?.closest('details')
  if (!target || !fold) return
  // The search or subject in the address hides this question: show all, so that the link finds it.
  if (fold.getClientRects().length === 0 && location.search !== '') {
    location.replace(location.pathname + location.hash)
    return
  }
  fold.open = true
  const isField = target.matches('input, select, textarea, button')
  const next = isField ? target : fold.querySelector('summary')
  next?.focus({ preventScroll: true })
  target.scrollIntoView()
}
