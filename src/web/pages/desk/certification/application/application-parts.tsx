import type { ApplicationWords } from '#content/desk/certification/application.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Progress } from '#web/ui/waiting/progress.tsx'
import { buildPartAddress, countAnswered } from './rules-way.ts'

type Part = ApplicationAnswer['domains'][number]
type PartsProps = { application: ApplicationAnswer; current: Part | null; words: ApplicationWords['parts'] }

export function ApplicationParts({ application, current, words }: PartsProps) {
  const list = <PartList application={application} current={current} words={words} />
  return (
    <nav className="c-3" aria-label={words.title}>
      <div className="wide-only">{list}</div>
      <Disclosure
        className="phone-only"
        summary={
          <span className="grow row between tight">
            <b>{current?.title ?? words.title}</b>
            {current && (
              <span className="ink-2 tabular">{words.count(countAnswered(current), current.rules.length)}</span>
            )}
          </span>
        }
      >
        {list}
      </Disclosure>
    </nav>
  )
}

function PartList({ application: { line, domains }, current, words }: PartsProps) {
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
              words={words.count(answered, part.rules.length)}
            />
          </li>
        )
      })}
    </ol>
  )
}
