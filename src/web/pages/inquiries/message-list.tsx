import type { MessagesWords } from '#content/inquiries/messages.ts'
import type { inboxParts, ReceivedInquiries } from '#contract/inquiries/inquiry.ts'
import { describeStretch } from '#domain/inquiries/answer-time.ts'
import { ResidenceSelect, residencesInList } from '#web/parts/desk/inbox/residence-select.tsx'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { MessageCard } from './message-card.tsx'

type Part = (typeof inboxParts)[number]

type MessageListProps = {
  page: ReceivedInquiries
  at: Date
  me: string | null
  words: MessagesWords
}

export function MessageList({ page, at, me, words }: MessageListProps) {
  const now = useNow(at)
  const { items, residences, next } = page
  const current = new URLSearchParams(useDeskPageState().query)
  const isNarrowed = current.has('house') || current.has('status')
  const { title, text } = words.empty[isNarrowed ? 'part' : 'all']
  return (
    <>
      {me !== null && <Filters asked={current} residences={residences} words={words.filters} />}
      {items.length === 0 ? (
        <EmptyState title={title}>
          <p>{text}</p>
        </EmptyState>
      ) : (
        <div className="grid beside-4 gap-6 align-start">
          <ul className="ruled line-above line-below w-52">
            {items.map((message) => (
              <li key={message.id} id={`m-${message.id}`} tabIndex={-1}>
                <MessageCard
                  message={message}
                  now={now}
                  textsGoOut={page.textsGoOut}
                  words={words}
                  me={me}
                  residence={residences.find(({ id }) => id === message.residenceId)}
                />
              </li>
            ))}
          </ul>
          <aside className="stack gap-3 small">
            {me !== null && <p>{words.quiet}</p>}
            <p className="quiet">{words.kept}</p>
          </aside>
        </div>
      )}
      {me !== null && <Totals page={page} words={words.totals} />}
      <Pages asked={current} next={next} words={words} />
    </>
  )
}

function Totals({ page, words }: { page: ReceivedInquiries; words: MessagesWords['totals'] }) {
  const { residences, firstAnswers } = page
  const { answered, medianMinutes } = firstAnswers
  return (
    <div className="grid beside-4 gap-6">
      <dl className="totals message-totals w-full">
        <div>
          <dt>{words.waiting}</dt>
          <dd>{residences.reduce((sum, { unanswered }) => sum + unanswered, 0)}</dd>
        </div>
        <div>
          <dt>{words.half}</dt>
          <dd>{medianMinutes === null ? words.none : describeStretch(medianMinutes)}</dd>
        </div>
        <div>
          <dt>{words.answered}</dt>
          <dd>{answered}</dd>
        </div>
      </dl>
    </div>
  )
}

const page = '/workspace/messages'
const parts: readonly Part[] = ['waiting', 'mine', 'answered', 'closed', 'all']
const usual: Part = 'waiting'

type FiltersProps = {
  asked: URLSearchParams
  residences: ReceivedInquiries['residences']
  words: MessagesWords['filters']
}

function Filters({ asked, residences, words }: FiltersProps) {
  const [status, residence] = [asked.get('status') || usual, asked.get('house') ?? '']
  return (
    <>
      <nav className="row gap-2 desk-choices no-print" aria-label={words.status}>
        {parts.map((part) => (
          <SiteLink
            key={part}
            className="chip chip-choice"
            to={buildAddress({ status: part === usual ? '' : part, house: residence })}
            aria-current={status === part ? 'page' : undefined}
          >
            {words.parts[part]}
          </SiteLink>
        ))}
      </nav>
      {residences.length >= residencesInList && (
        <ResidenceSelect
          page={page}
          residences={residences.map(({ id, name, unanswered }) => ({
            value: id,
            words: unanswered > 0 ? `${name} (${unanswered})` : name,
          }))}
          here={residence}
          also={{ status: status === usual ? '' : status }}
          words={words.choose}
        />
      )}
      {residences.length > 1 && residences.length < residencesInList && (
        <nav className="row gap-2 desk-choices no-print" aria-label={words.residence}>
          {[{ id: '', name: words.everyResidence, unanswered: 0 }, ...residences].map(({ id, name, unanswered }) => (
            <SiteLink
              key={id}
              className="chip chip-choice"
              to={buildAddress({ status: status === usual ? '' : status, house: id })}
              aria-current={residence === id ? 'page' : undefined}
            >
              {name}
              {unanswered > 0 && <span className="count">{unanswered}</span>}
            </SiteLink>
          ))}
        </nav>
      )}
    </>
  )
}

function Pages({ asked, next, words }: { asked: URLSearchParams; next: string | null; words: MessagesWords }) {
  const [status, residence] = [asked.get('status') ?? '', asked.get('house') ?? '']
  if (next === null && !asked.has('cursor')) return null
  return (
    <nav className="row" aria-label={words.pages}>
      {asked.has('cursor') && <SiteLink to={buildAddress({ status, house: residence })}>{words.start}</SiteLink>}
      {next !== null && <SiteLink to={buildAddress({ status, house: residence, cursor: next })}>{words.next}</SiteLink>}
    </nav>
  )
}

function buildAddress(values: Record<string, string>): string {
  const entries = Object.entries(values).filter(([, value]) => value !== '')
  return `${page}${entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`}`
}
