import type { StaffSearchAnswer } from '#contract/staff/staff-search.ts'
import { FoundRow } from '#web/pages/desk/staff/found-row.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FindForm } from '#web/parts/desk/lists/find-form.tsx'
import { FoundList } from '#web/parts/desk/lists/found-list.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { type Group, listLines, type SearchWords } from './found-lines.tsx'

type SearchViewProps = { found: StaffSearchAnswer; q: string; words: SearchWords }

const groups = [
  'organizations',
  'people',
  'invitations',
  'signUps',
  'homes',
  'certificates',
  'claims',
  'messages',
  'mails',
] as const satisfies readonly Group[]

export function SearchView({ found, q, words }: SearchViewProps) {
  const { title, lead, find, empty } = words.search
  const lines = listLines(found, words)
  const isEmpty = groups.every((group) => lines[group].length === 0)
  const nothing = empty[q === '' ? 'start' : found.isTooShort ? 'short' : 'none']
  return (
    <>
      <DeskHead title={title} lead={lead} />
      <FindForm action="/staff/search" q={q} words={find} />
      {isEmpty && (
        <EmptyState mark="window" title={nothing.title}>
          <p className="ink-2">{nothing.words}</p>
        </EmptyState>
      )}
      {groups.map((group) => (
        <FoundGroup key={group} group={group} lines={lines[group]} total={found[group].total} q={q} words={words} />
      ))}
    </>
  )
}

type FoundGroupProps = Pick<SearchViewProps, 'q' | 'words'> & {
  group: Group
  lines: ReturnType<typeof listLines>[Group]
  total: number | null
}

function FoundGroup({ group, lines, total, q, words: { search } }: FoundGroupProps) {
  const hasMore = total === null || total > lines.length
  const all = buildAllAddress(group, q)
  const way =
    all === null ? (
      <p className="small ink-2 mt-2">{search.first(lines.length)}</p>
    ) : (
      <SiteLink className="tap bold" to={all}>
        {sayAll(search, group, total)}
      </SiteLink>
    )
  return (
    <FoundList
      id={group}
      title={search.groups[group]}
      rows={lines}
      keyOf={({ key }) => key}
      className="mt-5"
      after={hasMore && way}
    >
      {({ to, name, words, rest, mark }) => (
        <FoundRow to={to} name={name} about={words}>
          <p className="small ink-2 break">{rest}</p>
          <p className="row tight small">{mark}</p>
        </FoundRow>
      )}
    </FoundList>
  )
}

/** The screen that has a list of its own and finds there what is found here. */
function buildAllAddress(group: Group, q: string): string | null {
  if (group === 'homes') return `/staff/listings?${new URLSearchParams({ q })}`
  if (group === 'mails') return `/staff/mail?${new URLSearchParams({ to: q })}`
  if (group === 'certificates' || group === 'claims' || group === 'messages') return null
  return `/staff/people?${new URLSearchParams({ q })}`
}

function sayAll({ all }: SearchWords['search'], group: Group, total: number | null): string {
  return group in all ? all[group as keyof typeof all](total) : ''
}
