import { DatabaseSetupError, type OwnerConnection } from '#server/plumbing/database/engine.ts'
import { type FileStore, readWhole } from '#server/plumbing/files/file-store.ts'

/**
 * The files that rows name, after the rows, in pieces that a line can hold:
 *
 *   {"file": "<key>", "bytes": "<base64>", "last": true}
 *   {"end": true, "files": 12}
 *
 * Where they are kept elsewhere, it says where: {"filesElsewhere": "the bucket ..."}.
 */
type Piece = { file: string; bytes: string; last: boolean }

const pieceBytes = 192 * 1024

export async function* dumpFiles(store: FileStore, signal?: AbortSignal): AsyncGenerator<string> {
  let files = 0
  if (store.elsewhere !== null) yield JSON.stringify({ filesElsewhere: store.elsewhere })
  else {
    for await (const { key } of store.list()) {
      signal?.throwIfAborted()
      const stored = await store.open(key)
      // It was deleted since it was listed.
      if (!stored) continue
      yield* cutIntoPieces(key, await readWhole(stored))
      files++
    }
  }
  yield JSON.stringify({ end: true, files })
}

function* cutIntoPieces(file: string, bytes: Uint8Array): Generator<string> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < whole.length; at += pieceBytes) {
    const piece = whole.toString('base64', at, at + pieceBytes)
    yield JSON.stringify({ file, bytes: piece, last: at + pieceBytes >= whole.length } satisfies Piece)
  }
}

/** What the rows name, how much of it the store lacks, and where the backup says that the bytes are. */
export type RestoredFiles = { files: number; missing: number; elsewhere: string | null }

export function readElsewhere(line: string): string | null {
  return line.startsWith('{"filesElsewhere":') ? (JSON.parse(line) as { filesElsewhere: string }).filesElsewhere : null
}

/** A backup of a bucket holds rows alone, and whoever restores it may have forgotten the bucket. */
export async function countMissing(
  connection: Pick<OwnerConnection, 'query'>,
  store: FileStore | undefined,
): Promise<Omit<RestoredFiles, 'elsewhere'>> {
  const named = await connection.query<{ key: string }>(
    'begin; set local role porchlight_backup; select unnest(keys) as key from stored_file; commit',
  )
  const there = new Set<string>()
  if (store && named.length > 0) for await (const { key } of store.list()) there.add(key)
  return { files: named.length, missing: store ? named.filter(({ key }) => !there.has(key)).length : 0 }
}

export class FilesBack {
  readonly #store: FileStore | undefined
  #pieces: Buffer[] = []
  #files = 0
  #announced = 0

  constructor(store: FileStore | undefined) {
    this.#store = store
  }

  async take(line: unknown): Promise<void> {
    if (isEnd(line)) this.#announced = line.files
    if (!isPiece(line)) return
    this.#pieces.push(Buffer.from(line.bytes, 'base64'))
    if (!line.last) return
    await this.#store?.put(line.file, Buffer.concat(this.#pieces))
    this.#pieces = []
    this.#files++
  }

  /** Throws DatabaseSetupError where some are missing. */
  requireWhole(): void {
    if (this.#files === this.#announced) return
    throw new DatabaseSetupError('The backup is not whole: some of its files are missing.')
  }
}

function isPiece(line: unknown): line is Piece {
  return typeof line === 'object' && line !== null && 'file' in line && 'bytes' in line && 'last' in line
}

function isEnd(line: unknown): line is { files: number } {
  return typeof line === 'object' && line !== null && 'end' in line && 'files' in line
}
