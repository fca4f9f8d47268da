type Sent = [what: string, body: string | number]

/** The calls of uploads as a browser meets them, with chunks of ten bytes. */
export function fakeUploads() {
  const sent: Sent[] = []
  const owners: (string | null)[] = []
  let size = 0
  let received = 0
  let drops = false
  let isHeldUp = false
  let holdsAt: number | null = null
  let refusal: string | null = null
  let end: 'clean' | 'held' = 'clean'
  const view = () => {
    const state = received === size ? end : 'receiving'
    return { id: 'one', name: 'hall.jpg', size, offset: received, chunkBytes: 10, state, kind: null, refusal: null }
  }
  const answer = async (address: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET'
    if (method !== 'GET') sent.push([`${method} ${address}`, String(init.body ?? '')])
    owners.push(new Headers(init.headers).get('x-acts-for'))
    if (method === 'DELETE') return new Response(null, { status: 204 })
    if (method === 'GET') return Response.json(view())
    size = JSON.parse(String(init.body)).size
    received = 0
    return Response.json({ id: 'one', offset: 0, chunkBytes: 10 }, { status: 201 })
  }

  class Request {
    readonly upload: { onprogress?: (event: { loaded: number }) => void; onload?: () => void } = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    status = 0
    statusText = ''
    responseText = ''
    #what = ''
    open(method: string, address: string): void {
      this.#what = `${method} ${address}`
    }
    setRequestHeader(name: string, value: string): void {
      if (name === 'X-Acts-For') owners.push(value)
    }
    abort(): void {
      this.onabort?.()
    }
    send(chunk: Blob): void {
      sent.push([this.#what, chunk.size])
      this.upload.onprogress?.({ loaded: chunk.size / 2 })
      if (holdsAt === received) return
      setTimeout(() => this.#finish(chunk.size))
    }
    #finish(length: number): void {
      if (drops) {
        drops = false
        this.onerror?.()
        return
      }
      this.upload.onload?.()
      if (isHeldUp) {
        isHeldUp = false
        this.status = 503
        this.onload?.()
        return
      }
      this.status = refusal === null ? 200 : 422
      if (refusal === null) received += length
      const refused = { code: 'invalid_input', message: refusal, fields: { file: refusal } }
      this.responseText = JSON.stringify(refusal === null ? view() : refused)
      this.onload?.()
    }
  }
  return {
    sent,
    owners,
    fetch: answer,
    Request,
    received: () => received,
    dropNext() {
      drops = true
    },
    holdUpNext() {
      isHeldUp = true
    },
    holdAfter(bytes: number | null) {
      holdsAt = bytes
    },
    refuse(words: string | null) {
      refusal = words
    },
    hold() {
      end = 'held'
    },
  }
}
