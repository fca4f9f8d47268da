import { useEffect, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { savedStates, toggleSavedState } from '../../saved/saved-states.ts'

/** Keeps a state's page on this device and nowhere else. Its words change, so it says what the next press does. */
export function SaveState({ slug, name }: { slug: string; name: string }) {
  const [isSaved, setSaved] = useState(false)
  useEffect(() => setSaved(savedStates().includes(slug)), [slug])
  return (
    <Button
      small
      icon={isSaved ? 'check' : 'heart'}
      className="needs-script save-state"
      onClick={() => setSaved(toggleSavedState(slug))}
    >
      <span>{isSaved ? 'Saved' : 'Save'}</span>
      <VisuallyHidden>
        {isSaved ? ` ${name} on this device. Press to remove it` : ` ${name} on this device`}
      </VisuallyHidden>
    </Button>
  )
}
