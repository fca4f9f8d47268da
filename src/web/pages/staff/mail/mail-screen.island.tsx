import { staffWords } from '#content/staff/staff.ts'
import type { MailPage, MailRow } from '#contract/mail/mail.ts'
import { mailStates } from '#contract/mail/mail-states.ts'
import { FoundRow } from '#web/pages/staff/found-row.tsx'
import { StaffScreen } from '#web/pages/staff/staff-screen.tsx'
import { InputField, SelectField } from '#web/parts/desk/form/form-fields.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FoundList } from '#web/parts/desk/lists/found-list.tsx'
import { ListChoices, ListWays } from '#web/parts/desk/lists/list-links.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { describeMailKind } from './kind-words.ts'
import { type AskedMail, buildMailPageAddress, readAskedMail } from './mail-address.ts'
import { MailStateBadge } from './mail-state.tsx'

const words = staffWords.mail

export default function MailScreen(given: DeskScreenProps<MailPage>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/mail">
      {(page, { query }) => <MailList page={page} asked={readAskedMail(query)} cursor={query.get('cursor')} />}
    </StaffScreen>
  )
}

type MailListProps = { page: MailPage; asked: AskedMail; cursor: string | null }

export function MailList({ page: { rows, next, transport, failed }, asked, cursor }: MailListProps) {
  const { state } = asked
  return (
    <>
      <DeskHead title={words.title} lead={words.transport[transport]} />
      {failed > 0 && state !== 'failed' && (
        <Notice title={words.unsent(failed)} icon="mail">
          <SiteLink to={buildMailPageAddress({ ...asked, state: 'failed' })}>{words.seeUnsent}</SiteLink>
        </Notice>
      )}
      <FindMail asked={asked} />
      <ListChoices
        label={words.which}
        choices={[null, ...mailStates].map((each) => ({
          words:
            each === null ? words.all : `${words.states[each]}${each === 'failed' && failed > 0 ? ` ${failed}` : ''}`,
          to: buildMailPageAddress({ ...asked, state: each }),
          isCurrent: each === state,
        }))}
      />
      <FoundList id="list-order" title={words.newest} rows={rows} keyOf={({ id }) => id} empty={words.empty}>
        {(mail) => <MailLine mail={mail} />}
      </FoundList>
      <ListWays words={words.pages} start={buildMailPageAddress(asked)} cursor={cursor} next={next} />
    </>
  )
}

function FindMail({ asked: { state, kind, to } }: { asked: AskedMail }) {
  const { find } = words
  const kinds = Object.entries(words.kinds).map(([value, said]) => ({ value, words: said }))
  return (
    <search>
      <form action="/staff/mail" className="filter row align-end">
        {state !== null && <input type="hidden" name="state" value={state} />}
        <InputField name="to" label={find.to} type="search" start={to} maxLength={254} autoComplete="off" />
        <SelectField name="kind" label={find.kind} options={kinds} placeholder={find.any} start={kind} />
        <Button type="submit" icon="search">
          {find.submit}
        </Button>
      </form>
    </search>
  )
}

function MailLine({ mail }: { mail: MailRow }) {
  const { id, kind, recipient, subject, state, createdAt, lastError } = mail
  return (
    <FoundRow to={`/staff/mail/${id}`} name={subject} about={describeMailKind(kind, words.kinds)} isBold={false}>
      <div className="small ink-2 break measure">
        <p>{words.to(recipient)}</p>
        {lastError && <p>{lastError}</p>}
      </div>
      <div className="row gap-4 tight small ink-2">
        <MailStateBadge state={state} words={words.states[state]} />
        <Moment at={createdAt} />
      </div>
    </FoundRow>
  )
}
