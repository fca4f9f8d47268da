import { useState } from 'react'
import type { ListingStatus, WantedStatus } from '#domain/residence/residence.ts'
import { chooseDoneName, type DoneName } from '#web/pages/residence/desk/edit-start.ts'
import type { FormWords, Residence } from '#web/pages/residence/desk/residence-words.ts'
import { describeStatusTrouble, StatusForm } from '#web/pages/residence/desk/status-form.tsx'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { useReread } from '#web/parts/desk/news/use-reread.ts'
import type { Failure } from '#web/plumbing/api/failure.ts'
import type { ButtonProps } from '#web/ui/action/button.tsx'
import { showToast, type ToastMessage } from '#web/ui/overlay/toast-store.ts'

export type SetStatus = (id: string, status: WantedStatus) => Promise<{ kind: 'done' } | Failure>

type StatusPartProps = {
  residence: Residence
  words: FormWords
  setStatus: SetStatus
  /** Says in the page what the toast says (docs/specification.md, ruling 9). */
  onChange: (done: DoneName) => void
}

function listStatusParts(status: ListingStatus): ('status' | 'archive')[] {
  if (status === 'draft') return ['archive']
  return status === 'archived' ? ['status'] : ['status', 'archive']
}

/** Does not save what is typed in the form. */
export function StatusPart({ residence, words, setStatus, onChange }: StatusPartProps) {
  const { id, status } = residence
  const { edit } = words
  const reread = useReread()
  const [trouble, setTrouble] = useState<string | null>(null)

  function say(to: WantedStatus, from: ListingStatus, action?: ToastMessage['action']): void {
    const done = chooseDoneName(to, from)
    setTrouble(null)
    showToast({ title: edit.news[done], ...(action && { action }) })
    onChange(done)
  }
  async function undo(changed: WantedStatus): Promise<void> {
    const before = status === 'waiting' ? 'published' : status
    const outcome = await setStatus(id, before)
    await reread(outcome)
    if (outcome.kind === 'done') say(before, changed)
    else setTrouble(describeStatusTrouble(outcome))
  }
  const drawForm = (to: WantedStatus, lead: string, button: string, look: ButtonProps['variant'] = 'line') => (
    <StatusForm
      key={button}
      className="row between gap-4"
      action={`/workspace/residences/${id}`}
      anchor="news"
      hidden={{ act: to }}
      variant={look}
      words={button}
      onDone={() =>
        say(to, status, status === 'archived' ? undefined : { words: edit.news.undo, onChoose: () => void undo(to) })
      }
    >
      <p className="small ink-2 grow-18">{lead}</p>
    </StatusForm>
  )
  const { unpublish, unpublishWords, withdraw, withdrawWords, restore, restoreWords, archive, archiveWords } =
    edit.status
  const shown = {
    published: drawForm('draft', unpublishWords, unpublish),
    waiting: drawForm('draft', withdrawWords, withdraw),
    archived: drawForm('draft', restoreWords, restore, 'primary'),
    draft: null,
  }
  return (
    <div className="w-52 no-print">
      {listStatusParts(status).map((name) => (
        <section key={name} className="grid pad-y-5" aria-labelledby={`p-${name}`}>
          <h2 id={`p-${name}`}>{edit.parts[name]}</h2>
          {name === 'archive' ? drawForm('archived', archiveWords, archive) : shown[status]}
        </section>
      ))}
      {trouble !== null && <DeskTrouble message={trouble} />}
    </div>
  )
}
