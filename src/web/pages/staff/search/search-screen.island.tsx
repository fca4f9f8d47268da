import { peopleWords } from '#content/staff/people.ts'
import { staffSearchWords } from '#content/staff/search.ts'
import { staffWords } from '#content/staff/staff.ts'
import type { StaffSearchAnswer } from '#contract/residence/moderation/staff-search.ts'
import { FoundRow } from '#web/pages/staff/found-row.tsx'
import { StaffScreen } from '#web/pages/staff/staff-screen.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { FindForm } from '#web/parts/desk/lists/find-form.tsx'
import { FoundList } from '#web/parts/desk/lists/found-list.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { type Group, listLines } from './found-lines.tsx'

const { title, lead, find, empty, groups: titles, first, all } = staffSearchWords
const words = { people: peopleWords, search: staffSearchWords, mail: staffWords.mail }

export default function SearchScreen(given: DeskScreenProps<StaffSearchAnswer>) {
  return (
    <StaffScreen of={given} title={title} here="/staff/search">
      {(found, { query }) => <Found found={found} q={(query.get('q') ?? '').trim()} />}
    </StaffScreen>
  )
}

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

function Found({ found, q }: { found: StaffSearchAnswer; q: string }) {
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
        <FoundGroup key={group} group={group} lines={lines[group]} total={found[group].total} q={q} />
      ))}
    </>
  )
}

type FoundGroupProps = {
  group: Group
  lines: ReturnType<typeof listLines>[Group]
  total: number | null
  q: string
}

function FoundGroup({ group, lines, total, q }: FoundGroupProps) {
  const hasMore = total === null || total > lines.length
  const address = buildAllAddress(group, q)
  const way =
    address === null ? (
      <p className="small ink-2 mt-2">{first(lines.length)}</p>
    ) : (
      <SiteLink className="tap bold" to={address}>
        {group in all && all[group as keyof typeof all](total)}
      </SiteLink>
    )
  return (
    <FoundList
      id={group}
      title={titles[group]}
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

function buildAllAddress(group: Group, q: string): string | null {
  if (group === 'homes') return `/staff/listings?${new URLSearchParams({ q })}`
  if (group === 'mails') return `/staff/mail?${new URLSearchParams({ to: q })}`
  if (group === 'certificates' || group === 'claims' || group === 'messages') return null
  return `/staff/people?${new URLSearchParams({ q })}`
}
