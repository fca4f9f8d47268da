import type { ReactNode } from 'react'
import type { DeskResidenceList } from '#contract/residence-desk.ts'
import { type AddressVisibility, addressVisibilities } from '#domain/residence.ts'
import { DeskTrouble } from '#web/parts/desk/desk-trouble.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import type { ListedWords } from '../house-words.ts'
import type { AtOnce, AtOnceStatus } from './use-at-once.ts'

type PublishAllProps = {
  ready: DeskResidenceList['ready']
  /** They are only those that a search found. */
  isSearched: boolean
  atOnce: AtOnce
  words: ListedWords['list']['all']
}

/** Every house that is ready in one go, after it was said what everybody can read then. */
export function PublishAll({ ready, isSearched, atOnce, words }: PublishAllProps) {
  const shown = Object.fromEntries(
    addressVisibilities.map((one) => [one, ready.filter(({ visibility }) => visibility === one).length]),
  ) as Record<AddressVisibility, number>
  return (
    <Disclosure className="publish-all" summary={words.title(ready.length, isSearched)}>
      <p>{words.becomes(ready.length, isSearched)}</p>
      <p>{words.addresses(shown)}</p>
      <AtOnceForm ids={ready.map(({ id }) => id)} status="published" atOnce={atOnce} look="primary">
        {words.submit(ready.length, isSearched)}
      </AtOnceForm>
    </Disclosure>
  )
}

/** What was done to several, and the way back. */
export function AtOnceNews({ atOnce, words }: Pick<PublishAllProps, 'atOnce' | 'words'>) {
  const { said, trouble } = atOnce
  if (trouble !== null) return <DeskTrouble message={trouble} />
  if (said === null) return null
  const { changed, waiting, alike, status } = said
  if (changed.length + alike.length === 0) return <Notice announced title={words.nothing} />
  const isPublic = changed.length > waiting.length
  const lines = [
    ...(isPublic ? [words.done[status](changed.length - waiting.length)] : []),
    ...(waiting.length > 0 ? [words.done.waiting(waiting.length)] : []),
    ...(alike.length > 0 ? [words.done.alike(alike.length)] : []),
  ]
  return (
    <Notice {...(isPublic && { tone: 'success' })} announced title={lines[0] ?? ''}>
      {lines.slice(1).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {status === 'published' && changed.length > 0 && (
        <AtOnceForm ids={changed} status="draft" atOnce={atOnce} look="line">
          {words.undo}
        </AtOnceForm>
      )}
    </Notice>
  )
}

type AtOnceFormProps = {
  ids: readonly string[]
  status: AtOnceStatus
  atOnce: AtOnce
  look: 'primary' | 'line'
  children: ReactNode
}

function AtOnceForm({ ids, status, atOnce, look, children }: AtOnceFormProps) {
  return (
    <form
      className="at-once"
      data-held=""
      method="post"
      action="/workspace/residences"
      onSubmit={(event) => {
        event.preventDefault()
        void atOnce.set(ids, status)
      }}
    >
      <input type="hidden" name="ids" value={ids.join(',')} />
      <input type="hidden" name="status" value={status} />
      <Button type="submit" look={look} disabled={atOnce.isPending}>
        {children}
      </Button>
    </form>
  )
}
