import { answersCache } from '#web/plumbing/stored/stored-board.ts'

const ownerKey = '/.owner'
const anyForm = { ignoreSearch: true, ignoreVary: true } as const

/** Deletes everything when the answer says that nobody, or somebody else, is signed in. */
export type TakeAnswer = (request: Request | string, response: Response, isDocument: boolean) => Promise<void>

export type AnswerCache = {
  /** Call it before asking: an answer to a question asked before a `forget` is not stored. */
  begin(): TakeAnswer
  forget(): Promise<void>
  find(request: Request | string): Promise<Response | undefined>
  hasOwner(): Promise<boolean>
}

export function createAnswerCache(parts: {
  caches: CacheStorage
  buildId: string
  now: () => Date
  forget: () => Promise<void>
}): AnswerCache {
  const { caches, buildId, now, forget } = parts
  const open = () => caches.open(answersCache)

  /** Opening a cache would create it, and a mere lookup must leave nothing behind. */
  async function lookUp(request: string): Promise<Response | undefined> {
    if (!(await caches.keys()).includes(answersCache)) return undefined
    return (await open()).match(request, anyForm)
  }

  async function owner(): Promise<string | null> {
    const answers = await lookUp(ownerKey)
    return answers ? answers.text() : null
  }

  // One after the other: two first answers of somebody would each throw away what the other one kept.
  let turn: Promise<unknown> = Promise.resolve()
  let forgets = 0

  function runInOrder(work: () => Promise<void>): Promise<void> {
    const done = turn.then(work)
    turn = done.catch(() => {})
    return done
  }

  return {
    begin() {
      const before = forgets
      return (request, response, isDocument) =>
        runInOrder(async () => {
          if (before === forgets) await takeNow(request, response, isDocument)
        })
    },
    forget() {
      forgets += 1
      return runInOrder(forget)
    },
    async find(request) {
      return lookUp(plain(request))
    },
    async hasOwner() {
      return (await owner()) !== null
    },
  }

  async function takeNow(request: Request | string, response: Response, isDocument: boolean): Promise<void> {
    const isFor = response.headers.get('X-Acts-For')
    const isNobodys = response.status === 401 || (isDocument && response.ok && isFor === null)
    const known = await owner()
    if (isNobodys) {
      if (known !== null) await forget()
      return
    }
    if (response.status !== 200 || response.redirected) return
    if (isFor !== null && isFor !== known) {
      await caches.delete(answersCache)
      await (await open()).put(ownerKey, new Response(isFor))
    }
    // What is everybody's, such as the counts of the directory, is kept only beside somebody's board.
    if (isFor === null && known === null) return
    const headers = new Headers(response.headers)
    headers.set('X-Kept-At', now().toISOString())
    headers.set('X-Kept-By', buildId)
    const { status, statusText } = response
    await (await open()).put(plain(request), new Response(await response.blob(), { status, statusText, headers }))
  }
}

function plain(request: Request | string): string {
  const { origin, pathname } = new URL(typeof request === 'string' ? request : request.url, self.location.href)
  return origin + pathname
}
