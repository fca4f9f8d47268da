import { Button } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

/** Why the last change of a group was not taken, until it is read. */
export function Refused({ reason, place, dismiss }: { reason: string; place: string; dismiss: () => void }) {
  return (
    <p className="group-refused" role="alert">
      <span>
        <b>Not saved.</b> {reason}
      </span>
      <Button look="text" small onClick={dismiss}>
        OK<VisuallyHidden> at {place}</VisuallyHidden>
      </Button>
    </p>
  )
}
