import { useEffect, useState } from 'react'
import { useFrameWords } from '#web/parts/frame-words/frame-words.ts'
import { IconButton } from '#web/ui/action/button.tsx'
import { chooseTheme, type Theme, themeInForce } from './theme-choice.ts'

/** Morning or evening colours. The server cannot know which are in force, so the button learns it after it arrives. */
export function ThemeToggle() {
  const { crisis } = useFrameWords()
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
  return <IconButton icon={isDark ? 'sun' : 'moon'} label={crisis.evening} aria-pressed={isDark} onClick={toggle} />
}
