/** Declared by hand: TypeScript's types for workers and for pages contradict each other. */
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

export type WorkerEvent = { waitUntil(work: Promise<unknown>): void }

export type WorkerFetch = WorkerEvent & {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

export type WorkerBuild = { id: string; files: readonly string[] }
