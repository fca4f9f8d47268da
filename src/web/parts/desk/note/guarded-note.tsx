import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { NoteQuestion } from './note-question.tsx'

// The lists of names and words come with the first letter, so that no screen of the desk carries them.
const loadWords = () => import('#domain/people/privacy/personal-parts.ts')

/** Offline before they came: nothing is asked. */
const withoutWords = { findPersonalParts: () => [] }

type NoteBox = HTMLInputElement | HTMLTextAreaElement

type GuardedNoteProps = { children: (check: (event: FormEvent<NoteBox>) => void) => ReactNode }

/** Asks about a note that reads like somebody's name or health, while it is typed and before it is sent, once for each part. */
export function GuardedNote({ children }: GuardedNoteProps) {
  const [asked, setAsked] = useState<readonly string[]>([])
  const kept = useRef(new Set<string>())
  const box = useRef<NoteBox>(null)
  const question = useRef<HTMLDivElement>(null)
  const passed = useRef<string>(null)
  const isHeld = useRef(false)
  const ask = async (note: NoteBox) => {
    const { findPersonalParts: personalParts } = await loadWords().catch(() => withoutWords)
    const parts = personalParts(note.value).map(({ text }) => text.toLowerCase())
    const open = parts.filter((part) => !kept.current.has(part))
    setAsked(open)
    return open
  }
  const check = ({ currentTarget }: FormEvent<NoteBox>) => {
    box.current = currentTarget
    void ask(currentTarget)
  }
  useEffect(() => {
    if (isHeld.current) question.current?.querySelector('button')?.focus()
    isHeld.current = false
    const form = question.current?.closest('form')
    const hold = (event: SubmitEvent) => {
      const note = box.current
      if (!note || note.value === passed.current) return
      event.preventDefault()
      event.stopPropagation()
      void ask(note).then((open) => {
        isHeld.current = open.length > 0
        if (isHeld.current) return
        passed.current = note.value
        form?.requestSubmit(event.submitter)
      })
    }
    form?.addEventListener('submit', hold, { capture: true })
    return () => form?.removeEventListener('submit', hold, { capture: true })
  })
  const keep = () => {
    for (const part of asked) kept.current.add(part)
    setAsked([])
    box.current?.focus()
  }
  const takeOut = async () => {
    const { removePersonalParts: withoutPersonalParts } = await loadWords()
    if (!box.current) return
    box.current.value = withoutPersonalParts(box.current.value)
    box.current.dispatchEvent(new Event('input', { bubbles: true }))
    setAsked([])
    box.current.focus()
  }
  return (
    <>
      {children(check)}
      <div role="status" ref={question}>
        {asked.length > 0 && (
          <NoteQuestion>
            <Button small onClick={takeOut}>
              Take it out
            </Button>
            <Button small variant="text" onClick={keep}>
              Keep it
            </Button>
          </NoteQuestion>
        )}
      </div>
    </>
  )
}
