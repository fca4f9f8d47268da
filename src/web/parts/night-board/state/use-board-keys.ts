import { type RefObject, useEffect } from 'react'

export function useBoardKeys(rows: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (rows.current && onKey(rows.current, event)) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [rows, isOn])
}

function onKey(rows: HTMLElement, event: KeyboardEvent): boolean {
  const { key, target } = event
  if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return false
  const line = target.closest<HTMLElement>('[data-group]')
  if (!line || !rows.contains(line) || target.closest('input, textarea, select')) return false
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return step(rows, line, key === 'ArrowDown' ? 1 : -1)
    case '+':
    case '=':
      return click(line, '.stepper button:last-child')
    case '-':
    case '_':
      return click(line, '.stepper button:first-child')
    case ' ':
      return target === line && click(line, '[data-says="still-right"]', true)
    case 'z':
    case 'Z':
      return click(rows.closest<HTMLElement>('section') ?? rows, '[data-says="undo"]')
    default:
      return false
  }
}

function step(rows: HTMLElement, line: HTMLElement, by: number): boolean {
  const lines = [...rows.querySelectorAll<HTMLElement>('li:not([hidden]) [data-group]')]
  lines[lines.indexOf(line) + by]?.focus()
  return true
}

/** `taken`: the key counts as handled even with nothing to press, so that Space does not scroll the page. */
function click(within: HTMLElement, what: string, taken = false): boolean {
  const button = within.querySelector<HTMLButtonElement>(what)
  button?.click()
  return taken || button !== null
}
