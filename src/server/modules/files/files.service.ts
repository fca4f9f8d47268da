import { randomUUID } from 'node:crypto'
import type { FileView } from '#contract/calls/uploads.ts'
import { type FileKind, fileLimits, formatMegabytes } from '#domain/certification/evidence/evidence-files.ts'
import type { SharedLimits } from '#server/plumbing/admission/limits/shared-limits.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Upload } from '#server/plumbing/calls/upload.ts'
import { createFileKey } from '#server/plumbing/files/file-key.ts'
import type { FileStore, StoredBytes } from '#server/plumbing/files/file-store.ts'
import { createSealedStore } from '#server/plumbing/files/sealed-store.ts'
import type { Actor, Tx } from '#server/plumbing/transactions.ts'
import { runAsSystem } from '#server/plumbing/work/as-system.ts'
import { type CheckingParts, createChecking } from './checking/checking.service.ts'
import {
  addChunk,
  countBytes,
  deleteFile,
  type FileFacts,
  type FileRow,
  insertFile,
  readFacts,
  readFile,
} from './files.store.ts'
import { createSweeping } from './sweeping.service.ts'

/** Sealed files are those of cases: they do not count against the room of an organization, and the caller limits how many there are. */
export type FileSender = { organizationId: string; actor: Actor; isSealed?: boolean }

export type StoredFile = Pick<FileRow, 'id' | 'organizationId' | 'state'>

/** Runs in the transaction of the person who asks, with their rights. */
export type MayRead = (tx: Tx, file: StoredFile) => Promise<boolean>

export type { FileFacts } from './files.store.ts'

export type OpenFile = StoredBytes & { name: string; kind: FileKind }

export type FilesService = ReturnType<typeof createFiles>

export const wholeLimit = fileLimits.bytes
export const chunkLimit = fileLimits.chunk

const begun = { uses: 300, window: 3_600 } as const

type Parts = Omit<CheckingParts, 'storeOf'> & { store: FileStore; limits: SharedLimits; secretKey: string }

export function createFiles(parts: Parts) {
  const { transactions, store, clock, log } = parts
  const sealed = createSealedStore(store, parts.secretKey)
  const storeOf = ({ isSealed }: Pick<FileRow, 'isSealed'>) => (isSealed ? sealed : store)
  const limit = parts.limits.limit('files', begun)
  const checking = createChecking({ ...parts, storeOf })
  const sweeping = createSweeping({ ...parts, checking })

  const find = (who: FileSender, id: string) =>
    transactions.run(who.actor, async (tx) => {
      const file = await readFile(tx, id)
      if (!file) throw buildNoFileError()
      return file
    })
  async function requireRoom(tx: Tx, organizationId: string, size: number): Promise<void> {
    await limit.take(tx, organizationId)
    if ((await countBytes(tx, organizationId)) + size > fileLimits.ofOrganization) throw buildFullError()
  }
  async function begin(sender: FileSender, name: string, size: number): Promise<string> {
    const { actor, organizationId, isSealed = false } = sender
    refuseLarge(size)
    const id = randomUUID()
    await transactions.run(actor, async (tx) => {
      if (!isSealed) await requireRoom(tx, organizationId, size)
      await insertFile(tx, { id, organizationId, addedAt: clock.now(), name: isSealed ? 'file' : name, size, isSealed })
    })
    return id
  }
  /** Bytes first, row second: what a killed server leaves is bytes that no row names. */
  async function add(who: FileSender, file: FileRow, bytes: Uint8Array): Promise<FileRow> {
    const { id, received: offset } = file
    const key = createFileKey(id)
    await storeOf(file).put(key, bytes)
    const chunk = { id, offset, length: bytes.byteLength, key, now: clock.now() }
    const added = await transactions.run(who.actor, async (tx) => {
      // Its organization's people alone see it.
      return (await readFile(tx, id)) && runAsSystem(tx, () => addChunk(tx, chunk))
    })
    if (added) return added
    await checking.drop([key])
    throw buildGoOnError(await find(who, id))
  }
  async function refuseAs(file: FileRow, refusal: string): Promise<never> {
    await checking.refuse(file, refusal)
    throw buildFileError(refusal)
  }
  /** Throws what was found wrong, in words. */
  async function finish(who: FileSender, file: FileRow): Promise<FileView> {
    if (file.state !== 'checking') return toView(file)
    const found = (await checking.check(file)) ?? (await find(who, file.id))
    if (found.refusal !== null) throw buildFileError(found.refusal)
    return toView(found)
  }

  async function removeUnused({ actor }: FileSender, id: string): Promise<void> {
    const file = await transactions.run(actor, async (tx) => {
      const found = await readFile(tx, id)
      return found && (await deleteFile(tx, id)) ? found : null
    })
    if (file) await checking.drop(file.keys)
  }

  return {
    checkWaiting: () => checking.checkWaiting(),
    sweep: () => sweeping.sweep(),
    /** Throws `too_large`, `conflict` where the organization has no room left, and `too_many_requests`. */
    async begin(who: FileSender, { name, size }: { name: string; size: number }) {
      return { id: await begin(who, name, size), offset: 0, chunkBytes: fileLimits.chunk }
    },
    /**
     * `read` is asked only for a chunk that is wanted. Throws `conflict` with the true offset for any other.
     * `onWhole` comes after the last chunk and before the file is looked at, which may take longer than its sender stays.
     */
    async take(
      who: FileSender,
      { id, offset }: { id: string; offset: number },
      read: () => Promise<Uint8Array>,
      onWhole?: () => Promise<void>,
    ): Promise<FileView> {
      const file = await find(who, id)
      if (file.refusal !== null) throw buildFileError(file.refusal)
      if (file.state !== 'receiving' || file.received !== offset) throw buildGoOnError(file)
      const bytes = await read()
      const wanted = Math.min(fileLimits.chunk, file.size - offset)
      if (bytes.byteLength !== wanted) {
        throw new AppError('invalid_input', `From ${offset} on, ${wanted} bytes are wanted, and these are not as many.`)
      }
      const wrong = offset === 0 ? checking.whyNotTaken(bytes) : null
      if (wrong !== null) return refuseAs(file, wrong)
      const added = await add(who, file, bytes)
      if (added.state === 'checking') await onWhole?.()
      return finish(who, added)
    },
    /** A file that came in one form. Throws what `begin` and `take` throw. */
    async takeWhole(who: FileSender, { name, bytes }: Upload): Promise<FileView> {
      const wrong = checking.whyNotTaken(bytes)
      if (wrong !== null) throw buildFileError(wrong)
      const id = await begin(who, name || 'file', bytes.byteLength)
      try {
        return await finish(who, await add(who, await find(who, id), bytes))
      } catch (error) {
        // A sealed file that failed is shown nowhere, so it is removed at once.
        if (who.isSealed) await removeUnused(who, id)
        throw error
      }
    },
    look: async (who: FileSender, id: string): Promise<FileView> => toView(await find(who, id)),
    /** Throws `conflict` for a file that something holds: a policy on `stored_file` says so. */
    async remove(who: FileSender, id: string): Promise<void> {
      const file = await find(who, id)
      const isGone = await transactions.run(who.actor, (tx) => deleteFile(tx, id))
      if (!isGone) throw new AppError('conflict', 'Something else shows this file. Take it out there first.')
      await checking.drop(file.keys)
    },
    removeUnused,
    whyNotTaken: (bytes: Uint8Array) => checking.whyNotTaken(bytes),
    /** For whoever may read what shows them: a file that is gone is not among them. */
    async factsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, FileFacts>> {
      return new Map((await readFacts(tx, ids)).map((file) => [file.id, file]))
    },
    /** Nothing of it is read before `mayRead` has said yes. Throws `conflict` while it is being checked. */
    async open(actor: Actor, id: string, mayRead: MayRead): Promise<OpenFile> {
      const file = await transactions.run(actor, async (tx) => {
        const found = await runAsSystem(tx, () => readFile(tx, id))
        return found && (await mayRead(tx, found)) ? found : null
      })
      if (!file) throw buildNoFileError()
      const [key] = file.keys
      if (file.state !== 'clean' || file.kind === null || key === undefined) {
        throw new AppError('conflict', 'This file is still being checked. Try again in a few minutes.')
      }
      const stored = await storeOf(file).open(key)
      if (stored) return { ...stored, name: file.name, kind: file.kind }
      log.error('file_without_bytes', { file: id })
      throw buildNoFileError()
    },
    /** For `open`: the people of its organization, as the database has it. */
    ofOwnOrganization: (async (tx, { id }) => (await readFile(tx, id)) !== null) satisfies MayRead,
  }
}

function toView({ id, name, size, received, state, kind, refusal }: FileRow): FileView {
  return { id, name, size, offset: received, chunkBytes: fileLimits.chunk, state, kind, refusal }
}

function refuseLarge(size: number): void {
  if (size <= fileLimits.bytes) return
  const message = `This file is larger than ${formatMegabytes(fileLimits.bytes)}, which is the most we take. Make it smaller first.`
  throw new AppError('too_large', message, { fields: { file: message } })
}

function buildFullError(): AppError {
  const message = `Your organization's files have no room left: ${formatMegabytes(fileLimits.ofOrganization)} in all. Delete some first.`
  return new AppError('conflict', message, { fields: { file: message } })
}

const buildNoFileError = () => new AppError('not_found', 'This file is no longer there.')
const buildFileError = (message: string) => new AppError('invalid_input', message, { fields: { file: message } })

function buildGoOnError({ received }: FileRow): AppError {
  const headers = { 'Upload-Offset': String(received) }
  return new AppError('conflict', `${received} bytes of this file are here. Go on from there.`, { headers })
}
