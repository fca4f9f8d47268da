import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive: its name, and its content in pieces that are made when they are asked for. */
export type ZipEntry = {
  name: string
  pieces: AsyncIterable<string | Uint8Array>
  /** What is packed already, such as a photo, gets no smaller. */
  isPacked?: boolean
}

/** The bytes of an archive, made while it is read: no more than one piece of one file is held at a time. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    made.push(bytes)
  })
  const encoder = new TextEncoder()
  for await (const { name, pieces, isPacked = false } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    file.mtime = at
    zip.add(file)
    for await (const piece of pieces) {
      file.push(typeof piece === 'string' ? encoder.encode(piece) : piece)
      yield* made
      made = []
    }
    file.push(new Uint8Array(), true)
    yield* made
    made = []
  }
  zip.end()
  yield* made
}
