import type { DoneImportWords } from '#content/imports/done-import.ts'
import type { DoneImport } from '#contract/imports/imports.ts'
import { OwnerForm } from '#web/parts/desk/form/owner-form.tsx'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { goTo } from '#web/plumbing/api/go-to.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Progress } from '#web/ui/waiting/progress.tsx'

type UndoFormProps = {
  done: Pick<DoneImport, 'id' | 'fileName' | 'at' | 'counts'>
  words: DoneImportWords['undo']
  isSmall?: boolean
}

export function UndoForm({ done: { id, fileName, at, counts }, words, isSmall = false }: UndoFormProps) {
  const { reread } = useDeskPageState()
  async function show(next: string): Promise<void> {
    if (isSmall) return goTo(next)
    await reread()
    // The outcome is shown at the top of the page.
    scrollTo({ top: 0, behavior: 'instant' })
  }
  return (
    <OwnerForm
      className="stack gap-2"
      action={`/workspace/import/${id}`}
      hidden={{ act: 'undo' }}
      onDone={({ next }) => show(next)}
    >
      {({ isPending, trouble }) => (
        <>
          {trouble && <DeskTrouble message={trouble.message} />}
          <Button type="submit" icon="undo" small={isSmall} disabled={isPending}>
            {isPending ? words.pending : words.submit}
            <span className="vh">
              {words.about(fileName, counts)}
              <Moment at={at} />
            </span>
          </Button>
          <div role="status" className="w-full w-28">
            {isPending && <Progress label={words.under(counts)} value={null} />}
          </div>
        </>
      )}
    </OwnerForm>
  )
}
