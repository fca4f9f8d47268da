import { takeChoice } from '#web/plumbing/kept/kept-choice.ts'

export function returnToChoice(): void {
  const choice = takeChoice()
  const control = choice && document.querySelector<HTMLElement>(`#ask [name="${CSS.escape(choice.name)}"]`)
  if (!control) return
  scrollTo({ top: choice.y, behavior: 'instant' })
  control.focus({ preventScroll: true })
}
