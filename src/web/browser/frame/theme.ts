import { THEME_KEY } from '#web/plumbing/early/early-script.ts'
import { writeStored } from '#web/plumbing/stored/storage.ts'

export type Theme = 'light' | 'dark'

export function readThemeInForce(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  // Where storage is forbidden a choice lasts as long as the page.
  writeStored('localStorage', THEME_KEY, theme)
}

export function startThemeToggle(): void {
  const toggle = document.querySelector('.theme-toggle')
  if (!toggle) return
  const show = () => toggle.setAttribute('aria-pressed', String(readThemeInForce() === 'dark'))
  show()
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show)
  toggle.addEventListener('click', () => {
    chooseTheme(readThemeInForce() === 'dark' ? 'light' : 'dark')
    show()
  })
}
