import { describeZone } from '#domain/states/us-zones.ts'
import { OwnerForm } from '#web/parts/desk/form/owner-form.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

const room = '/workspace/reminders'

export function Suggestion({ zone }: { zone: string }) {
  return (
    <Notice icon="bell" title="Reminder at 7 pm, you, all houses: on?">
      <p>
        Every evening, {describeZone(zone)} time, we email you “2 open, still right?” One button answers it. A number
        that nobody confirms for 7 days is no longer shown.
      </p>
      <OwnerForm action={room} hidden={{ act: 'suggested' }} className="row gap-2 mt-3">
        <Button type="submit" variant="primary" name="answer" value="on">
          Turn it on
        </Button>
        <Button type="submit" name="answer" value="off">
          No, thanks
        </Button>
      </OwnerForm>
    </Notice>
  )
}

export function WarningChoice({ isWarned }: { isWarned: boolean }) {
  return (
    <section aria-labelledby="warnings" className="stack gap-2 w-40 pad-y-4 line-above">
      <h2 id="warnings" className="side-h">
        The day before a number is withdrawn
      </h2>
      <p className="ink-2">
        {isWarned
          ? 'We email you “Cedar Steps goes dark tomorrow” 24 hours before, also with reminders off.'
          : 'You have stopped the email that comes 24 hours before.'}
      </p>
      <OwnerForm action={room} hidden={{ act: 'warnings', wanted: isWarned ? 'no' : 'yes' }}>
        <Button type="submit" small>
          {isWarned ? 'Stop it for me' : 'Send it to me again'}
        </Button>
      </OwnerForm>
    </section>
  )
}
