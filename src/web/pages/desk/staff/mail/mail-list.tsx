import type { StaffWords } from '#content/desk/staff.ts'
import type { MailPage, MailRow } from '#contract/staff/mail.ts'
import { type MailState, mailStates } from '#contract/staff/mail-states.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { ListChoices, ListWays } from '#web/parts/desk/lists/list-links.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { kindWords } from './kind-words.ts'
import { MailStateBadge } from './mail-state.tsx'

const buildAddress = (state: MailState | null) => (state === null ? '/staff/mail' : `/staff/mail?state=${state}`)

type MailListProps = { page: MailPage; state: MailState | null; cursor: string | null; words: StaffWords['mail'] }

export function MailList({ page: { rows, next, transport, failed }, state, cursor, words }: MailListProps) {
  return (
    <>
      <DeskHead title={words.title} lead={words.transport[transport]} />
      {failed > 0 && state !== 'failed' && (
        <Notice title={failed === 1 ? '1 email could not be sent.' : `${failed} emails could not be sent.`} icon="mail">
          <SiteLink to={buildAddress('failed')}>See why, and try again</SiteLink>
        </Notice>
      )}
      <ListChoices
        label="Which emails"
        choices={[null, ...mailStates].map((each) => ({
          words: each === null ? words.all : words.states[each],
          to: buildAddress(each),
          isCurrent: each === state,
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState mark="window" title={words.empty.title}>
          <p className="ink-2">{words.empty.words}</p>
        </EmptyState>
      ) : (
        <section aria-labelledby="list-order">
          <h2 id="list-order" className="t-label ink-3 mb-2">
            Newest first
          </h2>
          <ul className="ruled line-above line-below">
            {rows.map((mail) => (
              <li key={mail.id}>
                <MailLine mail={mail} words={words} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ListWays start={buildAddress(state)} cursor={cursor} next={next} />
    </>
  )
}

function MailLine({ mail, words }: { mail: MailRow; words: StaffWords['mail'] }) {
  const { id, kind, recipient, subject, state, createdAt, lastError } = mail
  return (
    <article className="mail-row entry">
      <div>
        <h3 className="small break">
          <SiteLink className="ink" to={`/staff/mail/${id}`}>
            {subject}
          </SiteLink>
        </h3>
        <p className="small ink-2">{kindWords(kind, words.kinds)}</p>
      </div>
      <div className="small ink-2 break measure">
        <p>To {recipient}</p>
        {lastError && <p>{lastError}</p>}
      </div>
      <div className="row gap-4 tight small ink-2">
        <MailStateBadge state={state} words={words.states[state]} />
        <Moment at={createdAt} />
      </div>
    </article>
  )
}
