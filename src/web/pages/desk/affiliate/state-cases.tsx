import type { AffiliateDeskWords } from '#content/desk/affiliate-desk.ts'
import type { AffiliateDeskAnswer } from '#contract/affiliates/state-residences.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { type Tile, Tiles } from './tiles.tsx'

type ApplicationsProps = {
  applications: AffiliateDeskAnswer['applications']
  words: AffiliateDeskWords
}

const [queue, cases] = ['/affiliate/applications', '/affiliate/grievances']

export function StateApplications({ applications, words: { applications: words, due: dues } }: ApplicationsProps) {
  const { all, stages, due } = applications
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
        <>
          <Tiles label={words.clock} tiles={dueTiles(due, dues, queue)} />
          <Tiles
            label={words.steps}
            tiles={shown.map(({ stage, words: said }) => ({
              number: stages[stage],
              words: said,
              to: `${queue}?stage=${stage}`,
            }))}
          />
        </>
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
          tiles={[...dueTiles(due, dues, cases), { number: open, words: words.open, to: cases }]}
        />
      )}
    </section>
  )
}

type Due = AffiliateDeskAnswer['applications']['due']

/** What is late or soon is marked where there is some. */
function dueTiles(due: Due, words: AffiliateDeskWords['due'], list: string): Tile[] {
  return words.map(({ state, words: said }) => ({
    number: due[state],
    words: said,
    to: `${list}?due=${state}`,
    state: state === 'later' || due[state] === 0 ? undefined : state,
  }))
}
