import { applyingWords, feeWords } from '#content/certification/applying.ts'
import { certificationGuide, certificationWords } from '#content/site/certification.ts'
import { supportLevels } from '#content/site/standard.ts'
import { states } from '#content/states/slugs.ts'
import type { OwnApplications as Own } from '#contract/certification/application-lists.ts'
import { describeNarrLevel } from '#domain/residence/residence.ts'
import { SelectField } from '#web/parts/desk/form/form-fields.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import '#web/ui/text/lists/facts.css'
import { ApplyHere } from './applications/apply-here.tsx'
import { OwnApplications } from './applications/own-applications.tsx'
import type { Plan } from './state-plan.ts'
import { ResidenceLines, StateSection } from './state-section.tsx'
import './certification.css'

const words = certificationWords
const here = '/workspace/certification'

type CertificationRead = { plan: Plan; own: Own }

export default function CertificationScreen(given: DeskScreenProps<CertificationRead>) {
  return (
    <FramedScreen of={given} title={words.title} here={here}>
      {({ plan, own }, { at, query }) => (
        <div className="grid gap-6">
          <DeskHead title={words.title} lead={words.lead} />
          <OwnApplications applications={own.applications} at={at} words={applyingWords} />
          <ApplyHere
            residences={own.residences}
            certificates={own.certificates}
            at={at}
            words={applyingWords.apply}
            fees={feeWords}
          />
          <States plan={plan} applying={own} />
          <OtherState asking={query.get('state') ?? ''} />
          <Guide />
        </div>
      )}
    </FramedScreen>
  )
}

function Guide() {
  return (
    <section aria-labelledby="ready" className="stack">
      <h2 id="ready">{words.ready.title}</h2>
      <div className="certification-guide">
        {certificationGuide.map((part) => (
          <div key={part.lines[0]}>
            {part.title && <h3>{part.title}</h3>}
            <GuideLines {...part} />
          </div>
        ))}
      </div>
      <h3>{words.ready.levels}</h3>
      <dl className="defs">
        {supportLevels.map(({ level, runBy, words: about }) => (
          <div key={level}>
            <dt>{describeNarrLevel(level)}</dt>
            <dd>
              {runBy}. {about}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <SiteLink to="/faq?category=NARR+Certification">{words.ready.more}</SiteLink>
      </p>
    </section>
  )
}

function GuideLines({ kind, lines }: { kind: 'text' | 'steps' | 'list'; lines: readonly string[] }) {
  if (kind === 'text') return lines.map((line) => <p key={line}>{line}</p>)
  const List = kind === 'steps' ? 'ol' : 'ul'
  return (
    <List className="grid gap-2 mt-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  )
}

function checkIfTakes({ applications, residences }: Own, state: string): boolean | null {
  if (residences.some((residence) => residence.state === state && residence.affiliate !== null)) return true
  return applications.some(({ end, residence }) => end === null && residence.state === state) ? null : false
}

function States({ plan: { states: own, unplaced, chosen }, applying }: { plan: Plan; applying: Own }) {
  return (
    <>
      {chosen && <StateSection plan={chosen} words={words} fees={feeWords} />}
      {own.map((plan) => (
        <StateSection
          key={plan.code}
          plan={plan}
          takesHere={checkIfTakes(applying, plan.code)}
          words={words}
          fees={feeWords}
        />
      ))}
      {unplaced.length > 0 && (
        <section className="grid gap-3 pad-y-4 line-above" aria-labelledby="unplaced">
          <h2 id="unplaced">{words.unplaced.title}</h2>
          <p>{words.unplaced.words}</p>
          <ResidenceLines residences={unplaced} words={words} />
        </section>
      )}
      {own.length + unplaced.length === 0 && (
        <div className="stack">
          <p>{words.noResidences}</p>
          <ButtonLink to="/workspace/residences/new">{words.addResidence}</ButtonLink>
        </div>
      )}
    </>
  )
}

function OtherState({ asking }: { asking: string }) {
  const options = states.map(({ code, name }) => ({ value: code, words: name }))
  return (
    <section aria-labelledby="other-state" className="stack">
      <h2 id="other-state">{words.other.title}</h2>
      <form action={here} className="filter row align-end w-40">
        <SelectField
          name="state"
          label={words.other.label}
          options={options}
          placeholder={words.other.placeholder}
          start={asking}
        />
        <Button type="submit">{words.other.submit}</Button>
      </form>
    </section>
  )
}
