import { milestones, tracker } from '#content/site/roadmap.ts'
import { vision } from '#content/site/vision.ts'
import { readFigureValue } from '#domain/figures/figure.ts'
import { PassedNote } from '#web/parts/figures/passed-note.tsx'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { computeTrailStates } from '#web/parts/figures/trail.ts'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { PageOpening } from '#web/parts/sections/page-opening.tsx'
import { definePage } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Path } from '#web/ui/marks/path.tsx'
import { ColumnHeads } from '#web/ui/text/lists/column-heads.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import { Progress } from '#web/ui/waiting/progress.tsx'
import { Goals } from './goals.tsx'
import { Pillars } from './pillars.tsx'
import '#web/parts/sections/sections.css'
import './vision.css'

const { hero, roadmap, meaning, closing } = vision

const stretches = tracker.map(({ name, done, quarters }) => ({ name, percent: readFigureValue(done) ?? 0, quarters }))

export default definePage({
  head: () => ({ ...vision.head, path: '/vision' }),
  show: () => (
    <>
      <article id="vision">
        <Opening />
        <Goals text={vision.goals} />
        <Roadmap />
        <Pillars text={vision.pillars} />
        <Milestones />
        <Meaning />
      </article>
      <ClosingBand
        title={closing.title}
        words={closing.words}
        ways={[
          { words: closing.start, to: '/getting-started' },
          { words: closing.directory, to: '/directory' },
        ]}
      />
    </>
  ),
})

function Opening() {
  return (
    <PageOpening text={hero}>
      <TitledSection
        titleId="reading"
        title={hero.reading}
        titleClass="side-h"
        className="c-4 c-last beam-above stack gap-2"
      >
        <p className="ink-2 measure">{hero.words}</p>
        <p className="row gap-4 tight no-print">
          {hero.ways.map(({ words, to }) => (
            <SiteLink key={to} to={to} className="tap bold">
              {words}
            </SiteLink>
          ))}
        </p>
      </TitledSection>
    </PageOpening>
  )
}

function Roadmap() {
  const states = computeTrailStates(stretches.map(({ percent }) => percent))
  return (
    <section className="wrap section" aria-labelledby="roadmap">
      <div className="stack mb-7">
        <h2 id="roadmap">{roadmap.title}</h2>
        <p className="measure">{roadmap.words}</p>
      </div>
      <Path
        row
        className="doorways"
        label={roadmap.label}
        waypoints={stretches.map((stretch, place) => ({
          id: stretch.name,
          state: states[place] ?? 'next',
          content: <Door {...stretch} />,
        }))}
      />
      <p className="row mt-6">
        <SourceNote />
        <PassedNote planned={roadmap.title} />
      </p>
    </section>
  )
}

function Meaning() {
  return (
    <TitledSection titleId="meaning" title={meaning.title} titleClass="mb-6" className="wrap section-end">
      <ul className="three grid gap-6">
        {meaning.readers.map(({ who, words, way }) => (
          <li key={who} className="beam-above stack gap-2">
            <h3>{who}</h3>
            <p className="ink-2 measure">{words}</p>
            <ButtonLink variant="text" to={way.to}>
              {way.words}
              <Icon name="arrow" />
            </ButtonLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

function Door({ name, percent, quarters }: (typeof stretches)[number]) {
  const isDouble = quarters.length > 1
  return (
    <div className={joinClassNames('doorway night grid gap-2', isDouble && 'doorway-double')}>
      <svg className="fanlight no-print" viewBox="0 0 100 50" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M34 50A16 16 0 0 1 66 50M63 40.6 90.5 20.6M55 34.8 65.5 2.4M45 34.8 34.5 2.4M37 40.6 9.5 20.6"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="door-meter">
        <Progress label={name} value={percent} />
      </div>
      <ul className="leaves grid gap-2 t-strong">
        {quarters.map((quarter) => (
          <li key={quarter.name} className="stack gap-0">
            {isDouble && <span className="leaf-name t-label">{quarter.name}</span>} {quarter.milestone}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Milestones() {
  const { title, columns, noQuarter, noMilestone } = vision.milestones
  const { quarter, reaches, words } = columns
  return (
    <TitledSection titleId="milestones" title={title} titleClass="mb-6" className="wrap section">
      <Table caption={title} captionHidden className="milestones">
        <ColumnHeads columns={[quarter, reaches, words]} />
        <tbody>
          {milestones.map((milestone) => (
            <tr key={milestone.words}>
              <th scope="row" className={milestone.quarter ? 't-name' : 't-label quiet'}>
                {milestone.quarter ?? noQuarter}
              </th>
              <td data-label={reaches} className={milestone.reaches ? 'bold' : 'small quiet'}>
                {milestone.reaches ?? noMilestone}
              </td>
              <td data-label={words}>{milestone.words}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="mt-4">
        <SourceNote />
      </p>
    </TitledSection>
  )
}
