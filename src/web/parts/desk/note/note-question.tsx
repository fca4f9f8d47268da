import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { noteQuestion } from './note-words.ts'

export function NoteQuestion({ children }: { children: ReactNode }) {
  return (
    <div className="warned stack stack-fill gap-2 pad-3 small">
      <p>{noteQuestion}</p>
      <div className="row gap-2">{children}</div>
    </div>
  )
}

// What a form without script is asked: with script the note was asked about while it was typed.
export function AskedAgain({ box, errors }: { box: string; errors: Readonly<Record<string, string>> }) {
  if (!errors.asked) return null
  return (
    <NoteQuestion>
      <ButtonLink small to={`#${box}`}>
        Change it
      </ButtonLink>
      <Button small variant="text" type="submit" name="asked" value="on">
        Save it anyway
      </Button>
    </NoteQuestion>
  )
}
