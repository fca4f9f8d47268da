import { type MouseEvent, useEffect, useState } from 'react'
import type { VisitWords } from '#content/certification/visit.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import { type FindingOutbox, type OutboxView, tapRest, typingRest } from '#web/parts/desk/findings/finding-outbox.ts'
import { RefusedFormContext, useRefused } from '#web/parts/desk/form/refused-form.ts'
import type { PhotoBox } from '#web/parts/desk/photos/use-photos.ts'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Progress } from '#web/ui/waiting/progress.tsx'
import { Finish } from './finish.tsx'
import { RuleLine } from './rule-line.tsx'
import { RulePanel } from './rule-panel.tsx'
import {
  findAround,
  findNextUnseen,
  isLookedAt,
  listParts,
  listRules,
  type SayFinding,
  type ShownVisit,
  type VisitPart,
  type VisitRule,
} from './visit-rules.ts'
import './visit.css'

type ChecklistProps = {
  application: ApplicationAnswer
  visit: ShownVisit
  outbox: FindingOutbox | null
  view: OutboxView
  asked: string | null
  now: Date
  photos: PhotoBox
  words: VisitWords
}

export function Checklist(props: ChecklistProps) {
  const { application, visit, outbox, view, asked, now, photos, words } = props
  const [open, setOpen] = useOpenRule(asked)
  const [isByHand, setByHand] = useState(false)
  const parts = listParts(application, visit, view.queue)
  const rules = listRules(parts)
  const say: SayFinding = (said, isTyped = false) => {
    const { id } = application.line
    const saying = { applicationId: id, visitId: visit.id, ...said }
    outbox?.say(saying, application.visitFindings, isTyped ? typingRest : tapRest)
  }
  const onOpen = (code: string | null) => {
    setOpen(code)
    setByHand(true)
    if (code === null) document.getElementById('finish')?.focus()
  }
  return (
    <div className="kit grid gap-5">
      <Counts rules={rules} words={words} />
      <section aria-labelledby="parts" className="folds">
        <h2 id="parts" className="vh">
          {words.parts}
        </h2>
        {parts.map((part) => (
          <Part
            key={part.number}
            {...props}
            part={part}
            parts={parts}
            open={open}
            isByHand={isByHand}
            say={say}
            onOpen={onOpen}
          />
        ))}
      </section>
      <Finish
        rules={rules}
        visit={visit}
        residence={application.line.residence}
        now={now}
        waiting={view.waiting + photos.view.waiting}
        onOpen={onOpen}
        onNext={() => onOpen(findNextUnseen(parts, open))}
        words={words}
      />
    </div>
  )
}

function Counts({ rules, words }: { rules: readonly VisitRule[]; words: VisitWords }) {
  const [looked, toMend] = [
    rules.filter(isLookedAt).length,
    rules.filter(({ finding, isDisputed }) => finding === 'not_met' && !isDisputed).length,
  ]
  return (
    <Progress
      label={<b>{words.looked(looked, rules.length)}</b>}
      value={looked}
      max={rules.length}
      words={words.toMend(toMend)}
    />
  )
}

type PartProps = ChecklistProps & {
  part: VisitPart
  parts: readonly VisitPart[]
  open: string | null
  isByHand: boolean
  say: SayFinding
  onOpen: (code: string | null) => void
}

function Part(props: PartProps) {
  const { part, parts, open, asked, onOpen, words } = props
  const refused = useRefused()
  const { number, title, rules } = part
  const isCurrent = rules.some(({ rule }) => rule.code === open)
  const [isUnfolded, setUnfolded] = useState(isCurrent)
  const [wasCurrent, setWasCurrent] = useState(isCurrent)
  if (isCurrent !== wasCurrent) {
    setWasCurrent(isCurrent)
    if (isCurrent) setUnfolded(true)
  }
  const openTapped = (event: MouseEvent, code: string) => {
    event.preventDefault()
    onOpen(code)
  }
  return (
    <Disclosure
      id={`part-${number}`}
      open={isUnfolded}
      onToggle={setUnfolded}
      summary={
        <>
          <b className="grow">{title}</b>
          <span className="small ink-2 tabular">{words.count(rules.filter(isLookedAt).length, rules.length)}</span>
        </>
      }
    >
      <div>
        <ul className="ruled">
          {rules.map((of) => (
            <li key={of.rule.code}>
              {of.rule.code === open && (
                // What was refused without script was sent from the rule that the address names.
                <RefusedFormContext value={asked === open ? refused : null}>
                  <RulePanel {...props} of={of} around={findAround(parts, open)} />
                </RefusedFormContext>
              )}
              {/* Beside its panel where the window is wide. */}
              <RuleLine of={of} isOpen={of.rule.code === open} onOpen={openTapped} words={words} />
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  )
}

/** The open rule stands in the address, so that a reload opens it again: a page that the device stored knows no query. */
function useOpenRule(asked: string | null): [string | null, (code: string | null) => void] {
  const [open, setOpen] = useState(asked)
  useEffect(() => {
    const there = new URLSearchParams(location.search).get('rule')
    if (there !== null) setOpen(there)
  }, [])
  return [
    open,
    (code) => {
      setOpen(code)
      history.replaceState(
        history.state,
        '',
        code === null ? location.pathname : `?${new URLSearchParams({ rule: code })}`,
      )
    },
  ]
}
