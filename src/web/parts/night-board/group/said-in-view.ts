import { useSyncExternalStore } from 'react'
import { Listeners } from '#web/parts/beds/bed-queue/listeners.ts'

let words = ''
const listeners = new Listeners<[]>()

/** Said aloud in place of a toast where the line itself shows what was done. */
export function sayInView(said: string): void {
  words = said
  listeners.tell()
}

export function useSaidInView(): string {
  return useSyncExternalStore(
    listeners.add,
    () => words,
    () => '',
  )
}

export function isInView(line: Element | null): boolean {
  if (!line) return false
  const { top, bottom, height } = line.getBoundingClientRect()
  const tabs = document.querySelector('.tabbar')?.getBoundingClientRect()
  const end = tabs && tabs.height > 0 && tabs.top > 0 ? Math.min(tabs.top, innerHeight) : innerHeight
  return height > 0 && top >= 0 && bottom <= end
}
