const liftedClass = 'lifted'

export function startLifting(): void {
  const codes: Record<'pointer' | 'focus', string | null> = { pointer: null, focus: null }
  const tell = (by: 'pointer' | 'focus', target: EventTarget | null) => {
    const code = findCode(target)
    if (codes[by] === code) return
    codes[by] = code
    show([codes.pointer, codes.focus])
  }
  document.addEventListener('pointerover', ({ target }) => tell('pointer', target), { passive: true })
  document.addEventListener('focusin', ({ target }) => tell('focus', target))
  document.addEventListener('focusout', () => tell('focus', null))
}

function findCode(target: EventTarget | null): string | null {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-lifts], .ringmap a') : null
  return place?.dataset.lifts ?? place?.getAttribute('href')?.slice(1) ?? null
}

function show(codes: readonly (string | null)[]): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-lifts], .residence[id]')) {
    place.classList.toggle(liftedClass, codes.includes(place.dataset.lifts ?? place.id))
  }
}
