import { takeStoredChoice } from '#web/plumbing/stored/stored-choice.ts'

export function returnToChoice(): void {
  const choice = takeStoredChoice()
  const control = choice && document.querySelector<HTMLElement>(`#ask [name="${CSS.escape(choice.name)}"]`)
  if (!control) return
  scrollTo({ top: choice.y, behavior: 'instant' })
  control.focus({ preventScroll: true })
}
