import { useEffect, useState } from 'react'
import { IconButton } from '#web/ui/action/button.tsx'
import { chooseTheme, type Theme, themeInForce } from './theme-choice.ts'

/** Morning or evening colours. The server cannot know which are in force, so the button learns it after it arrives. */
export function ThemeToggle() {
  const [theme, setTheme] = useState<Theme>('light')
  useEffect(() => {
    const read = () => setTheme(themeInForce())
    read()
    const system = matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', read)
    return () => system.removeEventListener('change', read)
  }, [])

  function toggle() {
    const next = themeInForce() === 'dark' ? 'light' : 'dark'
    chooseTheme(next)
    setTheme(next)
  }
  const isDark = theme === 'dark'
  return <IconButton icon={isDark ? 'sun' : 'moon'} label="Evening colors" aria-pressed={isDark} onClick={toggle} />
}
