import type { AffiliateDeskWords } from '#content/desk/affiliate/affiliate-desk.ts'
import type { AffiliateDeskAnswer } from '#contract/affiliates/state-residences.ts'
import { formatMediumDay } from '#domain/language/dates.ts'
import { ResidenceMoment } from '#web/parts/desk/moment/residence-moment.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { type Tile, Tiles } from './tiles.tsx'

type ApplicationsProps = {
  applications: AffiliateDeskAnswer['applications']
  words: AffiliateDeskWords
}

const [queue, cases] = ['/affiliate/applications', '/affiliate/grievances']

export function StateApplications({ applications, words: { applications: words } }: ApplicationsProps) {
  const { all, stages } = applications
  const shown = words.stages.filter(({ stage }) => stage !== 'appeal' || stages.appeal > 0)
  return (
    <section className="stack stack-fill gap-3" aria-labelledby="applications">
      <div className="row between gap-3 align-baseline">
        <h2 id="applications">{words.title}</h2>
        {all > 0 && (
          <SiteLink className="tap bold" to={queue}>
            {words.all(all)}
          </SiteLink>
        )}
      </div>
      {all === 0 ? (
        <p className="ink-2 measure">{words.none}</p>
      ) : (
        <Tiles
          label={words.steps}
          tiles={shown.map(({ stage, words: said }) => ({
            number: stages[stage],
            words: said,
            to: `${queue}?stage=${stage}`,
          }))}
        />
      )}
    </section>
  )
}

type GrievancesProps = { grievances: AffiliateDeskAnswer['grievances']; words: AffiliateDeskWords }

export function StateGrievances({ grievances: { open, due }, words: desk }: GrievancesProps) {
  const { grievances: words, due: dues } = desk
  return (
    <section className="stack stack-fill gap-3" aria-labelledby="grievances">
      <h2 id="grievances">{words.title}</h2>
      {open === 0 ? (
        <p className="ink-2">{words.none}</p>
      ) : (
        <Tiles
          label={words.title}
          tiles={[...buildDueTiles(due, dues, cases), { number: open, words: words.open, to: cases }]}
        />
      )}
    </section>
  )
}

type Due = AffiliateDeskAnswer['applications']['due']

type TodayProps = { desk: AffiliateDeskAnswer; words: AffiliateDeskWords }

export function Today({ desk, words: { today: words, due: dues } }: TodayProps) {
  const { today, ending, checkIns, applications, affiliate } = desk
  if (applications.all + ending.length + checkIns.length + today.length === 0) return null
  return (
    <div className="grid gap-5">
      <div className="two gap-6 align-start">
        <section className="stack stack-fill gap-3" aria-labelledby="today">
          <h2 id="today">{words.title}</h2>
          {today.length === 0 && <p className="ink-2">{words.none}</p>}
          <ul className="ruled">
            {today.map(({ what, id, name, at }) => (
              <li key={id} className="row between tight">
                <SiteLink className="tap" to={buildTodayAddress(what, id)}>
                  {words.what[what]}: {name}
                </SiteLink>
                <span className="small ink-2">
                  {(what === 'late' || what === 'grievance') && `${words.since} `}
                  <ResidenceMoment at={at} state={affiliate.state} />
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section className="stack stack-fill gap-3" aria-labelledby="ending">
          <div className="row between gap-3 align-baseline">
            <h2 id="ending">{words.ending}</h2>
            <SiteLink className="tap bold" to="/affiliate/homes?show=ending">
              {words.all}
            </SiteLink>
          </div>
          {ending.length === 0 && <p className="ink-2">{words.noneEnding}</p>}
          <ul className="ruled">
            {ending.map(({ id, name, number, endsOn }) => (
              <li key={id} className="row between tight">
                <SiteLink className="tap" to={`/affiliate/homes/${id}`}>
                  {name}
                </SiteLink>
                <span className="small ink-2 tabular">
                  {number}, {formatMediumDay(endsOn)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {checkIns.length > 0 && <CheckIns checkIns={checkIns} words={words} />}
      {applications.all > 0 && (
        <section className="stack stack-fill gap-3" aria-labelledby="due">
          <h2 id="due">{words.clock}</h2>
          <Tiles label={words.clock} tiles={buildDueTiles(applications.due, dues, queue)} />
        </section>
      )}
    </div>
  )
}

type CheckInsProps = Pick<AffiliateDeskAnswer, 'checkIns'> & { words: AffiliateDeskWords['today'] }

function CheckIns({ checkIns, words }: CheckInsProps) {
  return (
    <section className="stack stack-fill gap-3" aria-labelledby="check-ins">
      <h2 id="check-ins">{words.checkIns}</h2>
      <ul className="ruled">
        {checkIns.map(({ id, name, number, dueOn, isLate }) => (
          <li key={id} className="row between tight">
            <SiteLink className="tap" to={`/affiliate/homes/${id}`}>
              {isLate && `${words.late}: `}
              {name}
            </SiteLink>
            <span className="small ink-2 tabular">
              {number}, {words.dueBy} {formatMediumDay(dueOn)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function buildTodayAddress(what: AffiliateDeskAnswer['today'][number]['what'], id: string): string {
  if (what === 'grievance') return `${cases}/${id}`
  return `${queue}/${id}${what === 'visit' ? '/visit' : ''}`
}

function buildDueTiles(due: Due, words: AffiliateDeskWords['due'], list: string): Tile[] {
  return words.map(({ state, words: said }) => ({
    number: due[state],
    words: said,
    to: `${list}?due=${state}`,
    state: state === 'later' || due[state] === 0 ? undefined : state,
  }))
}
