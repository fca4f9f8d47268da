import type { ReadingWords } from '#content/imports/reading-sheet.ts'
import type { CheckedImport } from '#contract/imports/imports.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

type RememberedNoticeProps = Pick<CheckedImport, 'remembered'> & { words: ReadingWords['remembered'] }

export function RememberedNotice({ remembered, words }: RememberedNoticeProps) {
  if (remembered === null) return null
  return (
    <Notice
      className="guesses mt-4"
      icon="table"
      title={
        <>
          {words.same} <Moment at={remembered} />: {words.used}
        </>
      }
    >
      <div className="row gap-2">
        <span className="grow-18">{words.text}</span>
        <Button type="submit" small icon="undo" name="forget" value="yes">
          {words.forget}
        </Button>
      </div>
    </Notice>
  )
}
