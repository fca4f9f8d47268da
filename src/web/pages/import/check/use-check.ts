import { useRef, useState } from 'react'
import { type CheckedImport, type ImportChoicesInput, type ImportView, shownAtFirst } from '#contract/imports.ts'
import { useActsFor } from '#web/parts/desk/use-acts-for.ts'
import { commitImport, sendChoices } from '../import.query.ts'
import type { Far } from './import-foot.tsx'

type Commit = { publish: boolean; onDone: () => void }

/** A checked file as the page shows it, and what a person does to it. One thing is asked at a time, in order. */
export function useCheck(first: CheckedImport, onView: (view: ImportView) => void) {
  const [view, setView] = useState(first)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [asked, setAsked] = useState(0)
  const [far, setFar] = useState<Far | null>(null)
  const last = useRef<Promise<CheckedImport>>(Promise.resolve(first))
  const isCommitting = useRef(false)
  const owner = useActsFor()

  function choose(choices: ImportChoicesInput): void {
    setAsked((times) => times + 1)
    last.current = last.current.then(async (before) => {
      const { problems, changes, added } = before
      const shown = Math.max(problems.length, changes.length, added.length, shownAtFirst)
      const answer = await sendChoices(owner, before.id, choices, shown)
      setAsked((times) => times - 1)
      if (answer.kind === 'failed') {
        setTrouble(answer.message)
        return before
      }
      if (answer.value.state === 'done') {
        onView(answer.value)
        return before
      }
      setTrouble(null)
      setView(answer.value)
      setSaid(changeWords(before, answer.value))
      return answer.value
    })
  }

  async function commit({ publish, onDone }: Commit): Promise<void> {
    if (isCommitting.current) return
    isCommitting.current = true
    setTrouble(null)
    // What was just typed is checked before it is imported.
    const { id, stamp, rows } = await last.current
    setFar({ phase: 'checking', done: 0, of: rows })
    const answer = await commitImport(owner, id, { stamp, publish }, setFar)
    isCommitting.current = false
    setFar(null)
    if (answer.kind === 'done') {
      onDone()
      return
    }
    setTrouble(answer.message)
    if (answer.status === 409) choose({})
  }

  return { view, trouble, said, far, isBusy: far !== null, isAsking: asked > 0, choose, commit }
}

/** What a re-check changed, for those who listen to the page. */
function changeWords(before: CheckedImport, now: CheckedImport): string {
  const [was, left] = [before.counts.problem, now.counts.problem]
  const look = left === 0 ? 'No row needs a look.' : `${left} ${left === 1 ? 'row needs' : 'rows need'} a look.`
  const saved = `${now.counts.new + now.counts.changed} will be saved.`
  return was === left ? `Checked again. ${look} ${saved}` : `${look} ${saved}`
}
