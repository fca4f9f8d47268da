import type { Failure } from '#web/plumbing/failure.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

type Way = { words: string; to: string }

type EmptyListProps = {
  words: { title: string; lines: string; affiliate: string; helpline: Way }
  state: string
  directory: string
}

/** A state where no home is listed yet: who else can help. */
export function EmptyList({ words, state, directory }: EmptyListProps) {
  return (
    <EmptyState title={words.title.replace('{state}', state)}>
      <p>{words.lines}</p>
      <p className="row">
        <ButtonLink to={words.helpline.to} look="primary" icon="phone">
          {words.helpline.words}
        </ButtonLink>
        <SiteLink to={directory} newTab className="btn btn-text">
          {words.affiliate.replace('{state}', state)}
        </SiteLink>
      </p>
    </EmptyState>
  )
}

/** Homes are listed, and none fits what was asked. */
export function NoMatch({ words, state, all }: { words: { title: string; lines: string }; state: string; all: Way }) {
  return (
    <EmptyState mark="window" title={words.title}>
      <p>{words.lines.replace('{state}', state)}</p>
      <p>
        {/* A plain link: the form must forget its choices too. */}
        <a className="btn btn-primary" href={all.to}>
          {all.words}
        </a>
      </p>
    </EmptyState>
  )
}

/** The list could not be had: why, in plain words, and the way to ask once more. */
export function FailedList({ title, failure, again }: { title: string; failure: Failure; again: Way }) {
  const reasons = Object.values(failure.fields)
  return (
    <Notice tone={failure.status === 422 ? 'notice' : 'danger'} title={title} className="embed-note" announced>
      {(reasons.length > 0 ? reasons : [failure.message]).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>
        <a href={again.to}>{again.words}</a>
      </p>
    </Notice>
  )
}
