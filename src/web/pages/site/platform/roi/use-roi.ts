import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import {
  buildAddress,
  exampleNumbers,
  type RoiName,
  type RoiNumbers,
  type RoiTexts,
  readRoiTexts,
  roiNames,
} from '#domain/figures/roi/roi-numbers.ts'

/** Milliseconds: long enough that a number typed in one go is put into the address, and read out, once. */
const PAUSE_MS = 600

export function buildFieldId(name: RoiName): string {
  return `roi-${name}`
}

function readTexts(form: HTMLFormElement, before: RoiTexts): RoiTexts {
  const data = new FormData(form)
  const texts = { ...before }
  for (const name of roiNames) {
    const text = data.get(name)
    if (typeof text === 'string') texts[name] = text
  }
  return texts
}

/** The fields are uncontrolled; this keeps the last numbers that worked out. */
export function useRoi(asked: RoiTexts) {
  const form = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useState(asked)
  const [good, setGood] = useState<RoiNumbers>(() => readRoiTexts(asked).numbers ?? exampleNumbers)
  const { numbers, troubles } = readRoiTexts(texts)

  function take(next: RoiTexts) {
    const read = readRoiTexts(next)
    setTexts(next)
    if (read.numbers) setGood(read.numbers)
    return read.troubles
  }

  const query = buildAddress(texts)
  const isSettled = useAddress(query, form)

  return {
    form,
    troubles,
    /** `isHeld` when the typed value cannot be used yet. */
    numbers: good,
    isHeld: numbers === null,
    isSettled,
    query,
    /** An emptied field is not judged while the focus is in it: the person is about to type. */
    onInput(event: FormEvent<HTMLFormElement>) {
      const { target } = event
      if (target instanceof HTMLInputElement && target.value.trim() === '') return
      take(readTexts(event.currentTarget, texts))
    },
    onLeave: () => form.current && take(readTexts(form.current, texts)),
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      const wrong = take(readTexts(event.currentTarget, texts))
      const first = roiNames.find((name) => wrong[name])
      const field = first && document.getElementById(buildFieldId(first))
      field?.closest('details')?.setAttribute('open', '')
      const next = field ?? document.getElementById('roi-result')
      next?.focus()
    },
  }
}

function useAddress(query: string, form: RefObject<HTMLFormElement | null>): boolean {
  // The address already has these numbers: it is written only once a number changes.
  const shown = useRef(query)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    if (query === shown.current) return
    const timer = setTimeout(() => {
      if (!form.current) return
      history.replaceState(history.state, '', `?${query}#roi`)
      shown.current = query
      setSettled(query)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [query, form])
  return settled === query
}
