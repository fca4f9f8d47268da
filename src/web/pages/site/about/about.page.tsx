import { about } from '#content/site/about.ts'
import { standardDomains, standardYears, supportLevels } from '#content/site/standard.ts'
import { SoFar } from '#web/parts/figures/so-far.tsx'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { buildHeadTags } from '#web/plumbing/head/page-head.ts'
import { definePage } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { AboutHero } from './about-hero.tsx'
import { CertificatePaper } from './certificate-paper.tsx'
import { CertificateSteps } from './certificate-steps.tsx'
import { Levels } from './levels.tsx'
import { NumberKinds } from './number-kinds.tsx'
import { Lines, Passage, ReadSection } from './passage.tsx'
import { Roles } from './roles.tsx'
import { SessionWait } from './session-wait.tsx'
import { StandardBoard } from './standard-board.tsx'
import { Timeline } from './timeline.tsx'
import '#web/parts/sections/sections.css'
import './about.css'

const { residence, roles, years, standard, levels, certificate, loss, numbers, closing } = about

const structured = [{ '@type': 'AboutPage', name: about.head.title, description: about.head.description }]

export default definePage({
  head: ({ visit }) => buildHeadTags({ ...about.head, path: '/about', structured }, visit.site),
  show: About,
})

function About() {
  return (
    <>
      <article id="about">
        <AboutHero text={about.hero} />
        <SoFar text={{ ...about.soFar, words: <a href={`#${numbers.id}`}>{about.soFar.words}</a> }} />
        <WhatItIs />
        <HowTheStandardWorks />
        <TheCertificate />
        <OurNumbers />
      </article>
      <ClosingBand title={closing.title} words={closing.words}>
        <ButtonLink variant="primary" to="/getting-started">
          {closing.start}
        </ButtonLink>
        <ButtonLink to="/contact">{closing.contact}</ButtonLink>
        <SessionWait words={about.waiting} />
      </ClosingBand>
    </>
  )
}

function WhatItIs() {
  return (
    <>
      <ReadSection id={residence.id} title={residence.title}>
        {residence.passages.map(({ lines, notes }) => (
          <Passage key={lines[0]} notes={notes}>
            <Lines lines={lines} />
          </Passage>
        ))}
      </ReadSection>
      <ReadSection id={roles.id} title={roles.title}>
        <Passage notes={roles.notes} after={<Roles rows={roles.rows} way={roles.way} />}>
          <Lines lines={roles.lines} />
        </Passage>
      </ReadSection>
    </>
  )
}

function HowTheStandardWorks() {
  return (
    <>
      <ReadSection id={years.id} title={years.title}>
        <Passage margin={<Timeline title={years.timeline} years={standardYears} now={years.now} />}>
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
        <StandardBoard domains={standardDomains} />
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
          <CertificateSteps steps={certificate.steps} />
          <ButtonLink to={certificate.way.to}>{certificate.way.words}</ButtonLink>
        </Passage>
      </ReadSection>
      <ReadSection id={loss.id} title={loss.title}>
        {loss.passages.map(({ lines, notes }) => (
          <Passage key={lines[0]} notes={notes}>
            <Lines lines={lines} />
          </Passage>
        ))}
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
        <NumberKinds kinds={numbers.kinds} />
        <p>{numbers.after}</p>
      </Passage>
    </ReadSection>
  )
}
