import type { RemindersWords } from '#content/reminders/reminders.ts'
import { OwnerForm } from '#web/parts/desk/form/owner-form.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

const room = '/workspace/reminders'

export function Suggestion({ zone, words }: { zone: string; words: RemindersWords['suggestion'] }) {
  return (
    <Notice icon="bell" title={words.title}>
      <p>{words.text(zone)}</p>
      <OwnerForm action={room} hidden={{ act: 'suggested' }} className="row gap-2 mt-3">
        <Button type="submit" variant="primary" name="answer" value="on">
          {words.on}
        </Button>
        <Button type="submit" name="answer" value="off">
          {words.off}
        </Button>
      </OwnerForm>
    </Notice>
  )
}

export function WarningChoice({ isWarned, words }: { isWarned: boolean; words: RemindersWords['warning'] }) {
  return (
    <section aria-labelledby="warnings" className="stack gap-2 w-40 pad-y-4 line-above">
      <h2 id="warnings" className="side-h">
        {words.title}
      </h2>
      <p className="ink-2">{isWarned ? words.on : words.off}</p>
      <OwnerForm action={room} hidden={{ act: 'warnings', wanted: isWarned ? 'no' : 'yes' }}>
        <Button type="submit" small>
          {isWarned ? words.stop : words.start}
        </Button>
      </OwnerForm>
    </section>
  )
}
