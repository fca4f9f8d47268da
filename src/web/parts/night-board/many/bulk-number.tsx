import { type FormEvent, useId, useState } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import { countMostOpen, namePlace } from '#web/parts/night-board/group/group-words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { describeResidenceCount } from './dense-words.ts'

type BulkNumberProps = { chosen: readonly MyResidence[]; set: (open: number) => void }

export function BulkNumber({ chosen, set }: BulkNumberProps) {
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const errorId = useId()
  const wrong = isAsked ? describeWrong(typed, chosen) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (describeWrong(typed, chosen) !== null) return
    set(Number(typed))
    setTyped('')
    setAsked(false)
  }
  return (
    <form className="plain-say row gap-2" onSubmit={submit} noValidate>
      <Input
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        aria-label="Beds open in each group of beds selected"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? errorId : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAsked(false)
        }}
      />
      <Button type="submit" small disabled={chosen.length === 0}>
        Set open
      </Button>
      {wrong && (
        <p className="error w-full" id={errorId} role="alert">
          {wrong}
        </p>
      )}
    </form>
  )
}

export function describeBulkNumber(open: number, chosen: readonly MyResidence[]): string {
  const each = chosen.some(({ groups }) => groups.length > 1) ? ' in each group' : ''
  return `${open} open${each} at ${describeResidenceCount(chosen.length)}.`
}

function describeWrong(typed: string, chosen: readonly MyResidence[]): string | null {
  if (!/^\d{1,4}$/.test(typed.trim())) return 'A whole number, please.'
  const places = chosen.flatMap((residence) =>
    residence.groups
      .filter(({ totalBeds }) => totalBeds > 0)
      .map((group) => ({ most: countMostOpen(group), place: namePlace(residence, group) })),
  )
  const [smallest] = places.toSorted((a, b) => a.most - b.most)
  if (smallest === undefined || Number(typed) <= smallest.most) return null
  return `At most ${smallest.most} can be open at ${smallest.place}.`
}
