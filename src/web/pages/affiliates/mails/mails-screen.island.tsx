import { mailingStarts, mailingWords as words } from '#content/affiliates/mailings.ts'
import type { MailingsDesk } from '#contract/affiliates/mailings.ts'
import { DoneNotice } from '#web/parts/desk/form/done-notice.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { MailDraft } from './mail-draft.tsx'
import { Mailings } from './mailings.tsx'

const here = '/affiliate/mails'
const doneWords = {
  save: words.saved,
  send: words.sent,
  discard: words.discarded,
  stop: words.past.stopped,
}

export default function MailsScreen(given: DeskScreenProps<MailingsDesk>) {
  return (
    <FramedScreen of={given} title={words.title} here={here}>
      {(desk, { query }) => (
        <>
          <DeskHead title={words.title} lead={words.lead(desk.affiliate)} />
          <div className="stack stack-fill gap-6 w-52 pad-y-4">
            <DoneNotice words={doneWords} />
            {desk.draft === null && desk.choices[0]?.count === 0 ? (
              <EmptyState title={words.nobody.title}>
                <p className="ink-2">{words.nobody.words}</p>
                <ButtonLink to="/workspace/import">{words.nobody.act}</ButtonLink>
              </EmptyState>
            ) : (
              <>
                {desk.draft === null && <Starts />}
                <MailDraft
                  key={`${desk.mailings[0]?.id} ${desk.draft?.id}`}
                  desk={desk}
                  start={mailingStarts[query.get('start') ?? ''] ?? null}
                  words={words}
                />
              </>
            )}
            <Mailings desk={desk} words={words} />
          </div>
        </>
      )}
    </FramedScreen>
  )
}

function Starts() {
  return (
    <nav className="row gap-4" aria-label={words.starts}>
      <span className="label">{words.starts}</span>
      {Object.entries(mailingStarts).map(([id, { name }]) => (
        <SiteLink key={id} className="tap bold" to={`${here}?start=${id}`}>
          {name}
        </SiteLink>
      ))}
    </nav>
  )
}
