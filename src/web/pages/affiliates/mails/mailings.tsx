import type { MailingWords } from '#content/affiliates/mailings.ts'
import type { MailingsDesk } from '#contract/affiliates/mailings.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { UnmailedResidences } from './unmailed-residences.tsx'

type MailingsProps = { desk: MailingsDesk; words: MailingWords }

const buildAddress = (id: string) => `/affiliate/mails?mailing=${id}`

export function Mailings({ desk: { mailings, shown }, words }: MailingsProps) {
  return (
    <section className="stack stack-fill gap-4" id="sent" tabIndex={-1} aria-labelledby="sent-title">
      <h2 id="sent-title">{words.past.title}</h2>
      {mailings.length === 0 && <p className="ink-2">{words.past.none}</p>}
      <ul className="ruled">
        {mailings.map(({ id, subject, sentAt, sentBy, offices, left, isStopped }) => (
          <li key={id} className="stack gap-1 break">
            <SiteLink className="tap bold" to={`${buildAddress(id)}#result`}>
              {subject}
            </SiteLink>
            <span className="small ink-2">
              {words.past.by} {sentBy}, <Moment at={sentAt} />.{' '}
              {isStopped ? words.past.isStopped : words.past.line(offices, left)}.
            </span>
          </li>
        ))}
      </ul>
      {shown && <Result mailing={shown} words={words} />}
    </section>
  )
}

function Result({ mailing, words }: Omit<MailingsProps, 'desk'> & { mailing: NonNullable<MailingsDesk['shown']> }) {
  const { id, subject, text, offices, left, leavesAt } = mailing
  return (
    <section className="stack stack-fill gap-3" id="result" aria-labelledby="result-title">
      <h3 id="result-title" className="break">
        {words.past.result}: {subject}
      </h3>
      {leavesAt !== null && (
        <div className="row gap-4">
          <span>
            {words.past.leaves} <Moment at={leavesAt} />.
          </span>
          <ActButton
            act="stop"
            hidden={{ id }}
            said={words.past.stopped}
            didNotWork={words.past.notStopped}
            focusAfter="sent"
            label={words.past.stop}
          />
        </div>
      )}
      <Disclosure summary={words.text}>
        <p className="as-typed">{text}</p>
      </Disclosure>
      <ul className="ruled">
        {offices.map(({ operator, homes, state }) => (
          <li key={`${operator} ${homes[0]}`} className="row between tight">
            <span className="break">
              <b>{operator}</b>: {homes.join(', ')}
            </span>
            <span className="small">{words.states[state]}</span>
          </li>
        ))}
      </ul>
      <UnmailedResidences left={left} words={words} />
      {offices.some(({ state }) => state === 'waiting') && (
        <p>
          <SiteLink className="tap bold" to={buildAddress(id)}>
            {words.past.again}
          </SiteLink>
        </p>
      )}
    </section>
  )
}
