import { createHash } from 'node:crypto'
import { buildFileName, type FileKind } from '#domain/certification/evidence/evidence-files.ts'
import { fileRefusals, sayPdfToo } from '#domain/certification/evidence/file-refusals.ts'
import { minuteMs } from '#domain/language/durations.ts'
import { type FileRow, readUnchecked, setFound } from '#server/modules/files/files.store.ts'
import type { Pictures } from '#server/modules/residence/photos/photos.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { createFileKey } from '#server/plumbing/files/file-key.ts'
import { type FileStore, readWhole } from '#server/plumbing/files/file-store.ts'
import type { BytesStore } from '#server/plumbing/files/sealed-store.ts'
import type { VirusScan } from '#server/plumbing/files/virus-scan.ts'
import { system } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createPdfWork } from './cleaning/pdf-work.worker.ts'
import { findPdfProblem, isPdf } from './pdf.rules.ts'

export type CheckingParts = Pick<ServerParts, 'transactions' | 'clock' | 'log'> & {
  store: Pick<FileStore, 'delete'>
  storeOf: (file: Pick<FileRow, 'isSealed'>) => BytesStore
  scan: VirusScan | null
  pictures: Pictures
}

export type FileChecks = ReturnType<typeof createChecking>

type KeptFile = { kind: FileKind; bytes: Uint8Array }

/** A check that takes longer was ended with its server. */
const longestCheckMs = 10 * minuteMs

export function createChecking(parts: CheckingParts) {
  const { transactions, store, storeOf, pictures, clock, log } = parts
  const pdfs = createPdfWork()

  async function drop(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      // What stays is found by the sweep.
      await store.delete(key).catch((error: unknown) => log.warn('file_bytes_left', { error }))
    }
  }
  async function refuse(file: FileRow, refusal: string): Promise<FileRow | null> {
    const refused = await transactions.run(system, (tx) =>
      setFound(tx, file, { state: 'refused', refusal, keys: [] }, clock.now()),
    )
    if (refused) await drop(file.keys)
    return refused
  }
  async function assemble(file: FileRow): Promise<Uint8Array | null> {
    const { keys, size } = file
    const pieces: Uint8Array[] = []
    for (const key of keys) {
      const stored = await storeOf(file).open(key)
      if (!stored) return null
      pieces.push(await readWhole(stored))
    }
    const whole = Buffer.concat(pieces)
    return whole.byteLength === size ? whole : null
  }
  /** The name of a virus, null for none, and 'unknown' where the scanner does not answer. */
  async function scan(bytes: Uint8Array): Promise<{ found: string | null } | 'unknown'> {
    try {
      return { found: (await parts.scan?.(bytes)) ?? null }
    } catch (error) {
      log.warn('files_not_scanned', { error })
      return 'unknown'
    }
  }
  async function convert({ organizationId, isSealed }: FileRow, bytes: Uint8Array): Promise<KeptFile> {
    if (!isPdf(bytes)) return { kind: 'jpg', bytes: await pictures.copy(organizationId, bytes) }
    const wrong = findPdfProblem(bytes)
    if (wrong !== null) throw new AppError('invalid_input', wrong)
    // Cleaned for a grievance, so that the file does not tell who filed it.
    return { kind: 'pdf', bytes: isSealed ? await pdfs.clean(organizationId, bytes) : bytes }
  }
  async function keep(file: FileRow, { kind, bytes }: KeptFile): Promise<FileRow | null> {
    const key = createFileKey(file.id)
    await storeOf(file).put(key, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const size = bytes.byteLength
    const found = { kind, name: buildFileName(file.name, kind), size, received: Math.min(file.received, size), sha256 }
    const kept = await transactions.run(system, (tx) =>
      setFound(tx, file, { state: 'clean', ...found, keys: [key] }, clock.now()),
    )
    await drop(kept ? file.keys : [key])
    return kept
  }
  const hold = (file: FileRow) => transactions.run(system, (tx) => setFound(tx, file, { state: 'held' }, clock.now()))
  async function look(file: FileRow): Promise<FileRow | null> {
    const bytes = await assemble(file)
    if (!bytes) return refuse(file, 'A part of this file was lost on our side. Send it again.')
    const scanned = await scan(bytes)
    if (scanned === 'unknown' && file.state === 'held') return null
    if (scanned !== 'unknown' && scanned.found !== null) {
      log.warn('file_with_virus', { file: file.id, found: scanned.found })
      return refuse(file, fileRefusals.harmful)
    }
    const kept = await convert(file, bytes)
    if (scanned !== 'unknown') return keep(file, kept)
    return hold(file)
  }

  return {
    drop,
    refuse,
    /** From its first bytes; null where they may be those of a file we take. */
    whyNotTaken(first: Uint8Array): string | null {
      const problem = isPdf(first) ? null : pictures.whyNot(first)
      return problem && sayPdfToo(problem)
    },
    /** What became of a file that is whole. Null where that was decided elsewhere, or has to wait. */
    async check(file: FileRow): Promise<FileRow | null> {
      try {
        return await look(file)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        if (error.code === 'invalid_input') return refuse(file, sayPdfToo(error.message))
        // There is too much to do right now: the next round has it.
        return hold(file)
      }
    },
    async checkWaiting(): Promise<void> {
      const before = new Date(clock.now().getTime() - longestCheckMs)
      for (const file of await transactions.run(system, (tx) => readUnchecked(tx, before))) await this.check(file)
    },
  }
}
