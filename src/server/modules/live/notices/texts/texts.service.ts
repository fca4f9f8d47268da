import type { SiteTextChange, TextVersion } from '#contract/live/site-texts.ts'
import { refuseAsConflict, refuseAsNotFound, refuseProblems } from '#domain/decisions/refusal.ts'
import {
  dateWords,
  isSameText,
  readTypedText,
  type SiteText,
  type TextKind,
  type TextWords,
  toFields,
} from '#domain/help/texts/site-text.ts'
import { toRefusalError } from '#server/plumbing/calls/refuse.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { type Actor, system, type Transactions, type Tx } from '#server/plumbing/transactions.ts'
import {
  findVersion,
  insertText,
  listShownTexts,
  listTexts,
  listVersions,
  type NewText,
  type StoredText,
  type TextKey,
} from './texts.store.ts'

export type Editor = { actor: Actor; organizationId: string }
export type SiteTexts = ReturnType<typeof createSiteTexts>

const versionsShown = 50

export function createSiteTexts(parts: {
  transactions: Transactions
  clock: Clock
  /** Called after each change, once it is stored; resolves when the pages show it. */
  changed: () => Promise<void>
}) {
  const { transactions, clock, changed } = parts
  return {
    listShown: (): Promise<SiteText[]> => transactions.run(system, listShownTexts),
    list: (staff: Actor): Promise<StoredText[]> => transactions.run(staff, listTexts),
    listVersions: (staff: Actor, key: TextKey): Promise<TextVersion[]> =>
      transactions.run(staff, (tx) => listVersions(tx, key, versionsShown)),
    /** Throws `not_found`, `invalid_input` naming the fields, and `conflict` where somebody else was first. */
    async change(by: Editor, change: SiteTextChange): Promise<string> {
      const item = await transactions.run(by.actor, (tx) =>
        change.act === 'add' ? add(tx, by, change, clock.now()) : changeOne(tx, by, change, clock.now()),
      )
      await changed()
      return item
    },
  }
}

type TextChangeOf<Act extends SiteTextChange['act']> = Extract<SiteTextChange, { act: Act }>

const nothing = { version: 0, words: null, isHidden: false, englishAt: null, spanishAt: null } as const
type StandingText = Pick<TextVersion, 'version' | 'words' | 'isHidden' | 'englishAt' | 'spanishAt'>

async function add(tx: Tx, by: Editor, typed: TextChangeOf<'add'>, at: Date): Promise<string> {
  const words = readOrRefuse('faq', typed)
  const start = toAddress(words.en.title)
  const taken = new Set((await listTexts(tx)).map(({ item }) => item))
  // What the site comes with has no digits in its address.
  let place = 1
  while (taken.has(`${start}-${place}`)) place += 1
  const key = { kind: 'faq', item: `${start}-${place}` } as const
  await write(tx, by, { ...key, before: nothing, change: 'added', words, isHidden: false, at })
  return key.item
}

function toAddress(title: string): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
  return (
    plain
      .match(/[a-z0-9]+/g)
      ?.slice(0, 8)
      .join('-')
      .slice(0, 60)
      .replace(/-$/, '') ?? 'question'
  )
}

async function changeOne(tx: Tx, by: Editor, change: TextChangeOf<'save' | 'hide' | 'show' | 'restore'>, at: Date) {
  const { kind, item } = change
  const before = await requireVersion(tx, change)
  const next = await decide(tx, change, before)
  await write(tx, by, { kind, item, before, at, ...next })
  return item
}

async function requireVersion(tx: Tx, { kind, item, version }: TextKey & { version: number }): Promise<StandingText> {
  const [latest] = await listVersions(tx, { kind, item }, 1)
  if ((latest?.version ?? 0) !== version) throw toRefusalError(refuseAsConflict(describeOther(latest?.by)))
  return latest ?? nothing
}

const describeOther = (name: string | undefined) =>
  `${name || 'Somebody else'} changed this text meanwhile. What you typed is still here, and nothing of yours is published. Look at theirs below. Then publish again to put yours in its place.`

type NextText = { change: TextVersion['change']; words: TextWords | null; isHidden: boolean; agree?: boolean }

async function decide(
  tx: Tx,
  change: TextChangeOf<'save' | 'hide' | 'show' | 'restore'>,
  { words: standing, isHidden }: StandingText,
): Promise<NextText> {
  if (change.act === 'hide' || change.act === 'show') {
    const hides = change.act === 'hide'
    const said = hides ? 'This text is off the page already.' : 'This text is on the page already.'
    if (hides === isHidden) throw toRefusalError(refuseAsConflict(said))
    return { change: hides ? 'hidden' : 'shown', words: standing, isHidden: hides }
  }
  if (change.act === 'save') {
    const words = readOrRefuse(change.kind, change)
    const agree = change.agree !== undefined
    if (!agree && isSameText(words, standing)) throw toRefusalError(refuseAsConflict('The page says this already.'))
    return { change: 'edited', words, isHidden, agree }
  }
  const words = await findEarlierWords(tx, change)
  if (isSameText(words, standing)) throw toRefusalError(refuseAsConflict('The page says this already.'))
  return { change: 'restored', words, isHidden }
}

async function findEarlierWords(tx: Tx, { kind, item, to }: TextChangeOf<'restore'>): Promise<TextWords | null> {
  const found = await findVersion(tx, { kind, item }, to === 0 ? 1 : to)
  if (found === null || (to === 0 && found.change === 'added'))
    throw toRefusalError(refuseAsNotFound('There is no such version.'))
  return to === 0 ? null : found.words
}

function readOrRefuse(kind: TextKind, typed: Parameters<typeof readTypedText>[1]): TextWords {
  const { words, problems } = readTypedText(kind, typed)
  const refusal = refuseProblems(problems)
  if (refusal) throw toRefusalError(refusal)
  return words
}

async function write(
  tx: Tx,
  by: Editor,
  next: NextText & Pick<NewText, 'kind' | 'item' | 'at'> & { before: StandingText },
) {
  const { kind, item, before, change, words, isHidden, agree = false, at } = next
  const { organizationId } = by
  const ages = dateWords(before, words, { at: at.toISOString(), agree })
  const version = before.version + 1
  const row: NewText = { organizationId, kind, item, version, change, words, isHidden, at, ...ages }
  const id = await insertText(tx, row)
  if (id === null) throw toRefusalError(refuseAsConflict(describeOther(undefined)))
  const [was, is] = [before.words ? toFields(before.words) : {}, words ? toFields(words) : {}]
  await noteChange(tx, {
    organizationId,
    subject: 'site_text',
    subjectId: id,
    subjectName: (words ?? before.words)?.en.title ?? item,
    change,
    // What the words that the site came with differ in is not on record.
    before: words === null ? {} : pickChanged(was, is),
    after: { kind, item, ...pickChanged(is, was) },
  })
}

const pickChanged = (from: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(from).filter(([name, value]) => value !== (other[name] ?? '')))
