import { useEffect, useRef, useState } from 'react'
import type { CheckedSheetWords } from '#content/imports/checked-sheet.ts'
import { shownAtFirst } from '#contract/imports/import-limits.ts'
import type { CheckedImport, ImportChoicesInput, ImportView } from '#contract/imports/imports.ts'
import { commitImport, sendChoices } from '#web/pages/imports/import.query.ts'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import type { Failure } from '#web/plumbing/api/failure.ts'
import { hearProof } from '#web/plumbing/api/prove-again.ts'
import type { CommitProgress } from './import-foot.tsx'

/** `unsent` is what was changed since the last check and has not reached the server. */
type CheckState = { view: CheckedImport; unsent: { choices: ImportChoicesInput; failure: Failure } | null }
type Commit = { publish: boolean; onDone: () => void }

type AgainWords = CheckedSheetWords['again']

export function useCheck(first: CheckedImport, onView: (view: ImportView) => void, words: AgainWords) {
  const [view, setView] = useState(first)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [stopped, setStopped] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [asked, setAsked] = useState(0)
  const [far, setFar] = useState<CommitProgress | null>(null)
  const last = useRef<Promise<CheckState>>(Promise.resolve({ view: first, unsent: null }))
  const isCommitting = useRef(false)
  const [isProving, setProving] = useState(false)
  const owner = useActsFor()
  useEffect(() => hearProof(setProving), [])

  function choose(choices: ImportChoicesInput): void {
    setAsked((times) => times + 1)
    last.current = last.current.then(async (asking) => {
      const { next, answer } = await ask(owner, asking, choices)
      setAsked((times) => times - 1)
      if (answer.kind === 'failed') {
        setTrouble(answer.message)
      } else if (answer.value.state !== 'checked') {
        onView(answer.value)
      } else {
        setTrouble(null)
        setStopped(null)
        setView(answer.value)
        onView(answer.value)
        setSaid(describeChange(asking.view, answer.value, words))
      }
      return next
    })
  }

  /** Before an import, checks the latest changes and sends again those that did not arrive. */
  async function settleCheck(): Promise<CheckedImport | null> {
    const known = (await last.current).unsent
    if (known && mayArrive(known.failure)) choose({})
    const { view: checked, unsent } = await last.current
    if (!unsent) return checked
    setTrouble(unsent.failure.message)
    // What the server will not have is said once, and is for the person to do something about.
    if (!mayArrive(unsent.failure)) last.current = Promise.resolve({ view: checked, unsent: null })
    return null
  }

  async function commit({ publish, onDone }: Commit): Promise<void> {
    if (isCommitting.current) return
    isCommitting.current = true
    setTrouble(null)
    setStopped(null)
    const checked = await settleCheck()
    if (!checked) {
      isCommitting.current = false
      return
    }
    const { id, stamp, rows } = checked
    setFar({ phase: 'checking', done: 0, of: rows })
    const answer = await commitImport(owner, id, { stamp, publish }, setFar)
    isCommitting.current = false
    setFar(null)
    if (answer.kind === 'done') {
      onDone()
      return
    }
    setTrouble(answer.message)
    setStopped(answer.message)
    if (answer.status === 409) choose({})
  }

  return {
    view,
    trouble,
    stopped,
    said,
    far,
    isBusy: far !== null,
    isProving: isProving && far !== null,
    isAsking: asked > 0,
    choose,
    commit,
  }
}

async function ask(owner: string | null, { view, unsent }: CheckState, choices: ImportChoicesInput) {
  const allChoices = unsent && mayArrive(unsent.failure) ? joinChoices(unsent.choices, choices) : choices
  const shown = Math.max(view.problems.length, view.changes.length, view.added.length, shownAtFirst)
  const answer = await sendChoices(owner, view.id, allChoices, shown)
  const next: CheckState =
    answer.kind === 'failed'
      ? { view, unsent: { choices: allChoices, failure: answer } }
      : { view: answer.value.state === 'checked' ? answer.value : view, unsent: null }
  return { next, answer }
}

function mayArrive({ status }: Failure): boolean {
  return status === null || status >= 500 || status === 401 || status === 429
}

function joinChoices(one: ImportChoicesInput, other: ImportChoicesInput): ImportChoicesInput {
  const joinAll = <Choice>(first: Choice[] = [], second: Choice[] = []) => [...first, ...second]
  const read = other.read ?? one.read
  return {
    ...(read && { read }),
    ...((one.answers ?? other.answers) && { answers: { ...one.answers, ...other.answers } }),
    values: joinAll(one.values, other.values),
    columns: joinAll(one.columns, other.columns),
    fixes: joinAll(one.fixes, other.fixes),
    twoResidences: joinAll(one.twoResidences, other.twoResidences),
    sure: joinAll(one.sure, other.sure),
  }
}

function describeChange(before: CheckedImport, now: CheckedImport, words: AgainWords): string {
  const [was, left] = [before.counts.problem, now.counts.problem]
  const look = `${words.problems(left)} ${words.saved(now.counts.new + now.counts.changed)}`
  return was === left ? words.checked + look : look
}
