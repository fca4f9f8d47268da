export function startLinkedFolds(): void {
  // Only when the page is awake is a question hidden that the address names and leaves out.
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
  // A search or a subject in the address leaves it out: what is named is shown among all.
  if (fold.getClientRects().length === 0 && location.search !== '') {
    location.replace(location.pathname + location.hash)
    return
  }
  fold.open = true
  fold.querySelector('summary')?.focus({ preventScroll: true })
  target.scrollIntoView()
}
