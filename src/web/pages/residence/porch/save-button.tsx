import { useEffect, useState } from 'react'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

const key = 'pl-saved-homes'

function readSaved(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string') : []
  } catch {
    return []
  }
}

/** Keeps the home on this device and nowhere else; "Leave this site" forgets it. */
export function SaveButton({ slug, name, words }: { slug: string; name: string; words: HomeWords['save'] }) {
  const [isSaved, setSaved] = useState(false)
  useEffect(() => setSaved(readSaved().includes(slug)), [slug])

  function toggle() {
    const others = readSaved().filter((kept) => kept !== slug)
    try {
      localStorage.setItem(key, JSON.stringify(isSaved ? others : [...others, slug]))
      setSaved(!isSaved)
    } catch {
      // Storage may be forbidden; then nothing is kept, and the button goes on saying so.
    }
  }
  return (
    <Button icon="heart" className="scripted" aria-pressed={isSaved} onClick={toggle}>
      <span>
        {isSaved ? words.saved : words.save}
        <VisuallyHidden>{isSaved ? words.savedOf(name) : words.saveOf(name)}</VisuallyHidden>
      </span>
    </Button>
  )
}
