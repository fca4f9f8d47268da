/** What of a service worker's world is used here. The type check knows the one of pages; both at once contradict each other. */
export type WorkerScope = {
  readonly caches: CacheStorage
  readonly location: Location
  readonly registration: {
    unregister(): Promise<boolean>
    readonly navigationPreload?: { enable(): Promise<void> }
  }
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listen: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listen: (event: WorkerFetch) => void): void
  addEventListener(type: 'message', listen: (event: WorkerEvent & { readonly data: unknown }) => void): void
}

/** The worker is not put to sleep before what it waits for is done. */
export type WorkerEvent = { waitUntil(work: Promise<unknown>): void }

export type WorkerFetch = WorkerEvent & {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

/** What the build puts in: a name for it, and the files the board is made of. */
export type WorkerBuild = { id: string; files: readonly string[] }
