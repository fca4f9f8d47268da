import { Button, ButtonLink } from '#web/ui/action/button.tsx'

export const noteQuestion = 'This reads like a name or health. Initials and plans only.'

type NoteQuestionProps = { box?: string | undefined }

// What a form without script is asked: with script the note was asked about while it was typed.
export function NoteQuestion({ box }: NoteQuestionProps) {
  return (
    <div className="warned stack stack-fill gap-2 pad-3 small" tabIndex={-1} data-trouble>
      <p>{noteQuestion}</p>
      <div className="row gap-2">
        {box !== undefined && (
          <ButtonLink small to={`#${box}`}>
            Change it
          </ButtonLink>
        )}
        <Button small variant="text" type="submit" name="asked" value="on">
          Save it anyway
        </Button>
      </div>
    </div>
  )
}
