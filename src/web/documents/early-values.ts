type Typed = HTMLInputElement | HTMLTextAreaElement
type Control = Typed | HTMLSelectElement

const isBox = ({ type }: Control) => type === 'checkbox' || type === 'radio'

/** It differs from what the page came with. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== drawnIndex(control)
  const isTicked = control instanceof HTMLInputElement && control.checked !== control.defaultChecked
  return isBox(control) ? isTicked : control.value !== control.defaultValue
}

/** Which option the page came with: the one marked as chosen, else the first. */
function drawnIndex({ options }: HTMLSelectElement): number {
  const marked = [...options].findIndex((option) => option.hasAttribute('selected'))
  return Math.max(marked, 0)
}

/**
 * What is typed, ticked and chosen in an island that has not woken yet. Call it before React takes over, and what it gives
 * after: React takes the values it finds for those it has drawn, so a change is made of each. A chosen file cannot be set
 * again: whoever shows it looks for it.
 */
export function readEarlyValues(place: HTMLElement): () => void {
  const controls = place.querySelectorAll<Control>('input:not([type="hidden"], [type="file"]), textarea, select')
  const changed = [...controls].filter(isChanged).map((control) => [control, control.value] as const)
  return () => {
    for (const [control, early] of changed) {
      if (control instanceof HTMLSelectElement) {
        if (isChanged(control)) control.dispatchEvent(new Event('change', { bubbles: true }))
      } else if (!isBox(control)) tellValue(control, early)
      else if (!isChanged(control)) control.click()
    }
  }
}

function tellValue(control: Typed, early: string): void {
  // Typing may have gone on meanwhile.
  const typed = control.value === control.defaultValue ? early : control.value
  const isFocused = document.activeElement === control
  const [start, end] = isFocused ? [control.selectionStart, control.selectionEnd] : [null, null]
  control.value = control.defaultValue
  // The setter of the element itself is React's: it would take the value for its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, typed)
  if (start !== null) control.setSelectionRange(start, end)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
