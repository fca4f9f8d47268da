import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

/** Without script the page is new after a hold has ended; its address says which. */
export function PlainTakeBack() {
  const ended = new URLSearchParams(useDeskPageState().query).get('ended')
  if (ended === null || !/^[0-9a-f-]{36}$/i.test(ended)) return null
  return (
    <noscript>
      <Notice className="mt-3" title="The hold has ended.">
        <form method="post" action="/workspace/beds" className="mt-2">
          <input type="hidden" name="act" value="undo" />
          <input type="hidden" name="id" value={ended} />
          <Button type="submit" small icon="undo">
            Undo: hold the bed again
          </Button>
        </form>
      </Notice>
    </noscript>
  )
}
