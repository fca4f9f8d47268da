import { milestones, tracker } from '#content/site/roadmap.ts'
import { vision } from '#content/site/vision.ts'
import { readFigureValue } from '#domain/figures/figure.ts'
import { PassedNote } from '#web/parts/figures/passed-note.tsx'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { computeTrailStates } from '#web/parts/figures/trail.ts'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { PageOpening } from '#web/parts/sections/page-opening.tsx'
import { buildHeadTags } from '#web/plumbing/head/page-head.ts'
import { definePage } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Path } from '#web/ui/marks/path.tsx'
import { Door } from './door.tsx'
import { Goals } from './goals.tsx'
import { Milestones } from './milestones.tsx'
import { Pillars } from './pillars.tsx'
import '#web/parts/sections/sections.css'
import './vision.css'

const { hero, roadmap, meaning, closing } = vision

const stretches = tracker.map(({ name, done, quarters }) => ({ name, percent: readFigureValue(done) ?? 0, quarters }))

export default definePage({
  head: ({ visit }) => buildHeadTags({ ...vision.head, path: '/vision' }, visit.site),
  show: () => (
    <>
      <article id="vision">
        <Opening />
        <Goals text={vision.goals} />
        <Roadmap />
        <Pillars text={vision.pillars} />
        <Milestones text={vision.milestones} milestones={milestones} />
        <Meaning />
      </article>
      <ClosingBand title={closing.title} words={closing.words}>
        <ButtonLink variant="primary" to="/getting-started">
          {closing.start}
        </ButtonLink>
        <ButtonLink to="/directory">{closing.directory}</ButtonLink>
      </ClosingBand>
    </>
  ),
})

function Opening() {
  return (
    <PageOpening text={hero}>
      <section className="c-4 c-last beam-above stack gap-2" aria-labelledby="reading">
        <h2 id="reading" className="side-h">
          {hero.reading}
        </h2>
        <p className="ink-2 measure">{hero.words}</p>
        <p className="row gap-4 tight no-print">
          {hero.ways.map(({ words, to }) => (
            <SiteLink key={to} to={to} className="tap bold">
              {words}
            </SiteLink>
          ))}
        </p>
      </section>
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
    <section className="wrap section-end" aria-labelledby="meaning">
      <h2 id="meaning" className="mb-6">
        {meaning.title}
      </h2>
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
    </section>
  )
}
