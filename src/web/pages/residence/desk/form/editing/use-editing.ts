import { useCallback, useEffect, useRef, useState } from 'react'
import { saveActs } from '#contract/residence/residence-choices.ts'
import type { SaveAnswer, SaveResidence } from '#contract/residence/residence-desk.ts'
import {
  isListingField,
  type ListingField,
  type ListingValues,
  listingFields,
  toListingValues,
} from '#domain/residence/listing/listing-fields.ts'
import type { EditProps } from '#web/pages/residence/desk/edit/edit-props.ts'
import {
  chooseDoneNameBySave,
  type DoneEdit,
  type DoneName,
  type EditStart,
  type Trouble,
} from '#web/pages/residence/desk/edit-start.ts'
import { copyInto } from '#web/pages/residence/desk/form/copying/copied-answers.ts'
import { describeBedsNews } from '#web/pages/residence/desk/form/news.tsx'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import type { SendForm } from '#web/ui/form/form-way.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { putValue, readEntries } from './put-values.ts'
import { useRounds } from './use-rounds.ts'
import { useTypedStore } from './use-typed-store.ts'

export function useEditing(props: EditProps) {
  const { residence, start: given, done: givenDone, copied: givenCopied, words, save, readOther } = props
  const { reread } = useDeskPageState()
  const form = useRef<HTMLFormElement>(null)
  const news = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(given.values)
  const { start, round, continueRun, goOnOnceRead } = useRounds({ form, residence, given, onHeld: setTyped })
  const [trouble, setTrouble] = useState<Trouble | null>(start.trouble)
  const [done, setDone] = useState<DoneEdit | null>(givenDone)
  const [copied, setCopied] = useState(givenCopied)
  // The last request and its outcome.
  const last = useRef<{ answer: SaveAnswer; body: SaveResidence } | null>(null)

  const readTyped = useCallback(() => {
    if (form.current) setTyped(toListingValues(readEntries(form.current)))
  }, [])
  // Somebody may have typed before the page woke.
  useEffect(readTyped, [readTyped])
  // What was wrong with the form, it goes to by itself.
  useEffect(() => {
    if (start.asked.length > 0 || copied) news.current?.focus()
  }, [start, copied])

  /** By the API, not by the page, because the API says what two people changed. */
  const send: SendForm = async (_, typed) => {
    const body = buildBody(readEntries(typed), start)
    const outcome = await save(residence.id, body)
    if (outcome.kind === 'failed') return outcome
    last.current = { answer: outcome.answer, body }
    return { kind: 'done', next: '' }
  }

  async function onDone(): Promise<void> {
    if (last.current) await settle(last.current.answer, last.current.body)
  }

  function onFailed({ message, fields }: Trouble): void {
    setTrouble({ message, fields })
    setDone(null)
  }

  async function settle(answer: SaveAnswer, { act, values }: SaveResidence) {
    const sent = toListingValues(values)
    setTrouble(null)
    setCopied(null)
    if (answer.outcome === 'disputed') {
      const askedFields = answer.asked.filter(isListingField)
      setDone(null)
      continueRun(
        {
          values: toListingValues(answer.values),
          base: toListingValues(answer.base),
          version: answer.version,
          asked: askedFields,
          trouble: null,
        },
        sent,
      )
      await reread()
      return
    }
    const { missing, joined, beds, status, looksLike } = answer
    const name = missing.length > 0 ? 'unready' : chooseDoneNameBySave(act, status, looksLike.length > 0)
    goOnOnceRead(sent)
    await reread()
    const isAsked = act === 'publish' || name === 'waiting'
    const became = !isAsked && status !== residence.status ? status : undefined
    setDone({ done: name, joined: joined.filter(isListingField), beds, missing, became })
    const isPublic = name === 'save' && status === 'published'
    if (name === 'unready' || name === 'waiting' || name === 'alike' || became) news.current?.focus()
    else
      showToast({
        title: words.edit.news[isPublic ? 'savePublic' : name],
        description: describeBedsNews(beds, residence, words).join(' '),
      })
  }

  function sayStatus(done: DoneName) {
    setTrouble(null)
    setDone({ done, joined: [] })
  }

  function fill(field: ListingField, value: string) {
    if (form.current) putValue(form.current, field, value)
    readTyped()
  }

  async function copy(id: string): Promise<void> {
    const outcome = await readOther(id)
    if (!form.current) return
    const values = outcome.kind === 'done' ? outcome.answer.values : null
    const found = copyInto(toListingValues(readEntries(form.current)), { name: values?.name ?? '', values })
    for (const field of found.copied.filled ?? []) putValue(form.current, field, found.values[field])
    readTyped()
    setDone(null)
    setCopied(found.copied)
  }

  // The values of a refused post are only in the form.
  const isUnsaved = start.trouble !== null || start.asked.length > 0
  const saved = start.base ?? start.values
  const isDirty = isUnsaved || listingFields.some((field) => typed[field] !== saved[field])
  const typedBefore = useTypedStore({
    residence,
    start,
    typed,
    isDirty,
    mayRestore: !isUnsaved && copied === null,
    continueRun,
  })
  const sending = { send, onDone, onFailed, ref: form, troubleAt: news, answered: start.trouble }
  return {
    news,
    start,
    round,
    typed,
    trouble,
    done,
    copied,
    isDirty,
    typedBefore,
    sending,
    readTyped,
    fill,
    copy,
    sayStatus,
  }
}

function buildBody(entries: Readonly<Record<string, string>>, { version, base, asked }: EditStart): SaveResidence {
  const act = saveActs.find((one) => one === entries.act) ?? 'save'
  const values: ListingValues = toListingValues(entries)
  const keep = asked.flatMap((name) => {
    const side = entries[`keep_${name}`]
    return side === 'mine' || side === 'theirs' ? [[name, side] as const] : []
  })
  const newAddress = entries.new_address === 'yes'
  const insists = (entries.insists ?? '').trim()
  return { act, version, base, values, asked: [...asked], keep: Object.fromEntries(keep), insists, newAddress }
}
