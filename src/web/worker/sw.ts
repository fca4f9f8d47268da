import { boardCaches, boardReadPath, isVisitPath, storedBoardPaths } from '#web/plumbing/stored/stored-board.ts'
import { createAnswerCache, type TakeAnswer } from './answer-cache.ts'
import { askNetworkFirst } from './from-network.ts'
import { answerNoConnection } from './no-connection.ts'
import { takePushes } from './pushes.ts'
import { boardReads, chooseWay } from './ways.ts'
import type { WorkerBuild, WorkerEvent, WorkerFetch, WorkerScope } from './worker-scope.ts'

declare const BUILD: WorkerBuild
const build = BUILD

// The type check takes this for a page's own `self`.
const worker = self as unknown as WorkerScope
const filesPrefix = `${boardCaches}files-`
const filesCache = filesPrefix + build.id
/** Milliseconds after which a stored answer is read again when a board opens. */
const keptFor = 60 * 60_000
const pauses = [1_000, 3_000, 9_000]

const answers = createAnswerCache({ caches: worker.caches, buildId: build.id, now: () => new Date(), forget })

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([takeFiles(), worker.skipWaiting()]))
})

// Pages that are open go on with the files they began with: those of the build before stay until the next start.
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()]))
})

worker.addEventListener('message', (event) => {
  if (event.data === 'forget') event.waitUntil(answers.forget())
  if (event.data === 'keep') event.waitUntil(storeAll(storedBoardPaths, boardReads))
  const { page, visit, files } = { ...(typeof event.data === 'object' && event.data) } as Record<string, unknown>
  if (typeof page === 'string') event.waitUntil(storePage(page))
  if (typeof visit === 'string') event.waitUntil(storeVisit(visit, Array.isArray(files) ? files : []))
})

takePushes(worker)

worker.addEventListener('fetch', (event) => {
  const { request } = event
  switch (chooseWay(request, worker.location.origin)) {
    case 'file':
      return event.respondWith(answerFile(request))
    case 'document':
      event.waitUntil(dropOldFiles())
      return event.respondWith(answerKept(event, true))
    case 'read':
      return event.respondWith(answerKept(event, false))
    case 'page':
      event.waitUntil(dropOldFiles())
      return event.respondWith(answerPage(event))
    case 'sign-out':
      return event.respondWith(signOut(event))
    case 'pass':
      return
  }
})

async function takeFiles(): Promise<void> {
  const files = await worker.caches.open(filesCache)
  await Promise.all(
    build.files.map(async (path) => {
      const known = await worker.caches.match(path)
      if (known) await files.put(path, known)
      else await files.add(path)
    }),
  )
}

async function answerFile(request: Request): Promise<Response> {
  const known = await worker.caches.match(request.url, { ignoreVary: true })
  if (known) return known
  const response = await fetch(request)
  if (response.ok && response.type === 'basic')
    await (await worker.caches.open(filesCache)).put(request.url, response.clone())
  return response
}

function answerKept(event: WorkerFetch, isDocument: boolean): Promise<Response> {
  const { request } = event
  const take = answers.begin()
  return askNetworkFirst({
    ask: () => askNetwork(event),
    find: () => answers.find(request),
    take: (response) => take(request, response, isDocument),
    continueRun: (work) => continueRun(event, work),
  }).catch(async (error: unknown) => {
    if (isDocument && (await answers.hasOwner())) return sayOffline(request)
    throw error
  })
}

async function sayOffline({ url }: Request): Promise<Response> {
  return answerNoConnection(new URL(url).pathname, await answers.listVisits())
}

async function answerPage(event: WorkerFetch): Promise<Response> {
  try {
    return await askNetwork(event)
  } catch (error) {
    if (await answers.hasOwner()) return sayOffline(event.request)
    throw error
  }
}

/** After a failed sign-out the person is still signed in, so their board stays until the server says otherwise. */
async function signOut(event: WorkerFetch): Promise<Response> {
  const answer = await answerPage(event)
  // What is behind a redirect is not told here: it may be the page that asks first.
  if (answer.type === 'opaqueredirect') continueRun(event, forgetWhereSignedOut())
  return answer
}

async function forgetWhereSignedOut(): Promise<void> {
  // Where this cannot be asked, the page that signing out leads to says it once more.
  const answer = await fetch('/api/auth/user', { credentials: 'same-origin' }).catch(() => null)
  if (answer?.status === 401) await answers.forget()
}

async function askNetwork(event: WorkerFetch): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request)
}

function continueRun(event: WorkerEvent, work: Promise<unknown>): void {
  try {
    event.waitUntil(work)
  } catch {
    // The event is over; the browser lets the worker come to the end all the same.
  }
}

/** Of a board in pages: the first page and the open one, never all houses. */
async function storePage(page: string): Promise<void> {
  const reads = boardReads.filter((path) => path !== '/api/my-residences')
  const open = page === '' ? [] : [page]
  const documents = [...storedBoardPaths, ...open.map((query) => `/workspace/beds${query}`)]
  await storeAll(documents, [...reads, boardReadPath, ...open.map((query) => `${boardReadPath}${query}`)])
}

async function storeVisit(path: string, files: readonly unknown[]): Promise<void> {
  if (!isVisitPath(path)) return
  const cache = await worker.caches.open(filesCache)
  for (const name of files.map(String).filter((one) => one.startsWith('/'))) {
    // One that cannot be fetched is fetched with the page.
    if (!(await worker.caches.match(name, { ignoreVary: true }))) await cache.add(name).catch(() => undefined)
  }
  const take = answers.begin()
  const response = await fetch(path, { credentials: 'same-origin', redirect: 'manual' }).catch(() => null)
  if (response) await take(path, response, true)
}

async function storeAll(documents: readonly string[], reads: readonly string[]): Promise<void> {
  const take = answers.begin()
  for (const path of documents) await keepOne(path, true, take)
  for (const path of reads) await keepOne(path, false, take)
}

async function keepOne(path: string, isDocument: boolean, take: TakeAnswer): Promise<void> {
  for (const pause of pauses) {
    // For a page of a board the first one stands in.
    if (!path.includes('?') && (await isKeptAndNew(path))) return
    const response = await fetch(path, { credentials: 'same-origin', redirect: 'manual' }).catch(() => null)
    if (response) await take(path, response, isDocument)
    if (response && response.status < 500) return
    // A server with many visitors says so, and is asked again.
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

async function isKeptAndNew(path: string): Promise<boolean> {
  const known = await answers.find(path)
  const keptAt = Date.parse(known?.headers.get('X-Kept-At') ?? '')
  return known?.headers.get('X-Kept-By') === build.id && Math.abs(Date.now() - keptAt) < keptFor
}

/** Only once no page of the earlier build can be open or opened: a stored board names the files of its own build. */
async function dropOldFiles(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length > 1) return
  for (const path of storedBoardPaths) {
    const known = await answers.find(path)
    if (known && known.headers.get('X-Kept-By') !== build.id) return
  }
  if (await answers.hasListOfOtherBuild()) return
  const names = await worker.caches.keys()
  const old = names.filter((name) => name.startsWith(filesPrefix) && name !== filesCache)
  await Promise.all(old.map((name) => worker.caches.delete(name)))
}

async function forget(): Promise<void> {
  const names = await worker.caches.keys()
  const ours = names.filter((name) => name.startsWith(boardCaches))
  await Promise.all([...ours.map((name) => worker.caches.delete(name)), worker.registration.unregister()])
}
