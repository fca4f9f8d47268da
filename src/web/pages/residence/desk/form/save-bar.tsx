import type { DoneEdit } from '#web/pages/residence/desk/edit-start.ts'
import type { EditWords } from '#web/pages/residence/desk/residence-words.ts'
import { Button } from '#web/ui/action/button.tsx'

type SaveBarProps = {
  isDraft: boolean
  canPublish: boolean
  isDirty: boolean
  isPending: boolean
  done: DoneEdit | null
  words: EditWords['bar']
}

export function SaveBar({ isDraft, canPublish, isDirty, isPending, done, words }: SaveBarProps) {
  const status = isPending ? words.pending : isDirty ? words.dirty : done ? words.done : words.clean
  return (
    <div className="save-bar foot-bar row gap-2 no-print">
      <span className="save-said small ink-2 grow" role="status">
        {status}
      </span>
      <Button
        type="submit"
        name="act"
        value="save"
        variant={isDirty && !canPublish ? 'primary' : 'line'}
        aria-disabled={isPending}
      >
        {isDraft ? words.saveDraft : words.save}
      </Button>
      {canPublish && (
        <Button type="submit" name="act" value="publish" variant="primary" aria-disabled={isPending}>
          {words.publish}
        </Button>
      )}
    </div>
  )
}
