import type { ReactNode } from 'react'
import type { DeskResidenceList } from '#contract/residence/residence-desk.ts'
import { type AddressVisibility, addressVisibilities } from '#domain/residence/residence.ts'
import type { ListedWords } from '#web/pages/residence/desk/residence-words.ts'
import { OwnerForm } from '#web/parts/desk/form/owner-form.tsx'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import type { AtOnce, AtOnceStatus } from './use-at-once.ts'

type PublishAllProps = {
  ready: DeskResidenceList['ready']
  isSearched: boolean
  atOnce: AtOnce
  words: ListedWords['list']['all']
}

export function PublishAll({ ready, isSearched, atOnce, words }: PublishAllProps) {
  const shown = Object.fromEntries(
    addressVisibilities.map((one) => [one, ready.filter(({ visibility }) => visibility === one).length]),
  ) as Record<AddressVisibility, number>
  return (
    <Disclosure className="w-40 mt-3 mb-3" summary={words.title(ready.length, isSearched)}>
      <div className="stack gap-3">
        <p>{words.becomes(ready.length, isSearched)}</p>
        <p>{words.addresses(shown)}</p>
        <AtOnceForm ids={ready.map(({ id }) => id)} status="published" atOnce={atOnce} look="primary">
          {words.submit(ready.length, isSearched)}
        </AtOnceForm>
      </div>
    </Disclosure>
  )
}

export function AtOnceNews({ atOnce, words }: Pick<PublishAllProps, 'atOnce' | 'words'>) {
  return (
    <>
      {atOnce.trouble !== null && <DeskTrouble message={atOnce.trouble} />}
      {atOnce.said !== null && <Said said={atOnce.said} atOnce={atOnce} words={words} />}
    </>
  )
}

type SaidProps = Pick<PublishAllProps, 'atOnce' | 'words'> & { said: NonNullable<AtOnce['said']> }

function Said({ said: { changed, waiting, alike, status }, atOnce, words }: SaidProps) {
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
    <OwnerForm
      className="mt-2"
      action="/workspace/residences"
      hidden={{ ids: ids.join(','), status }}
      onSend={atOnce.begin}
      onDone={atOnce.finish}
      onFailed={atOnce.fail}
    >
      {({ isPending }) => (
        <Button type="submit" variant={look} disabled={isPending}>
          {children}
        </Button>
      )}
    </OwnerForm>
  )
}
