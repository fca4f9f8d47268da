import { describeZone } from '#domain/states/us-zones.ts'
import { buildOwnerHeader } from '#web/parts/desk/call-desk-api.query.ts'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

const room = '/workspace/reminders'

export function Suggestion({ zone }: { zone: string }) {
  const headers = buildOwnerHeader(useActsFor())
  return (
    <Notice icon="bell" title="Reminder at 7 pm, you, all houses: on?">
      <p>
        Every evening, {describeZone(zone)} time, we email you “2 open, still right?” One button answers it. A number
        that nobody confirms for 7 days is no longer shown.
      </p>
      <Form action={room} hidden={{ act: 'suggested' }} headers={headers} className="row gap-2 mt-3">
        <Button type="submit" variant="primary" name="answer" value="on">
          Turn it on
        </Button>
        <Button type="submit" name="answer" value="off">
          No, thanks
        </Button>
      </Form>
    </Notice>
  )
}

export function WarningChoice({ isWarned }: { isWarned: boolean }) {
  const headers = buildOwnerHeader(useActsFor())
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
      <Form action={room} hidden={{ act: 'warnings', wanted: isWarned ? 'no' : 'yes' }} headers={headers}>
        <Button type="submit" small>
          {isWarned ? 'Stop it for me' : 'Send it to me again'}
        </Button>
      </Form>
    </section>
  )
}
