import type { CheckedImport } from '#contract/imports/imports.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

export function RememberedNotice({ remembered }: Pick<CheckedImport, 'remembered'>) {
  if (remembered === null) return null
  return (
    <Notice
      className="guesses mt-4"
      icon="table"
      title={
        <>
          Same columns as <Moment at={remembered} />: we used your choices.
        </>
      }
    >
      <div className="row gap-2">
        <span className="grow-18">
          Where each column goes, what a value means, and what to do with closed houses. Nothing about single rows.
        </span>
        <Button type="submit" small icon="undo" name="forget" value="yes">
          Forget them
        </Button>
      </div>
    </Notice>
  )
}
