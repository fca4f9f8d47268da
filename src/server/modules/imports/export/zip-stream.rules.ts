import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type ZipEntry = {
  name: string
  pieces: AsyncIterable<string | Uint8Array>
  isPacked?: boolean
}

export async function* streamZip(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
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
