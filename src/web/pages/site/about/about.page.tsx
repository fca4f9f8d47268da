import { about } from '#content/site/about.ts'
import { standardDomains, standardYears, supportLevels } from '#content/site/standard.ts'
import { SoFar } from '#web/parts/figures/so-far.tsx'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { PageOpening } from '#web/parts/sections/page-opening.tsx'
import { definePage } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Path } from '#web/ui/marks/path.tsx'
import { CertificatePaper } from './certificate-paper.tsx'
import { Lines, Passage, Passages, ReadSection } from './passage.tsx'
import { Roles } from './roles.tsx'
import { SessionWait } from './session-wait.tsx'
import { Levels, StandardBoard } from './standard-board.tsx'
import '#web/parts/sections/sections.css'
import '#web/ui/text/lists/facts.css'
import './about.css'

const { hero, residence, roles, years, standard, levels, certificate, loss, numbers, closing } = about

const structured = [{ '@type': 'AboutPage', name: about.head.title, description: about.head.description }]

export default definePage({
  head: () => ({ ...about.head, path: '/about', structured }),
  show: About,
})

function About() {
  return (
    <>
      <article id="about">
        <Opening />
        <SoFar text={{ ...about.soFar, words: <a href={`#${numbers.id}`}>{about.soFar.words}</a> }} />
        <ReadSection id={residence.id} title={residence.title}>
          <Passages passages={residence.passages} />
        </ReadSection>
        <ReadSection id={roles.id} title={roles.title}>
          <Passage notes={roles.notes} after={<Roles rows={roles.rows} way={roles.way} />}>
            <Lines lines={roles.lines} />
          </Passage>
        </ReadSection>
        <HowTheStandardWorks />
        <TheCertificate />
        <OurNumbers />
      </article>
      <ClosingBand
        title={closing.title}
        words={closing.words}
        ways={[
          { words: closing.start, to: '/getting-started' },
          { words: closing.contact, to: '/contact' },
        ]}
      >
        <SessionWait words={about.waiting} />
      </ClosingBand>
    </>
  )
}

function Opening() {
  return (
    <PageOpening text={hero}>
      <nav className="c-4 c-last no-print" aria-labelledby="begin">
        <h2 id="begin" className="side-h mb-3">
          {hero.begin}
        </h2>
        <ul className="ruled line-above">
          {hero.ways.map(({ who, words, to }) => (
            <li key={to}>
              <p className="small quiet">{who}</p>
              <a href={to} className="tap bold">
                {words}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PageOpening>
  )
}

function HowTheStandardWorks() {
  return (
    <>
      <ReadSection id={years.id} title={years.title}>
        <Passage margin={<Timeline />}>
          <Lines lines={years.lines} />
        </Passage>
      </ReadSection>
      <ReadSection id={standard.id} title={standard.title} sunk>
        <Passage notes={[{ term: standard.noteTerm, words: standard.note }]}>
          <p>{standard.lead}</p>
          <p>
            <ButtonLink variant="text" newTab to={standard.way.to}>
              {standard.way.words}
            </ButtonLink>
          </p>
        </Passage>
        <StandardBoard words={standard.board} domains={standardDomains} />
      </ReadSection>
      <ReadSection id={levels.id} title={levels.title}>
        <Passage notes={levels.notes} after={<Levels levels={supportLevels} />}>
          <Lines lines={levels.lines} />
        </Passage>
      </ReadSection>
    </>
  )
}

function TheCertificate() {
  return (
    <>
      <ReadSection id={certificate.id} title={certificate.title} sunk>
        <Passage notes={certificate.notes} margin={<CertificatePaper {...certificate.paper} />}>
          <p>{certificate.lead}</p>
          <ol className="numbered grid gap-5 mt-5 mb-5">
            {certificate.steps.map(({ title, words }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{words}</p>
              </li>
            ))}
          </ol>
          <ButtonLink to={certificate.way.to}>{certificate.way.words}</ButtonLink>
        </Passage>
      </ReadSection>
      <ReadSection id={loss.id} title={loss.title}>
        <Passages passages={loss.passages} />
        <p className="t-strong mt-5 mb-4">{loss.danger}</p>
        <p className="row">
          {loss.ways.map(({ words, to }, place) => (
            <ButtonLink key={to} variant={place === 0 ? 'line' : 'text'} to={to}>
              {words}
            </ButtonLink>
          ))}
        </p>
      </ReadSection>
    </>
  )
}

function OurNumbers() {
  return (
    <ReadSection id={numbers.id} title={numbers.title}>
      <Passage>
        <p>{numbers.lead}</p>
        <dl className="defs line-below mt-5 mb-5">
          {numbers.kinds.map(({ mark, words }) => (
            <div key={mark}>
              <dt>
                <SourceNote>{mark}</SourceNote>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p>{numbers.after}</p>
      </Passage>
    </ReadSection>
  )
}

function Timeline() {
  return (
    <Path
      mini
      label={years.timeline}
      waypoints={[...standardYears, years.now].map((year) => ({
        id: year.when,
        state: year === years.now ? 'now' : 'done',
        content: (
          <p className="stack gap-0">
            <b>{year.when}</b> {year.words}
          </p>
        ),
      }))}
    />
  )
}
