import { gettingStarted } from '#content/site/getting-started.ts'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { buildHeadTags } from '#web/plumbing/head/page-head.ts'
import { definePage } from '#web/plumbing/page.ts'
import { DealSection } from './deal-section.tsx'
import { StartHead } from './start-head.tsx'
import { StepPart } from './step-part.tsx'
import { StepsWay } from './steps-way.tsx'
import { SupportSection } from './support-section.tsx'
import { WeeksStrip } from './weeks-strip.tsx'
import '#web/parts/sections/sections.css'
import './getting-started.css'

const { title, lead, claims, stepsLabel, labels, steps, timeline, deal, support, closing } = gettingStarted

const stepNames = steps.map(({ short }) => short)

export default definePage({
  head: ({ visit }) => buildHeadTags({ ...gettingStarted.head, path: '/getting-started' }, visit.site),
  show: ({ visit }) => (
    <>
      <StartHead title={title} lead={lead} claims={claims} />
      <section className="wrap section-end cols tight" id="getting-started" aria-label={stepsLabel}>
        <StepsWay label={stepsLabel} steps={steps} />
        <div className="c-8">
          {steps.map((step, place) => (
            <StepPart key={step.id} step={step} number={place + 1} labels={labels} />
          ))}
        </div>
      </section>
      <WeeksStrip text={timeline} stepNames={stepNames} />
      <DealSection text={deal} />
      <SupportSection text={support} phone={visit.site.supportPhone} />
      <ClosingBand title={closing.title} words={closing.words} ways={[closing.start, closing.faq]} />
    </>
  ),
})
