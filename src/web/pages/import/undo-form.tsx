import { type FormEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useActsFor } from '#web/parts/desk/use-acts-for.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { undoImport } from './import.query.ts'

/** One button that takes an import back; `name` is its file. */
export function UndoForm({ id, name, isSmall = false }: { id: string; name: string; isSmall?: boolean }) {
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const owner = useActsFor()
  async function undo(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    const answer = await undoImport(owner, id)
    if (answer.kind === 'failed') setTrouble(answer.message)
    else if (isSmall) await navigate(`/workspace/import/${id}`)
    else {
      await revalidate()
      // What came of it stands at the top.
      scrollTo({ top: 0, behavior: 'instant' })
    }
    setPending(false)
  }
  return (
    <form method="post" action={`/workspace/import/${id}`} onSubmit={undo}>
      {trouble !== null && <Notice tone="danger" announced title={trouble} />}
      <Button type="submit" icon="undo" small={isSmall} name="act" value="undo" disabled={isPending}>
        {isPending ? 'Undoing...' : 'Undo'}
        <span className="vh"> the import of {name}</span>
      </Button>
    </form>
  )
}
