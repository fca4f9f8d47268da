type Typed = HTMLInputElement | HTMLTextAreaElement

const isBox = (control: Typed) => control.type === 'checkbox' || control.type === 'radio'

/** Which option the page came with: the one marked as chosen, else the first. */
const drawnIndex = ({ options }: HTMLSelectElement) =>
  Math.max(
    [...options].findIndex((option) => option.hasAttribute('selected')),
    0,
  )

/**
 * What is typed, ticked and chosen in an island that has not woken yet. Call it before React takes over, and what it gives
 * after: React takes the values it finds for those it has drawn, so a change is made of each. A chosen file cannot be set
 * again: whoever shows it looks for it.
 */
export function readEarlyValues(place: HTMLElement): () => void {
  const controls = [...place.querySelectorAll<Typed>('input:not([type="hidden"], [type="file"]), textarea')]
  const changed = controls.filter((control) =>
    isBox(control)
      ? control instanceof HTMLInputElement && control.checked !== control.defaultChecked
      : control.value !== control.defaultValue,
  )
  const typed = changed.map((control) => [control, control.value] as const)
  const lists = [...place.querySelectorAll('select')].filter((list) => list.selectedIndex !== drawnIndex(list))
  return () => {
    for (const [control, value] of typed) {
      if (!isBox(control)) tellValue(control, value)
      else if (control instanceof HTMLInputElement && control.checked === control.defaultChecked) control.click()
    }
    for (const list of lists) {
      if (list.selectedIndex !== drawnIndex(list)) list.dispatchEvent(new Event('change', { bubbles: true }))
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
