/** A dialog that stands in front of its page from the first byte has the focus (ui/overlay/standing-dialog.tsx). */
export function focusStandingDialog(): void {
  document.querySelector<HTMLElement>('.standing > .dialog')?.focus({ preventScroll: true })
}
