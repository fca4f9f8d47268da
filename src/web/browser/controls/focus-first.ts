export function focusFirst(): void {
  const first = document.querySelector<HTMLElement>('.standing > .dialog, [data-focus-first]')
  if (first) first.focus({ preventScroll: true })
  else findTrouble()?.focus()
}

/** As ui/form does it once the island is there: the one field that was wrong, or the summary of several. */
function findTrouble(): HTMLElement | null | undefined {
  const wrong = document.querySelectorAll<HTMLElement>('form[method=post][data-held] [aria-invalid]')
  return wrong.length === 1 ? wrong[0] : (document.querySelector<HTMLElement>('main [data-trouble]') ?? wrong[0])
}
