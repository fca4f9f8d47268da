import {
  answersCache,
  boardReadPath,
  isBoardPage,
  isVisitPath,
  storedListPaths,
} from '#web/plumbing/stored/stored-board.ts'

const ownerKey = '/.owner'
const anyForm = { ignoreVary: true } as const
/** Milliseconds after which the messages and waiting lists of a device that was put away are deleted from it. */
const listsKeptFor = 7 * 24 * 60 * 60_000

/** Deletes everything when the answer says that nobody, or somebody else, is signed in. */
export type TakeAnswer = (request: Request | string, response: Response, isDocument: boolean) => Promise<void>

export type AnswerCache = {
  /** Call it before asking: an answer to a question asked before a `forget` is not stored. */
  begin(): TakeAnswer
  forget(): Promise<void>
  find(request: Request | string): Promise<Response | undefined>
  hasOwner(): Promise<boolean>
  listVisits(): Promise<string[]>
  hasListOfOtherBuild(): Promise<boolean>
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

  async function readOwner(): Promise<string | null> {
    const answers = await lookUp(ownerKey)
    return answers ? answers.text() : null
  }

  // One after the other: two first answers of a new person would each delete the other one.
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
      for (const key of listKeysToFind(toUrl(request))) {
        const found = await lookUp(key)
        if (found && !isTooOld(key, found)) return found
        if (found) await (await open()).delete(key)
      }
      return undefined
    },
    async hasOwner() {
      return (await readOwner()) !== null
    },
    async listVisits() {
      if (!(await caches.keys()).includes(answersCache)) return []
      const paths = (await (await open()).keys()).map(({ url }) => toUrl(url).pathname)
      return paths.filter(isVisitPath)
    },
    async hasListOfOtherBuild() {
      if (!(await caches.keys()).includes(answersCache)) return false
      const cache = await open()
      const lists = (await cache.keys()).filter(({ url }) => isList(toUrl(url).pathname))
      const found = await Promise.all(lists.map(async (key) => ({ key, response: await cache.match(key, anyForm) })))
      const old = found.filter(({ key, response }) => response && isTooOld(key.url, response))
      await Promise.all(old.map(({ key }) => cache.delete(key)))
      const left = found.filter((one) => !old.includes(one))
      return left.some(({ response }) => response?.headers.get('X-Kept-By') !== buildId)
    },
  }

  function isTooOld(key: string, { headers }: Response): boolean {
    // It names the files of its own build.
    if (isBoardPage(toUrl(key))) return headers.get('X-Kept-By') !== buildId
    const keptAt = Date.parse(headers.get('X-Kept-At') ?? '')
    return isList(toUrl(key).pathname) && now().getTime() - keptAt > listsKeptFor
  }

  async function takeNow(request: Request | string, response: Response, isDocument: boolean): Promise<void> {
    const isFor = response.headers.get('X-Acts-For')
    const isNobodys = response.status === 401 || (isDocument && response.ok && isFor === null)
    const known = await readOwner()
    if (isNobodys) {
      if (known !== null) await forget()
      return
    }
    const key = findKeyToStore(toUrl(request))
    // Of a house that is gone, or for somebody who may not read it any more.
    if (key !== null && known !== null && (response.status === 403 || response.status === 404)) {
      await (await open()).delete(key)
    }
    if (key === null || response.status !== 200 || response.redirected) return
    if (isFor !== null && isFor !== known) {
      await caches.delete(answersCache)
      await (await open()).put(ownerKey, new Response(isFor))
    }
    // Public answers, such as the counts of the directory, are kept only for a person with a board.
    if (isFor === null && known === null) return
    const headers = new Headers(response.headers)
    headers.set('X-Kept-At', now().toISOString())
    headers.set('X-Kept-By', buildId)
    const { status, statusText } = response
    const body = isList(toUrl(key).pathname) ? markStored(await response.text()) : await response.blob()
    const cache = await open()
    await cache.put(key, new Response(body, { status, statusText, headers }))
    if (isBoardPage(toUrl(key))) await dropOtherPages(cache, toUrl(key))
  }
}

async function dropOtherPages(cache: Cache, { pathname, href }: URL): Promise<void> {
  const stored = (await cache.keys()).map(({ url }) => toUrl(url))
  const others = stored.filter((one) => one.pathname === pathname && one.href !== href && isBoardPage(one))
  await Promise.all(others.map((one) => cache.delete(one.href)))
}

function markStored(html: string): string {
  return html.replace('<html ', '<html data-stored ')
}

function toUrl(request: Request | string): URL {
  return new URL(typeof request === 'string' ? request : request.url, self.location.href)
}

const lists: readonly string[] = storedListPaths

function isList(path: string): boolean {
  return lists.includes(path) || isVisitPath(path)
}

/** Where an answer is found: a waiting list by its house, a page of a board by its query, all else by its path. */
function listKeysToFind(url: URL): string[] {
  const { origin, pathname, searchParams } = url
  const plain = origin + pathname
  // Another page's houses would stand under this one's address.
  if (isBoardPage(url)) return pathname === boardReadPath ? [plain + url.search] : [plain + url.search, plain]
  const residence = pathname === '/workspace/waiting' ? searchParams.get('house') : null
  return residence === null ? [plain] : [`${plain}?${new URLSearchParams({ house: residence })}`, plain]
}

/** Null where an answer is not stored: messages chosen by a filter would stand in for all of them. */
function findKeyToStore(url: URL): string | null {
  if (url.pathname === '/workspace/messages' && url.search !== '') return null
  return listKeysToFind(url)[0] ?? null
}
