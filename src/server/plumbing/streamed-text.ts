/**
 * A body that is made while it is sent: the next piece is asked for when the reader has room for it, and nothing more once
 * the reader is gone. A piece that fails breaks the connection, so that half a file never looks like a whole one.
 */
export function streamedText(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
