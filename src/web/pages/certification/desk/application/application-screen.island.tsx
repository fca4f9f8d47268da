import { applicationWords as words } from '#content/certification/application.ts'
import { feeWords } from '#content/certification/applying.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { describeNarrLevel, type NarrLevel } from '#domain/residence/residence.ts'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { type DeskScreenProps, type DeskShown, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { Progress } from '#web/ui/waiting/progress.tsx'
import { RuleList } from './rule/rule-list.tsx'
import { RulePart } from './rule/rule-part.tsx'
import { buildLead, buildPartAddress, countAnswered, findPart, findPlace } from './rules-way.ts'
import { ApplicationSide } from './side/application-side.tsx'
import { Decision } from './side/decision.tsx'
import { NeedsYou } from './side/needs-you.tsx'

type ApplicationRead = { application: ApplicationAnswer; team: string[]; standardUrl: string }

const here = '/workspace/certification'

export default function ApplicationScreen(given: DeskScreenProps<ApplicationRead>) {
  return (
    <FramedScreen of={given} title={words.title} here={here} isFresh>
      {(read, { at, query }) => <Shown {...read} today={at.toISOString().slice(0, 10)} query={query} />}
    </FramedScreen>
  )
}

type ShownProps = ApplicationRead & { today: string } & Pick<DeskShown<ApplicationRead>, 'query'>

function Shown(props: ShownProps) {
  const { application, today, query } = props
  const { line } = application
  const code = query.get('rule')
  const place = code === null ? null : findPlace(application, code)
  const part = place?.part ?? findPart(application, query.get('part'))
  const level = describeNarrLevel(line.level as NarrLevel)
  const isOpen = line.stage !== 'ended' && line.stage !== 'appeal'
  return (
    <>
      <p className="pad-y-2">
        <SiteLink className="tap" to={here}>
          {words.back}
        </SiteLink>
      </p>
      <DeskHead title={words.head(line.residence.name, level)} lead={buildLead(line, words)} />
      {line.isSample && <SampleNote>{words.sample}</SampleNote>}
      {place === null && isOpen && (
        <div className="phone-only pad-y-4">
          <NeedsYou application={application} today={today} words={words.needs} id="first" />
        </div>
      )}
      <div className="cols gap-6 align-start pad-y-4">
        <ApplicationParts application={application} current={part} />
        <div className="c-6 stack stack-fill gap-5">
          {place === null && <Decision application={application} words={words} />}
          {code !== null && place === null && <Notice title={words.rule.gone} />}
          {place ? (
            <RulePart key={place.rule.code} {...props} place={place} level={level} words={words} />
          ) : (
            part && <RuleList application={application} part={part} words={words} />
          )}
          {place !== null && <Decision application={application} words={words} />}
        </div>
        <ApplicationSide
          application={application}
          today={today}
          isRuleOpen={place !== null}
          words={words}
          fees={feeWords}
        />
      </div>
    </>
  )
}

type Part = ApplicationAnswer['domains'][number]
type PartsProps = { application: ApplicationAnswer; current: Part | null }

function ApplicationParts({ application, current }: PartsProps) {
  const list = <PartList application={application} current={current} />
  return (
    <nav className="c-3" aria-label={words.parts.title}>
      <div className="wide-only">{list}</div>
      <Disclosure
        className="phone-only"
        summary={
          <span className="grow row between tight">
            <b>{current?.title ?? words.parts.title}</b>
            {current && (
              <span className="ink-2 tabular">{words.parts.count(countAnswered(current), current.rules.length)}</span>
            )}
          </span>
        }
      >
        {list}
      </Disclosure>
    </nav>
  )
}

function PartList({ application: { line, domains }, current }: PartsProps) {
  return (
    <ol className="ruled">
      {domains.map((part) => {
        const answered = countAnswered(part)
        return (
          <li key={part.number}>
            <Progress
              label={
                <SiteLink
                  className="tap"
                  to={buildPartAddress(line.id, part.number)}
                  aria-current={part === current ? 'step' : undefined}
                >
                  {part === current ? <b>{part.title}</b> : part.title}
                </SiteLink>
              }
              value={answered}
              max={part.rules.length}
              words={words.parts.count(answered, part.rules.length)}
            />
          </li>
        )
      })}
    </ol>
  )
}
