import type { AffiliateDeskWords } from '#content/affiliates/affiliate-desk.ts'
import type { AffiliateDeskAnswer } from '#contract/affiliates/state-residences.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { ResidenceMoment } from '#web/parts/desk/moment/residence-moment.tsx'
import { DatedLine, DeskPart, type Tile, Tiles } from './pieces.tsx'

type CasesProps = { desk: AffiliateDeskAnswer; words: AffiliateDeskWords }

const [queue, cases] = ['/affiliate/applications', '/affiliate/grievances']

export function StateApplications({ desk: { applications }, words: { applications: words } }: CasesProps) {
  const { all, stages } = applications
  const shown = words.stages.filter(({ stage }) => stage !== 'appeal' || stages.appeal > 0)
  if (all === 0) {
    return (
      <DeskPart id="applications" title={words.title}>
        <p className="ink-2 measure">{words.none}</p>
      </DeskPart>
    )
  }
  return (
    <DeskPart id="applications" title={words.title} all={{ words: words.all(all), to: queue }}>
      <Tiles
        label={words.steps}
        tiles={shown.map(({ stage, words: said }) => ({
          number: stages[stage],
          words: said,
          to: `${queue}?stage=${stage}`,
        }))}
      />
    </DeskPart>
  )
}

export function StateGrievances({ desk: { grievances }, words: { grievances: words, due: dues } }: CasesProps) {
  const { open, due } = grievances
  return (
    <DeskPart id="grievances" title={words.title}>
      {open === 0 ? (
        <p className="ink-2">{words.none}</p>
      ) : (
        <Tiles
          label={words.title}
          tiles={[...buildDueTiles(due, dues, cases), { number: open, words: words.open, to: cases }]}
        />
      )}
    </DeskPart>
  )
}

export function Today({ desk, words: { today: words, due: dues } }: CasesProps) {
  const { today, ending, checkIns, applications, affiliate } = desk
  if (applications.all + ending.length + checkIns.length + today.length === 0) return null
  return (
    <div className="grid gap-5">
      <div className="two gap-6 align-start">
        <DeskPart id="today" title={words.title}>
          {today.length === 0 && <p className="ink-2">{words.none}</p>}
          <ul className="ruled">
            {today.map(({ what, id, name, at }) => (
              <DatedLine
                key={id}
                to={buildTodayAddress(what, id)}
                words={`${words.what[what]}: ${name}`}
                className="small ink-2"
                about={
                  <>
                    {(what === 'late' || what === 'grievance') && `${words.since} `}
                    <ResidenceMoment at={at} state={affiliate.state} />
                  </>
                }
              />
            ))}
          </ul>
        </DeskPart>
        <DeskPart id="ending" title={words.ending} all={{ words: words.all, to: '/affiliate/homes?show=ending' }}>
          {ending.length === 0 && <p className="ink-2">{words.noneEnding}</p>}
          <ul className="ruled">
            {ending.map(({ id, name, number, endsOn }) => (
              <DatedLine
                key={id}
                to={`/affiliate/homes/${id}`}
                words={name}
                about={`${number}, ${formatMediumDay(endsOn)}`}
              />
            ))}
          </ul>
        </DeskPart>
      </div>
      {checkIns.length > 0 && (
        <DeskPart id="check-ins" title={words.checkIns}>
          <ul className="ruled">
            {checkIns.map(({ id, name, number, dueOn, isLate }) => (
              <DatedLine
                key={id}
                to={`/affiliate/homes/${id}`}
                words={isLate ? `${words.late}: ${name}` : name}
                about={`${number}, ${words.dueBy} ${formatMediumDay(dueOn)}`}
              />
            ))}
          </ul>
        </DeskPart>
      )}
      {applications.all > 0 && (
        <DeskPart id="due" title={words.clock}>
          <Tiles label={words.clock} tiles={buildDueTiles(applications.due, dues, queue)} />
        </DeskPart>
      )}
    </div>
  )
}

function buildTodayAddress(what: AffiliateDeskAnswer['today'][number]['what'], id: string): string {
  if (what === 'grievance') return `${cases}/${id}`
  return `${queue}/${id}${what === 'visit' ? '/visit' : ''}`
}

type DueApplications = AffiliateDeskAnswer['applications']['due']

function buildDueTiles(due: DueApplications, words: AffiliateDeskWords['due'], list: string): Tile[] {
  return words.map(({ state, words: said }) => ({
    number: due[state],
    words: said,
    to: `${list}?due=${state}`,
    state: state === 'later' || due[state] === 0 ? undefined : state,
  }))
}
