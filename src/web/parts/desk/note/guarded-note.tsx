import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'

// The lists of names and words come with the first letter, so that no screen of the desk carries them.
const loadWords = () => import('#domain/people/privacy/personal-parts.ts')

/** Offline before they came: nothing is asked. */
const withoutWords = { personalParts: () => [] }

type NoteBox = HTMLInputElement | HTMLTextAreaElement

type GuardedNoteProps = { children: (check: (event: FormEvent<NoteBox>) => void) => ReactNode }

/** Asks while a note is typed that reads like somebody's name or health. What is kept is not asked about again. */
export function GuardedNote({ children }: GuardedNoteProps) {
  const [asked, setAsked] = useState<readonly string[]>([])
  const kept = useRef(new Set<string>())
  const box = useRef<NoteBox>(null)
  const check = async ({ currentTarget }: FormEvent<NoteBox>) => {
    box.current = currentTarget
    const { personalParts } = await loadWords().catch(() => withoutWords)
    const parts = personalParts(currentTarget.value).map(({ text }) => text.toLowerCase())
    setAsked(parts.filter((part) => !kept.current.has(part)))
  }
  const keep = () => {
    for (const part of asked) kept.current.add(part)
    setAsked([])
    box.current?.focus()
  }
  const takeOut = async () => {
    const { withoutPersonalParts } = await loadWords()
    if (!box.current) return
    box.current.value = withoutPersonalParts(box.current.value)
    box.current.dispatchEvent(new Event('input', { bubbles: true }))
    setAsked([])
    box.current.focus()
  }
  return (
    <>
      {children(check)}
      <div role="status">
        {asked.length > 0 && (
          <div className="warned stack stack-fill gap-2 pad-3 small">
            <p>This reads like a name or health. Initials and plans only.</p>
            <div className="row gap-2">
              <Button small onClick={takeOut}>
                Take it out
              </Button>
              <Button small variant="text" onClick={keep}>
                Keep it
              </Button>
            </div>
          </div>
        )}
      </div>
    </>
  )
}
