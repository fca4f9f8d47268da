import type { AccountWords } from '#content/auth/account.ts'
import type { SessionList } from '#contract/auth/auth.ts'
import { say } from '#domain/language/say.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { Badge } from '#web/ui/text/badge.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { AccountPart } from './account-part.tsx'
import { ActionForm } from './action-form.tsx'
import { describeDevice } from './device-words.ts'
import { DoneNotice } from './passwords/done-notice.tsx'

export type SessionsProps = {
  words: AccountWords['sessions']
  sessions: SessionList
  ended: 'one' | 'others' | null
}

export default function Sessions({ words, sessions, ended }: SessionsProps) {
  const now = useNow(null)
  const inOrder = sessions.toSorted((a, b) => Number(b.current) - Number(a.current))
  return (
    <AccountPart id="sessions" title={words.title} words={words.text}>
      {ended && <DoneNotice title={words.ended[ended]} />}
      <ul className="w-full">
        {inOrder.map(({ id, current, device, address, signedInAt, lastSeenAt, endsAt }) => (
          <li key={id} className="row between pad-y-3 line-below">
            <div>
              <b>{describeDevice(device, words)}</b>
              <p className="small quiet">
                {address && `${say(words.from, { address })} `}
                {words.signedIn}
                <Moment at={signedInAt} now={now} />
                {words.lastSeen}
                <Moment at={lastSeenAt} now={now} />
                {words.ends}
                <Moment at={endsAt} now={now} />
                {words.unused}
              </p>
            </div>
            {current ? (
              <Badge form="filled">{words.here}</Badge>
            ) : (
              <ActionForm
                change="end-session"
                id={id}
                small
                words={`${words.signOut}${describeDevice(device, words)}`}
                pending={`${words.signingOut}${describeDevice(device, words)}`}
                about={
                  <VisuallyHidden>
                    {words.since}
                    <Moment at={signedInAt} now={now} />
                  </VisuallyHidden>
                }
              />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <ActionForm change="end-others" words={words.others} pending={words.pending} />}
    </AccountPart>
  )
}
