import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { useSayAt } from './use-wanted-hold.ts'

/** Without script the page is new after a hold has ended; its address says which, and of which house. */
export function PlainTakeBack({ residenceId }: { residenceId: string }) {
  const action = useSayAt(residenceId)
  const query = new URLSearchParams(useDeskPageState().query)
  const ended = query.get('ended')
  if (ended === null || query.get('of') !== residenceId || !/^[0-9a-f-]{36}$/i.test(ended)) return null
  return (
    <noscript>
      <Notice title="The hold has ended.">
        <form method="post" action={action} className="mt-2">
          <input type="hidden" name="act" value="undo" />
          <input type="hidden" name="id" value={ended} />
          <input type="hidden" name="house" value={residenceId} />
          <Button type="submit" small icon="undo">
            Undo: hold the bed again
          </Button>
        </form>
      </Notice>
    </noscript>
  )
}
