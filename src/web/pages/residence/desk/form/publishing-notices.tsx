import { hideReasonWords } from '#domain/residence/listing/hiding.ts'
import type { FormWords, Residence } from '#web/pages/residence/desk/residence-words.ts'
import { TextareaField } from '#web/parts/desk/form/form-fields.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { buildControlId } from './field-name.ts'

export function CheckNotice({ residence: { status, check }, words }: { residence: Residence; words: FormWords }) {
  if (check === null) return null
  const { check: said } = words.edit
  const isWaiting = status === 'waiting'
  const { about, who, waiting, refused } = check
  return (
    <>
      {refused !== null && !isWaiting && (
        <Notice tone="danger" title={said.refused(refused.by)}>
          <p className="as-typed">{refused.reason}</p>
        </Notice>
      )}
      {(isWaiting || about === 'organization') && (
        <Notice title={isWaiting ? said.title.waits : said.title.wouldWait}>
          <div className="stack gap-3">
            <p>{said.by(who, about, isWaiting)}</p>
            {isWaiting && (
              <>
                <p>
                  {said.behind(about === 'house' ? 1 : waiting)} {said.time}
                </p>
                <p>{said.meanwhile}</p>
              </>
            )}
            <p>
              <ButtonLink to="/workspace/claims" small>
                {said.claim}
              </ButtonLink>
            </p>
          </div>
        </Notice>
      )}
    </>
  )
}

export function HiddenNotice({ residence: { hidden }, words }: { residence: Residence; words: FormWords }) {
  if (hidden === null) return null
  const { hidden: said } = words.edit
  return (
    <Notice tone="danger" title={said.title}>
      <div className="stack gap-3">
        <p>{said.lead}</p>
        <p>
          <b>
            {said.reason}: {hideReasonWords[hidden.reason]}.
          </b>
        </p>
        <p className="as-typed">{hidden.words}</p>
        <p className="small">
          {said.since} <Moment at={hidden.at} />
        </p>
        <p>{said.answer}</p>
        <p>
          <ButtonLink to="/contact" small>
            {said.write}
          </ButtonLink>
        </p>
      </div>
    </Notice>
  )
}

type LikeNoticeProps = { residence: Residence; name: string; error: string | undefined; words: FormWords }

export function LikeNotice({ residence: { status, looksLike }, name, error, words }: LikeNoticeProps) {
  const { like } = words.edit
  if (looksLike.length === 0 && error === undefined) return null
  const isAsked = status === 'waiting'
  return (
    <Notice title={like.title}>
      <div className="stack gap-3">
        {looksLike.map((listing) => (
          <p key={listing.id}>{like.one(listing)}</p>
        ))}
        <p>{like.words}</p>
        <p className="row">
          {looksLike.length === 0 && (
            <ButtonLink to={`/workspace/claims?find=${encodeURIComponent(name)}`}>{like.claim(name)}</ButtonLink>
          )}
          {looksLike.map(({ id, slug, name: listed }) => (
            <ButtonLink key={id} to={`/workspace/claims?home=${encodeURIComponent(slug)}`}>
              {like.claim(listed)}
            </ButtonLink>
          ))}
        </p>
        {!isAsked && (
          <TextareaField
            name="insists"
            label={like.insists}
            help={like.insistsHelp}
            error={error}
            id={buildControlId('insists')}
            form="house-form"
            rows={2}
            maxLength={1000}
          />
        )}
      </div>
    </Notice>
  )
}
