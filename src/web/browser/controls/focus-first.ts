export function focusFirst(): void {
  document.querySelector<HTMLElement>('.standing > .dialog, [data-focus-first]')?.focus({ preventScroll: true })
}
