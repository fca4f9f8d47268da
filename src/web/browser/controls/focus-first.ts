/**
 * What has the focus of a page from the first byte: a dialog that stands in front of it (ui/overlay/standing-dialog.tsx), or
 * what was wrong with the form that came back.
 */
export function focusFirst(): void {
  document.querySelector<HTMLElement>('.standing > .dialog, [data-focus-first]')?.focus({ preventScroll: true })
}
