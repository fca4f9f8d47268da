import { useCallback, useEffect, useState } from 'react'
import type { ClaimsWords } from '#content/claims/claims.ts'
import type { DecidedClaim } from '#contract/claims/claims.ts'
import { ActForm, namePlace } from '#web/pages/claims/act-form.tsx'
import { SubmitButton } from '#web/parts/desk/form/form-fields.tsx'

const nameButton = (id: string) => `recall-${id}`
export const pressRecall = (id: string) => document.getElementById(nameButton(id))?.click()

// `seconds` is null from when they are over.
export function useRecallable({ id, recallSeconds }: DecidedClaim) {
  const [isOver, setOver] = useState(false)
  const onOver = useCallback(() => {
    const isFocused = document.activeElement?.id === nameButton(id)
    if (isFocused) document.getElementById(namePlace('recall', id))?.focus({ preventScroll: true })
    setOver(true)
  }, [id])
  return { seconds: isOver ? null : recallSeconds, onOver }
}

type RecallFormProps = { claim: DecidedClaim; seconds: number; onOver: () => void; words: ClaimsWords['decide'] }

export function RecallForm({ claim: { id, residence }, seconds, onOver, words }: RecallFormProps) {
  const left = useSecondsLeft(seconds, onOver)
  return (
    <ActForm act="recall" id={id} done={words.recallDone} className="stack gap-2">
      <p>{words.recallText}</p>
      <SubmitButton
        id={nameButton(id)}
        variant="primary"
        icon="undo"
        label={words.recall}
        pending={words.recallPending}
        about={residence.name}
      >
        {left !== null && <span aria-hidden="true"> ({left})</span>}
      </SubmitButton>
    </ActForm>
  )
}

// Null until the page is in a browser: without script nothing counts.
function useSecondsLeft(seconds: number, onOver: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const end = performance.now() + seconds * 1000
    const tick = () => {
      const rest = Math.ceil((end - performance.now()) / 1000)
      setLeft(Math.max(rest, 0))
      if (rest <= 0) onOver()
    }
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [seconds, onOver])
  return left
}
