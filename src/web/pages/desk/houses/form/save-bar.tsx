import { Button } from '#web/ui/action/button.tsx'
import type { EditWords } from '../house-words.ts'
import type { Done } from '../start-of.ts'

type SaveBarProps = {
  isDraft: boolean
  canPublish: boolean
  isDirty: boolean
  isPending: boolean
  done: Done | null
  words: EditWords['bar']
}

export function SaveBar({ isDraft, canPublish, isDirty, isPending, done, words }: SaveBarProps) {
  const said = isPending ? words.pending : isDirty ? words.dirty : done ? words.done : words.clean
  return (
    <div className="save-bar foot-bar no-print">
      <span className="save-said small ink-2 grow" role="status">
        {said}
      </span>
      <Button type="submit" name="act" value="save" look={isDraft ? 'line' : 'primary'} aria-disabled={isPending}>
        {isDraft ? words.saveDraft : words.save}
      </Button>
      {canPublish && (
        <Button type="submit" name="act" value="publish" look="primary" aria-disabled={isPending}>
          {words.publish}
        </Button>
      )}
    </div>
  )
}
