import type { SessionList } from '#contract/auth.ts'
import { useNow } from '#web/parts/desk/use-now.ts'
import { Badge } from '#web/ui/text/badge.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { AccountPart } from './account-part.tsx'
import { ActionForm } from './action-form.tsx'
import { deviceWords } from './device-words.ts'
import { Moment } from './moment.tsx'
import { type OnChanged, type Outcome, useChange } from './use-change.ts'

export type SessionSectionProps = {
  sessions: SessionList
  end: (id: string) => Promise<Outcome>
  endOthers: () => Promise<Outcome>
  onChanged: OnChanged
}

/** Where the person is signed in, this device first; every other place can be signed out from here. */
export function SessionSection({ sessions, end, endOthers, onChanged }: SessionSectionProps) {
  const { pending, trouble, run } = useChange(onChanged)
  const now = useNow(null)
  const isBusy = pending !== null
  const inOrder = sessions.toSorted((a, b) => Number(b.current) - Number(a.current))
  return (
    <AccountPart
      title="Where you are signed in"
      words="If you do not know a place, sign it out and change your password."
    >
      <ul className="account-list">
        {inOrder.map(({ id, current, device, address, signedInAt, lastSeenAt, endsAt }) => (
          <li key={id}>
            <div>
              <b>{deviceWords(device)}</b>
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
                disabled={isBusy}
                run={() => void run('end-session', () => end(id), id)}
              >
                {pending === id ? 'Signing out' : 'Sign out'} {deviceWords(device)}
                <VisuallyHidden>
                  , signed in <Moment at={signedInAt} now={now} />
                </VisuallyHidden>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
      {trouble && <Notice tone="danger" announced title={trouble} />}
      {sessions.length > 1 && (
        <ActionForm change="end-others" disabled={isBusy} run={() => void run('end-others', endOthers)}>
          {pending === 'end-others' ? 'Signing out' : 'Sign out everywhere else'}
        </ActionForm>
      )}
    </AccountPart>
  )
}
