import type { ListingStatus, WantedStatus } from '#domain/residence.ts'
import { DeskTrouble } from '#web/parts/desk/desk-trouble.tsx'
import { Button, type ButtonProps } from '#web/ui/action/button.tsx'
import type { ToastMessage } from '#web/ui/overlay/toast-store.ts'
import type { DoneName, FormWords, House } from '../house-words.ts'
import { doneBy } from '../start-of.ts'
import { type SetStatus, useStatus } from '../use-status.ts'

type StatusPartProps = {
  house: House
  words: FormWords
  setStatus: SetStatus
  /** Says in place what the toast says (rulings 9). */
  onChange: (done: DoneName) => void
}

/** Taking a house off the list, putting it away, and getting it back. What is typed in the form is not saved by it. */
export function StatusPart({ house, words, setStatus, onChange }: StatusPartProps) {
  const { id, status } = house
  const { edit } = words
  const { isPending, trouble, change } = useStatus(setStatus)
  const set = (to: WantedStatus) => {
    const setAndSay = async (next: WantedStatus, from: ListingStatus, said: Omit<ToastMessage, 'title'> = {}) => {
      const done = doneBy(next, from)
      if (await change(id, next, { title: edit.news[done], ...said })) onChange(done)
    }
    const undo = {
      words: edit.news.undo,
      onChoose: () => void setAndSay(status === 'waiting' ? 'published' : status, to),
    }
    void setAndSay(to, status, to !== 'published' && status !== 'archived' ? { action: undo } : {})
  }
  const one = { id, isPending, set }
  return (
    <section className="house-part house-status" aria-labelledby="p-status">
      <h2 id="p-status">{edit.parts.status}</h2>
      {status === 'published' && (
        <StatusForm {...one} to="draft" words={edit.status.unpublishWords}>
          {edit.status.unpublish}
        </StatusForm>
      )}
      {status === 'waiting' && (
        <StatusForm {...one} to="draft" words={edit.status.withdrawWords}>
          {edit.status.withdraw}
        </StatusForm>
      )}
      {status === 'archived' ? (
        <StatusForm {...one} to="draft" words={edit.status.restoreWords} look="primary">
          {edit.status.restore}
        </StatusForm>
      ) : (
        <StatusForm {...one} to="archived" words={edit.status.archiveWords}>
          {edit.status.archive}
        </StatusForm>
      )}
      {trouble !== null && <DeskTrouble message={trouble} />}
    </section>
  )
}

type StatusFormProps = {
  id: string
  to: WantedStatus
  words: string
  isPending: boolean
  set: (to: WantedStatus) => void
  look?: ButtonProps['look']
  children: string
}

function StatusForm({ id, to, words, isPending, set, look = 'line', children }: StatusFormProps) {
  return (
    <form
      data-held=""
      className="status-form"
      method="post"
      action={`/workspace/residences/${id}`}
      onSubmit={(event) => {
        event.preventDefault()
        set(to)
      }}
    >
      <input type="hidden" name="act" value={to} />
      <p className="small ink-2">{words}</p>
      <Button type="submit" look={look} disabled={isPending}>
        {children}
      </Button>
    </form>
  )
}
