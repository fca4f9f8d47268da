type TypedField = HTMLInputElement | HTMLTextAreaElement
type Control = TypedField | HTMLSelectElement

const isBox = ({ type }: Control) => type === 'checkbox' || type === 'radio'

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return control.selectedIndex !== (control.querySelector<HTMLOptionElement>('[selected]')?.index ?? 0)
  }
  const isTicked = control instanceof HTMLInputElement && control.checked !== control.defaultChecked
  return isBox(control) ? isTicked : control.value !== control.defaultValue
}

/**
 * Call it before React takes over, and the returned function after: React treats the values and folds it finds as the
 * ones it has rendered. A chosen file cannot be set again.
 */
export function readEarlyValues(place: HTMLElement): () => void {
  const controls = place.querySelectorAll<Control>('input:not([type="hidden"], [type="file"]), textarea, select')
  const changed = [...controls].filter(isChanged).map((control) => [control, control.value] as const)
  return () => {
    for (const [control, early] of changed) {
      if (control instanceof HTMLSelectElement) {
        if (isChanged(control)) control.dispatchEvent(new Event('change', { bubbles: true }))
      } else if (!isBox(control)) dispatchValue(control, early)
      else if (!isChanged(control)) control.click()
    }
    // A fold says once how it stands: what it said before React listened is lost.
    for (const fold of place.querySelectorAll('details')) fold.dispatchEvent(new Event('toggle'))
  }
}

function dispatchValue(control: TypedField, early: string): void {
  // Typing may have gone on meanwhile.
  const typed = control.value === control.defaultValue ? early : control.value
  const isLeft = document.activeElement !== control
  const { selectionStart: start, selectionEnd: end } = control
  control.value = control.defaultValue
  // The setter of the element itself is React's: it would take the value for its own.
  Reflect.set(Object.getPrototypeOf(control), 'value', typed, control)
  if (!isLeft && start !== null) control.setSelectionRange(start, end)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  if (isLeft) control.dispatchEvent(new Event('focusout', { bubbles: true }))
}
