import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import type { ListingValues } from '#domain/residence/listing/listing-fields.ts'
import { type EditStart, toStart } from '#web/pages/residence/desk/edit-start.ts'
import type { Residence } from '#web/pages/residence/desk/residence-words.ts'
import { keepTypedValues, putValues } from './put-values.ts'

type RoundsParts = {
  form: RefObject<HTMLFormElement | null>
  residence: Residence
  given: EditStart
  onHeld: (values: ListingValues) => void
}

type Round = { start: EditStart; round: number; held: ListingValues | null }

/** Each save or dispute starts a new round, which keeps what was typed since sending, the focus, and what is open. */
export function useRounds({ form, residence, given, onHeld }: RoundsParts) {
  const [{ start, round, held }, setRound] = useState<Round>({ start: given, round: 0, held: null })
  // The residence before the save, and the values sent, until it has been read again.
  const [before, setBefore] = useState<{ residence: Residence; sent: ListingValues } | null>(null)

  const continueRun = useCallback(
    (next: EditStart, sent: ListingValues) => {
      const values = form.current ? keepTypedValues(form.current, sent, next.values) : next.values
      setRound((last) => ({ start: next, round: last.round + 1, held: values }))
      onHeld(values)
    },
    [form, onHeld],
  )
  useLayoutEffect(() => {
    if (before === null || residence === before.residence) return
    setBefore(null)
    continueRun(toStart(residence, null), before.sent)
  }, [before, residence, continueRun])
  // React does not change an uncontrolled field that somebody has typed in.
  useLayoutEffect(() => {
    if (held && form.current) putValues(form.current, held)
  }, [held, form])
  return { start, round, continueRun, goOnOnceRead: (sent: ListingValues) => setBefore({ residence, sent }) }
}
