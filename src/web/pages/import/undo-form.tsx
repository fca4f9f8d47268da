import { type FormEvent, useState } from 'react'
import type { DoneImport } from '#contract/imports.ts'
import { DeskTrouble } from '#web/parts/desk/desk-trouble.tsx'
import { Moment } from '#web/parts/desk/moment.tsx'
import { useAtPage } from '#web/parts/desk/page/at-page.ts'
import { useActsFor } from '#web/parts/desk/use-acts-for.ts'
import { goTo } from '#web/plumbing/go-to.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Progress } from '#web/ui/waiting/progress.tsx'
import { undoImport } from './import.query.ts'
import { rowsWords } from './rows-words.ts'

type UndoFormProps = { done: Pick<DoneImport, 'id' | 'fileName' | 'at' | 'counts'>; isSmall?: boolean }

/** One button that takes an import back, and says what it does while it does. */
export function UndoForm({ done: { id, fileName, at, counts }, isSmall = false }: UndoFormProps) {
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const { reread } = useAtPage()
  const owner = useActsFor()
  async function undo(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    const answer = await undoImport(owner, id)
    if (answer.kind === 'failed') setTrouble(answer.message)
    else if (isSmall) await goTo(`/workspace/import/${id}`)
    else {
      await reread()
      // What came of it stands at the top.
      scrollTo({ top: 0, behavior: 'instant' })
    }
    setPending(false)
  }
  return (
    <form className="undo-form" method="post" action={`/workspace/import/${id}`} onSubmit={undo} data-held="">
      {trouble !== null && <DeskTrouble message={trouble} />}
      <Button type="submit" icon="undo" small={isSmall} name="act" value="undo" disabled={isPending}>
        {isPending ? 'Undoing...' : 'Undo'}
        <span className="vh">
          {' '}
          the import of {fileName}, {rowsWords(counts)}, <Moment at={at} />
        </span>
      </Button>
      <div role="status">{isPending && <Progress label={undoingWords(counts)} value={null} />}</div>
    </form>
  )
}

/** "Taking 12 houses away, putting 5 back": what an undo does. */
function undoingWords({ added, changed }: DoneImport['counts']): string {
  const houses = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'house' : 'houses'}`
  const parts = [added > 0 && `taking ${houses(added)} away`, changed > 0 && `putting ${houses(changed)} back`]
  return `Undoing: ${parts.filter(Boolean).join(', ')}`
}
