import type { VisitWords } from '#content/certification/visit.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import { HoldPlanned } from '#web/pages/certification/desk/review/steps/hold-planned.tsx'
import { useOnline } from '#web/plumbing/api/use-online.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { isLookedAt, type ShownVisit, type VisitRule } from './visit-rules.ts'

type FinishProps = {
  rules: readonly VisitRule[]
  visit: ShownVisit
  residence: ApplicationAnswer['line']['residence']
  now: Date
  waiting: number
  onOpen: (code: string) => void
  onNext: () => void
  words: VisitWords
}

export function Finish(props: FinishProps) {
  const { rules, visit, residence, now, waiting, onNext, words } = props
  const { finish } = words
  const isOnline = useOnline()
  const disputed = rules.filter((one) => one.isDisputed).length
  const left = rules.filter((one) => !isLookedAt(one)).length - disputed
  const silent = rules.filter(isSilent).length
  const next = [left > 0 && finish.left(left), disputed > 0 && finish.disputed(disputed)].filter(Boolean).join(' ')
  const open = [next, silent > 0 && finish.silent(silent)].filter(Boolean).join(' ')
  return (
    <section className="stack stack-fill gap-4 line-above pad-y-5" aria-labelledby="finish">
      <div>
        <h2 id="finish" tabIndex={-1}>
          {finish.title}
        </h2>
        <p className="ink-2 mt-1">{open === '' ? finish.none : `${open} ${finish.stop}`}</p>
      </div>
      {next !== '' && (
        <p className="needs-script">
          <Button variant="primary" onClick={onNext}>
            {finish.see}
          </Button>
        </p>
      )}
      <MendList {...props} />
      {isOnline && waiting === 0 ? (
        <HoldPlanned
          act="hold-visit"
          hidden={{ visitId: visit.id }}
          startsAt={visit.startsAt}
          residence={residence}
          now={now}
          said={finish.said}
          didNotWork={finish.didNotWork}
          label={finish.submit}
          early={finish.early}
          variant={open === '' ? 'primary' : 'line'}
          wide
        />
      ) : (
        <p>{finish.connection}</p>
      )}
    </section>
  )
}

const isSilent = ({ finding, isDisputed, last }: FinishProps['rules'][number]) =>
  finding === 'not_met' && !isDisputed && !last?.words

function MendList({ rules, onOpen, words }: Pick<FinishProps, 'rules' | 'onOpen' | 'words'>) {
  const { finish } = words
  const toMend = rules.filter(({ finding, isDisputed }) => finding === 'not_met' && !isDisputed)
  return (
    <div>
      <h3>{finish.list}</h3>
      {toMend.length === 0 && !rules.some((one) => one.isDisputed) && <p className="ink-2">{finish.nothing}</p>}
      <ul className="ruled">
        {toMend.map(({ rule: { code, title }, last }) => (
          <li key={code} className="break pad-y-2">
            <a
              className="tap"
              href={`?rule=${code}`}
              onClick={(event) => {
                event.preventDefault()
                onOpen(code)
              }}
            >
              <span>
                <span className="tabular">{code}</span> {title}
              </span>
            </a>
            <p className="small">
              {last?.words || <Badge form="open">{finish.noWords}</Badge>}{' '}
              {last?.dueOn && (
                <b>
                  {words.rule.due} {formatLongDay(last.dueOn)}.
                </b>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
