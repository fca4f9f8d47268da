import type { SessionList } from '#contract/auth/auth.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { Badge } from '#web/ui/text/badge.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { AccountPart } from './account-part.tsx'
import { ActionForm } from './action-form.tsx'
import { describeDevice } from './device-words.ts'
import { DoneNotice } from './passwords/done-notice.tsx'

export type SessionsProps = { sessions: SessionList; ended: 'one' | 'others' | null }

export default function Sessions({ sessions, ended }: SessionsProps) {
  const now = useNow(null)
  const inOrder = sessions.toSorted((a, b) => Number(b.current) - Number(a.current))
  return (
    <AccountPart
      id="sessions"
      title="Where you are signed in"
      words="If you do not know a place, sign it out and change your password."
    >
      {ended && <DoneNotice title={ended === 'one' ? 'Signed out there' : 'Signed out everywhere else'} />}
      <ul className="w-full">
        {inOrder.map(({ id, current, device, address, signedInAt, lastSeenAt, endsAt }) => (
          <li key={id} className="row between pad-y-3 line-below">
            <div>
              <b>{describeDevice(device)}</b>
              <p className="small quiet">
                {address && `From ${address}. `}
                Signed in <Moment at={signedInAt} now={now} />, last seen <Moment at={lastSeenAt} now={now} />. Ends by
                itself <Moment at={endsAt} now={now} /> if it is not used.
              </p>
            </div>
            {current ? (
              <Badge form="filled">This device</Badge>
            ) : (
              <ActionForm
                change="end-session"
                id={id}
                small
                words={`Sign out ${describeDevice(device)}`}
                pending={`Signing out ${describeDevice(device)}`}
                about={
                  <VisuallyHidden>
                    , signed in <Moment at={signedInAt} now={now} />
                  </VisuallyHidden>
                }
              />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <ActionForm change="end-others" words="Sign out everywhere else" pending="Signing out" />}
    </AccountPart>
  )
}
