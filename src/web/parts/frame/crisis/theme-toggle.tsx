import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { Icon } from '#web/ui/icon/icon.tsx'

/** The server cannot know which theme is in force; the page's script does, and answers the press. */
export function ThemeToggle() {
  const { crisis } = useFrameWords()
  return (
    <button
      type="button"
      className="btn btn-icon theme-toggle needs-script"
      aria-label={crisis.evening}
      aria-pressed="false"
    >
      <Icon name="moon" className="by-day" />
      <Icon name="sun" className="by-night" />
    </button>
  )
}
