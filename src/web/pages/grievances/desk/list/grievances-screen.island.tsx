import { handlingWords } from '#content/grievances/desk/handling.ts'
import { states } from '#content/states/slugs.ts'
import type { GrievanceLine, GrievanceList } from '#contract/grievances/handling.ts'
import { dueStates, gradeDue } from '#domain/decisions/due.ts'
import { TurnMark } from '#web/pages/grievances/desk/turn-mark.tsx'
import { DoneNotice } from '#web/parts/desk/form/done-notice.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { ListChoices } from '#web/parts/desk/lists/list-links.tsx'
import { RowsTable } from '#web/parts/desk/lists/rows-table.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/text/empty-state.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { ClockSetting } from './clock-setting.tsx'

const words = handlingWords
const here = '/affiliate/grievances'
const stateNames: ReadonlyMap<string, string> = new Map(states.map(({ code, name }) => [code, name]))

export default function GrievancesScreen(given: DeskScreenProps<GrievanceList>) {
  return (
    <FramedScreen of={given} title={words.title} here={here} isFresh>
      {({ open, closed, setting, states: counted }, { at, query }) => {
        const isClosed = query.get('show') === 'closed'
        const due = dueStates.find((state) => state === query.get('due')) ?? null
        return (
          <>
            <DeskHead title={words.title} lead={words.lead} />
            <DoneNotice words={{ 'step-back': words.steppedBack }} />
            <ListChoices
              label={words.choose}
              choices={[
                { words: `${words.open} ${open.length}`, to: here, isCurrent: !isClosed && due === null },
                ...dueStates.map((state) => ({
                  words: `${words.due[state]} ${open.filter((one) => gradeLine(one, at) === state).length}`,
                  to: `${here}?due=${state}`,
                  isCurrent: !isClosed && due === state,
                })),
                { words: `${words.closed} ${closed.length}`, to: `${here}?show=closed`, isCurrent: isClosed },
              ]}
            />
            <Rows
              rows={isClosed ? closed : open.filter((one) => due === null || gradeLine(one, at) === due)}
              at={at}
              isAffiliate={setting !== null}
            />
            {counted.length > 0 && <States counts={counted} />}
            {setting && <ClockSetting setting={setting} words={words.setting} />}
          </>
        )
      }}
    </FramedScreen>
  )
}

const gradeLine = ({ turn }: GrievanceLine, now: Date) =>
  gradeDue(turn?.whose === 'handler' ? new Date(turn.due) : null, now)

function Rows({ rows, at, isAffiliate }: { rows: readonly GrievanceLine[]; at: Date; isAffiliate: boolean }) {
  const now = useNow(at)
  if (rows.length === 0) {
    return (
      <EmptyState mark="window" title={words.empty.title}>
        <p className="ink-2">{isAffiliate ? words.empty.words : words.empty.alliance}</p>
      </EmptyState>
    )
  }
  return (
    <ul className="ruled line-above line-below" aria-label={words.table}>
      {rows.map((grievance) => (
        <li key={grievance.id} id={grievance.id}>
          <GrievanceRow grievance={grievance} now={now} />
        </li>
      ))}
    </ul>
  )
}

function GrievanceRow({ grievance, now }: { grievance: GrievanceLine; now: Date }) {
  const { id, number, home: residence, state, kind, stage, outcome, receivedAt, turn } = grievance
  const flags = [grievance.isRetaliation && words.retaliation, grievance.isEscalated && words.escalated].filter(Boolean)
  return (
    <article className="entry">
      <div className="grid gap-1 break">
        <h2 className="t-name">{residence === '' ? `${state}, ${words.nowhere}` : residence}</h2>
        <p className="small ink-2">
          {number}. {words.kinds[kind]}. {flags.length > 0 && <b className="ink">{flags.join('. ')}</b>}
        </p>
      </div>
      <p className="row gap-2">
        <b>{outcome === null ? words.stages[stage] : words.outcomes[outcome]}</b>
        <span className="small ink-2">
          <Moment at={receivedAt} />
        </span>
      </p>
      <div className="row between gap-2">
        <TurnMark turn={turn} now={now} words={words.clock} />
        <ButtonLink className="to-end" to={`/affiliate/grievances/${id}`} small>
          {words.read}
          <VisuallyHidden>: {number}</VisuallyHidden>
        </ButtonLink>
      </div>
    </article>
  )
}

function States({ counts }: { counts: GrievanceList['states'] }) {
  const { title, lead, state, open, late, closed } = words.states
  return (
    <section className="stack stack-fill gap-3 w-40 mt-5" aria-labelledby="states">
      <h2 id="states">{title}</h2>
      <p className="small ink-2">{lead}</p>
      <RowsTable
        caption={title}
        className="table-lines"
        rows={counts}
        keyOf={(row) => row.state}
        name={{ head: state, show: (row) => stateNames.get(row.state) ?? row.state }}
        columns={[
          { head: open, isNumber: true, show: (row) => row.open },
          { head: late, isNumber: true, show: (row) => row.late },
          { head: closed, isNumber: true, show: (row) => row.closed },
        ]}
      />
    </section>
  )
}
