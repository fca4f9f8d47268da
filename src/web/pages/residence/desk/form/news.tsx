import type { GroupNow } from '#contract/residence/residence-desk.ts'
import type { ListingField, ListingValues } from '#domain/residence/listing/listing-fields.ts'
import { listMissingToPublish } from '#domain/residence/listing/listing-gaps.ts'
import type { DoneEdit, Trouble } from '#web/pages/residence/desk/edit-start.ts'
import type { EditWords, FormWords, Residence } from '#web/pages/residence/desk/residence-words.ts'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { buildControlId, nameErrorField, nameField } from './field-name.ts'

type DoneNoticeProps = {
  done: DoneEdit
  residence: Residence
  typed: ListingValues
  isDirty: boolean
  words: FormWords
}

export function DoneNotice({
  done: { done, joined, beds = [], missing, became },
  residence,
  typed,
  isDirty,
  words,
}: DoneNoticeProps) {
  const { news } = words.edit
  const isPublic = done === 'save' && residence.status === 'published'
  // Still one line, so that nothing moves under the person who types.
  if (isDirty) return <Notice title={news.since} />
  if (done === 'unready') {
    return (
      <Notice announced title={news.unready}>
        <ul className="grid gap-1">
          {(missing?.length ? missing : listMissingToPublish(typed)).map((one) => (
            <li key={one}>
              <a className="tap" href={`#${buildControlId(one)}`}>
                {words.needed[one]}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    )
  }
  const isDone = done !== 'waiting' && done !== 'alike'
  return (
    <Notice {...(isDone && { tone: 'success' })} announced title={news[isPublic ? 'savePublic' : done]}>
      {(became || beds.length + joined.length > 0) && (
        <ul className="grid gap-1">
          {became && <li>{news.became(formatName(residence.changes.status, words.edit), became)}</li>}
          {describeBedsNews(beds, residence, words).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {groupByPerson(joined, residence, words.edit).map(([who, fields]) => (
            <li key={who}>
              {news.joined(
                who,
                fields.map((field) => nameField(field, words).toLowerCase()),
              )}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

export function describeBedsNews(
  beds: readonly GroupNow[],
  residence: Residence,
  { audiences, edit }: FormWords,
): string[] {
  const groups = new Set([...residence.beds.filter(({ total }) => total > 0), ...beds].map(({ audience }) => audience))
  return beds.map(({ audience, open, total }) =>
    edit.news.beds(groups.size > 1 ? audiences[audience].title : null, open, total),
  )
}

function formatName(change: Residence['changes'][string] | undefined, { news }: EditWords): string {
  return change?.isYou ? news.you : change?.by || news.somebody
}

function groupByPerson(joined: readonly ListingField[], { changes }: Residence, edit: EditWords) {
  const fields = new Map<string, ListingField[]>()
  for (const field of joined) {
    const change = changes[field]
    const who = formatName(change, edit)
    fields.set(who, [...(fields.get(who) ?? []), field])
  }
  return [...fields]
}

/** Only a hint: two houses with the same name and ZIP code may be intended. */
export function AlikeNotice({ alike, words }: { alike: NonNullable<Residence['alike']>; words: FormWords }) {
  return (
    <Notice title={words.edit.alike(alike.name, alike.zip)}>
      <SiteLink className="tap" to={`/workspace/residences/${alike.id}`}>
        {alike.name}
      </SiteLink>
    </Notice>
  )
}

export function TroubleNotice({ trouble, words }: { trouble: Trouble; words: FormWords }) {
  const wrong = Object.entries(trouble.fields)
  const { title, words: lead } = words.edit.wrong
  // What was too long to be read did not come back with the page.
  if (wrong.length === 0)
    return <DeskTrouble title={trouble.isLost ? title : words.edit.failed} message={trouble.message} />
  return (
    <Notice tone="danger" announced title={title}>
      <p>{lead}</p>
      <ul className="grid gap-1">
        {wrong.map(([field, sentence]) => (
          <li key={field}>
            <a href={`#${buildControlId(field)}`}>{nameErrorField(field, words)}</a>: {sentence}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
