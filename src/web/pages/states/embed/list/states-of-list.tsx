import type { ListField, ListWords } from '#content/search/lists/list.en.ts'
import type { ResidencesFilter } from '#domain/search/residences-filter.ts'
import type { ResidencesAnswer } from '#web/pages/states/embed/residences.query.ts'
import type { Failure } from '#web/plumbing/api/failure.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { listAddress, type StateList } from './list-address.ts'

type ListLink = { words: string; to: string }

type EmptyListProps = { words: ListWords['empty']; state: string; directory: string }

function EmptyList({ words, state, directory }: EmptyListProps) {
  return (
    <EmptyState title={words.title(state)}>
      <p>{words.lines}</p>
      <p className="row">
        <ButtonLink to="tel:18006624357" variant="primary" icon="phone">
          {words.helpline}
        </ButtonLink>
        <SiteLink to={directory} newTab className="btn btn-text">
          {words.affiliate(state)}
        </SiteLink>
      </p>
    </EmptyState>
  )
}

function NoMatch({ words, state, all }: { words: ListWords['noMatch']; state: string; all: ListLink }) {
  return (
    <EmptyState mark="window" title={words.title}>
      <p>{words.lines(state)}</p>
      <p>
        {/* A plain link: the form must forget its choices too. */}
        <a className="btn btn-primary" href={all.to}>
          {all.words}
        </a>
      </p>
    </EmptyState>
  )
}

type FailedListProps = { title: string; failure: Failure; words: ListWords['problems']; again: ListLink }

type OtherwiseProps = {
  answer: ResidencesAnswer
  list: StateList & { state: string; filter: ResidencesFilter }
  words: ListWords
  isAll: boolean
}

export function AnsweredOtherwise({ answer, list, words, isAll }: OtherwiseProps) {
  const all = listAddress(list)
  if (answer.kind === 'failed') {
    const isRefused = answer.failure.status === 422 || answer.failure.status === 400
    const { title, again } = isRefused ? words.refused : words.failed
    const way = { words: again, to: isRefused ? all : listAddress(list, list.filter) }
    return <FailedList title={title} failure={answer.failure} words={words.problems} again={way} />
  }
  if (isAll || answer.residences.towns.length === 0) {
    return <EmptyList words={words.empty} state={list.state} directory={`/directory/${list.slug}`} />
  }
  return <NoMatch words={words.noMatch} state={list.state} all={{ words: words.filter.clear, to: all }} />
}

export function FailedList({ title, failure, words, again }: FailedListProps) {
  return (
    <Notice tone={failure.status === 422 ? 'notice' : 'danger'} title={title} className="embed-note" announced>
      {listReasons(failure, words).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>
        <a href={again.to}>{again.words}</a>
      </p>
    </Notice>
  )
}

/** The server names the fields; the sentences are ours, in the page's language. */
function listReasons({ status, fields }: Failure, words: ListWords['problems']): string[] {
  const named = Object.keys(fields).map((name) => (isField(name, words) ? words.fields[name] : words.fields.other))
  if (named.length > 0) return [...new Set(named)]
  if (status === null) return [words.unreachable]
  return [status === 400 ? words.unreadable : words.broken]
}

function isField(name: string, words: ListWords['problems']): name is ListField {
  return Object.hasOwn(words.fields, name)
}
