export type StoredBytes = { size: number; stream: ReadableStream<Uint8Array> }

/**
 * Bytes under keys that are used once: what is there under a key is whole and never changes. To delete what is not
 * there is no error.
 */
export type FileStore = {
  /** In words for whoever makes a backup; null where the bytes are on this disk and belong into it. */
  readonly elsewhere: string | null
  put(key: string, bytes: Uint8Array): Promise<void>
  open(key: string): Promise<StoredBytes | null>
  delete(key: string): Promise<void>
  list(): AsyncIterable<{ key: string; at: Date }>
  /** Throws StartError where nothing can be written. */
  requireWritable(): Promise<void>
}

export async function readWhole(stored: StoredBytes): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stored.stream).arrayBuffer())
}
