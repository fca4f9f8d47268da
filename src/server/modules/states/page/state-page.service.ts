import type { ShownStatePage, StatePageChange, StatePageDesk } from '#contract/affiliates/state-page.ts'
import { localDay } from '#domain/language/local-moment.ts'
import { changedFields, isEmptyPage, type OwnPage } from '#domain/states/own-page.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Actor, Transactions, Tx } from '#server/plumbing/transactions.ts'
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

type Who = { actor: Actor; organisationId: string }
type Parts = { transactions: Transactions; clock: Clock }

const editionsShown = 50

export function createStatePage({ transactions, clock }: Parts) {
  return {
    shown: (state: string): Promise<ShownStatePage | null> =>
      transactions.run({ kind: 'visitor', onlyReads: true }, (tx) => readShown(tx, state)),
    desk: ({ actor, organisationId }: Who): Promise<StatePageDesk> =>
      transactions.run(actor, async (tx) => {
        const draft = await readDraft(tx, organisationId)
        return {
          ...(await requireAffiliate(tx, organisationId)),
          draft: draft?.fields ?? {},
          revision: draft?.revision ?? 0,
          savedAt: draft?.savedAt ?? null,
          savedBy: draft?.savedBy ?? null,
          editions: await listEditions(tx, organisationId, editionsShown),
        }
      }),
    /** Throws `conflict` where somebody else was first, and `invalid_input` naming the fields. */
    change: ({ actor, organisationId }: Who, change: StatePageChange): Promise<void> =>
      transactions.run(actor, async (tx) => {
        const affiliate = await requireAffiliate(tx, organisationId)
        const at = clock.now()
        if (change.act === 'save') await save(tx, { organisationId, affiliate, change, at })
        else if (change.act === 'publish') await publish(tx, { organisationId, affiliate, change, at })
        else await undo(tx, { organisationId, affiliate, change, at })
      }),
  }
}

async function requireAffiliate(tx: Tx, organisationId: string): Promise<AffiliateOfState> {
  const affiliate = await readAffiliate(tx, organisationId)
  if (affiliate === null) throw new AppError('not_found', 'There is no such affiliate.')
  return affiliate
}

type Doing<Act extends StatePageChange['act']> = {
  organisationId: string
  affiliate: AffiliateOfState
  change: Extract<StatePageChange, { act: Act }>
  at: Date
}

async function save(tx: Tx, { organisationId, affiliate, change, at }: Doing<'save'>): Promise<void> {
  const { page, problems } = readTypedPage(change, localDay(at, affiliate.state))
  if (Object.keys(problems).length > 0)
    throw new AppError('invalid_input', 'Some values are missing or not right.', { fields: problems })
  if (await saveDraft(tx, { organisationId, fields: page, revision: change.revision, at })) return
  const theirs = await readDraft(tx, organisationId)
  throw new AppError(
    'conflict',
    `${theirs?.savedBy || 'Somebody else'} saved this draft while you were writing. What you typed is still here, and nothing of yours is saved. Look at theirs below, then save again to put yours in its place.`,
  )
}

async function publish(tx: Tx, { organisationId, affiliate, change, at }: Doing<'publish'>): Promise<void> {
  await lockDraft(tx, organisationId)
  const draft = await readDraft(tx, organisationId)
  if (draft === null) throw new AppError('conflict', 'Save a draft first. Then publish it.')
  if (draft.revision !== change.revision) {
    const who = draft.savedBy || 'Somebody else'
    throw new AppError('conflict', `${who} saved another draft meanwhile. Look at it below, then publish it.`)
  }
  const before = await readStanding(tx, organisationId)
  if (changedFields(before, draft.fields).length === 0) {
    const isEmpty = isEmptyPage(draft.fields)
    throw new AppError('conflict', isEmpty ? 'The draft is empty.' : 'This draft is what the page says already.')
  }
  await publishDraft(tx, organisationId, at)
  await note(tx, { organisationId, affiliate, change: 'published', before, after: draft.fields })
}

async function undo(tx: Tx, { organisationId, affiliate, change, at }: Doing<'undo'>): Promise<void> {
  await lockDraft(tx, organisationId)
  const standing = (await listEditions(tx, organisationId, editionsShown)).find(({ stands }) => stands)
  if (standing?.id !== change.id)
    throw new AppError('conflict', 'Somebody else changed the page meanwhile. Look at what it says now.')
  await undoEdition(tx, organisationId, at)
  const after = await readStanding(tx, organisationId)
  await note(tx, { organisationId, affiliate, change: 'undone', before: standing.fields, after })
}

async function readStanding(tx: Tx, organisationId: string): Promise<OwnPage> {
  return (await listEditions(tx, organisationId, editionsShown)).find(({ stands }) => stands)?.fields ?? {}
}

type Noted = { organisationId: string; affiliate: AffiliateOfState; change: string; before: OwnPage; after: OwnPage }

function note(tx: Tx, { organisationId, affiliate, change, before, after }: Noted): Promise<void> {
  const fields = changedFields(before, after)
  const pick = (from: OwnPage) => Object.fromEntries(fields.map((field) => [field, from[field] ?? '']))
  return noteChange(tx, {
    organisationId,
    subject: 'state_page',
    subjectId: organisationId,
    subjectName: affiliate.stateName,
    change,
    before: pick(before),
    after: pick(after),
  })
}
