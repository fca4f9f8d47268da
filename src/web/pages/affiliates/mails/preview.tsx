import type { MailingWords } from '#content/affiliates/mailings.ts'
import type { MailingsDesk } from '#contract/affiliates/mailings.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { UnmailedResidences } from './unmailed-residences.tsx'

type PreviewProps = {
  draft: NonNullable<MailingsDesk['draft']>
  desk: MailingsDesk
  isChanged: boolean
  words: MailingWords
}

export function Preview({ draft, desk: { preview, replyTo, remaining }, isChanged, words }: PreviewProps) {
  if (preview === null) return null
  const { offices, left, subject, text } = preview
  const about = offices.flatMap(({ homes }) => homes).length
  return (
    <section className="stack stack-fill gap-4" id="preview" tabIndex={-1} aria-labelledby="preview-title">
      <h2 id="preview-title">{words.preview.title}</h2>
      {offices.length === 0 ? (
        <Notice title={words.preview.nobody(left.length)} icon="alert" />
      ) : (
        <p>{words.preview.who(offices.length, about)}</p>
      )}
      {offices.length > 0 && (
        <Disclosure summary={words.preview.gets(offices.length)}>
          <ul className="ruled">
            {offices.map(({ operator, homes }) => (
              <li key={`${operator} ${homes[0]}`} className="break">
                <b>{operator}</b>: {homes.join(', ')}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <UnmailedResidences left={left} words={words} />
      <h3>{words.preview.example}</h3>
      <Card className="grid gap-2 pad-4 w-full">
        <p className="break">
          <b>{subject}</b>
        </p>
        <p className="as-typed">{text}</p>
      </Card>
      <p className="small ink-2 break">
        {replyTo === null ? (
          <>
            {words.preview.noReplyTo} <SiteLink to="/affiliate/page">{words.preview.page}</SiteLink>
          </>
        ) : (
          words.preview.replyTo(replyTo)
        )}
      </p>
      {offices.length > 0 && <p className="small ink-2">{words.remaining(remaining)}</p>}
      {isChanged && <Notice title={words.preview.changed} icon="alert" />}
      <div className="row gap-4">
        {offices.length > 0 && remaining > 0 && !isChanged && (
          <ActButton
            act="send"
            hidden={{ id: draft.id, revision: String(draft.revision), offices: String(offices.length) }}
            said={words.sent}
            didNotWork={words.notSent}
            focusAfter="sent"
            variant="primary"
            icon="mail"
            label={words.send(offices.length)}
          />
        )}
        <ActButton
          act="discard"
          hidden={{ id: draft.id }}
          said={words.discarded}
          didNotWork={words.notDiscarded}
          focusAfter="page-title"
          label={words.discard}
        />
      </div>
    </section>
  )
}
