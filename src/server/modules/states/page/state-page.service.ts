import type { ShownStatePage, StatePageChange, StatePageDesk } from '#contract/states/state-page.ts'
import { toLocalDay } from '#domain/language/local-moment.ts'
import { isEmptyPage, listChangedFields, type OwnPage } from '#domain/states/own-page.ts'
import { AppError, buildFieldsError } from '#server/plumbing/calls/errors.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { type Actor, reader, type Transactions, type Tx } from '#server/plumbing/transactions.ts'
import {
  type AffiliateOfState,
  listEditions,
  lockDraft,
  publishDraft,
  readAffiliate,
  readDraft,
  readShown,
  saveDraft,
  undoEdition,
} from './state-page.store.ts'
import { readTypedPage } from './typed-page.rules.ts'

export type StatePage = ReturnType<typeof createStatePage>

type PageEditor = { actor: Actor; organizationId: string }
type Parts = { transactions: Transactions; clock: Clock }

const editionsShown = 50

export function createStatePage({ transactions, clock }: Parts) {
  return {
    shown: (state: string): Promise<ShownStatePage | null> => transactions.run(reader, (tx) => readShown(tx, state)),
    desk: ({ actor, organizationId }: PageEditor): Promise<StatePageDesk> =>
      transactions.run(actor, async (tx) => {
        const draft = await readDraft(tx, organizationId)
        return {
          ...(await requireAffiliate(tx, organizationId)),
          draft: draft?.fields ?? {},
          revision: draft?.revision ?? 0,
          savedAt: draft?.savedAt ?? null,
          savedBy: draft?.savedBy ?? null,
          editions: await listEditions(tx, organizationId, editionsShown),
        }
      }),
    /** Throws `conflict` where somebody else was first, and `invalid_input` naming the fields. */
    change: ({ actor, organizationId }: PageEditor, change: StatePageChange): Promise<void> =>
      transactions.run(actor, async (tx) => {
        const affiliate = await requireAffiliate(tx, organizationId)
        const at = clock.now()
        if (change.act === 'save') await save(tx, { organizationId, affiliate, change, at })
        else if (change.act === 'publish') await publish(tx, { organizationId, affiliate, change, at })
        else await undo(tx, { organizationId, affiliate, change, at })
      }),
  }
}

async function requireAffiliate(tx: Tx, organizationId: string): Promise<AffiliateOfState> {
  const affiliate = await readAffiliate(tx, organizationId)
  if (!affiliate) throw new AppError('not_found', 'There is no such affiliate.')
  return affiliate
}

type PageWork<Act extends StatePageChange['act']> = {
  organizationId: string
  affiliate: AffiliateOfState
  change: Extract<StatePageChange, { act: Act }>
  at: Date
}

async function save(tx: Tx, { organizationId, affiliate, change, at }: PageWork<'save'>): Promise<void> {
  const { page, problems } = readTypedPage(change, toLocalDay(at, affiliate.state))
  if (Object.keys(problems).length > 0) throw buildFieldsError(problems)
  if (await saveDraft(tx, { organizationId, fields: page, revision: change.revision, at })) return
  const theirs = await readDraft(tx, organizationId)
  throw new AppError(
    'conflict',
    `${theirs?.savedBy || 'Somebody else'} saved this draft while you were writing. What you typed is still here, and nothing of yours is saved. Look at theirs below, then save again to put yours in its place.`,
  )
}

async function publish(tx: Tx, { organizationId, affiliate, change, at }: PageWork<'publish'>): Promise<void> {
  await lockDraft(tx, organizationId)
  const draft = await readDraft(tx, organizationId)
  if (draft === null) throw new AppError('conflict', 'Save a draft first. Then publish it.')
  if (draft.revision !== change.revision) {
    const who = draft.savedBy || 'Somebody else'
    throw new AppError('conflict', `${who} saved another draft meanwhile. Look at it below, then publish it.`)
  }
  const before = await readStanding(tx, organizationId)
  if (listChangedFields(before, draft.fields).length === 0) {
    const isEmpty = isEmptyPage(draft.fields)
    throw new AppError('conflict', isEmpty ? 'The draft is empty.' : 'This draft is what the page says already.')
  }
  await publishDraft(tx, organizationId, at)
  await note(tx, { organizationId, affiliate, change: 'published', before, after: draft.fields })
}

async function undo(tx: Tx, { organizationId, affiliate, change, at }: PageWork<'undo'>): Promise<void> {
  await lockDraft(tx, organizationId)
  const standing = (await listEditions(tx, organizationId, editionsShown)).find(({ stands }) => stands)
  if (standing?.id !== change.id)
    throw new AppError('conflict', 'Somebody else changed the page meanwhile. Look at what it says now.')
  await undoEdition(tx, organizationId, at)
  const after = await readStanding(tx, organizationId)
  await note(tx, { organizationId, affiliate, change: 'undone', before: standing.fields, after })
}

async function readStanding(tx: Tx, organizationId: string): Promise<OwnPage> {
  return (await listEditions(tx, organizationId, editionsShown)).find(({ stands }) => stands)?.fields ?? {}
}

type PageNote = { organizationId: string; affiliate: AffiliateOfState; change: string; before: OwnPage; after: OwnPage }

function note(tx: Tx, { organizationId, affiliate, change, before, after }: PageNote): Promise<void> {
  const fields = listChangedFields(before, after)
  const pick = (from: OwnPage) => Object.fromEntries(fields.map((field) => [field, from[field] ?? '']))
  return noteChange(tx, {
    organizationId,
    subject: 'state_page',
    subjectId: organizationId,
    subjectName: affiliate.stateName,
    change,
    before: pick(before),
    after: pick(after),
  })
}
