import { DatabaseSetupError } from '#server/plumbing/database/engine.ts'
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
      yield* piecesOf(key, await readWhole(stored))
      files++
    }
  }
  yield JSON.stringify({ end: true, files })
}

function* piecesOf(file: string, bytes: Uint8Array): Generator<string> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < whole.length; at += pieceBytes) {
    const piece = whole.toString('base64', at, at + pieceBytes)
    yield JSON.stringify({ file, bytes: piece, last: at + pieceBytes >= whole.length } satisfies Piece)
  }
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
