/** Declared by hand: TypeScript's types for workers and for pages contradict each other. */
export type WorkerScope = {
  readonly caches: CacheStorage
  readonly location: Location
  readonly registration: {
    unregister(): Promise<boolean>
    readonly navigationPreload?: { enable(): Promise<void> }
    readonly pushManager: { subscribe(wanted: PushSubscriptionOptionsInit): Promise<PushSubscription> }
    showNotification(title: string, options: NotificationOptions & { renotify: boolean }): Promise<void>
  }
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WorkerClient[]>
    openWindow(address: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listen: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listen: (event: WorkerFetch) => void): void
  addEventListener(type: 'push', listen: (event: WorkerPush) => void): void
  addEventListener(type: 'notificationclick', listen: (event: WorkerClick) => void): void
  addEventListener(type: 'pushsubscriptionchange', listen: (event: WorkerRenewal) => void): void
  addEventListener(type: 'message', listen: (event: WorkerEvent & { readonly data: unknown }) => void): void
}

export type WorkerEvent = { waitUntil(work: Promise<unknown>): void }

export type WorkerFetch = WorkerEvent & {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

type WorkerClient = { readonly url: string; focus(): Promise<unknown> }

export type WorkerPush = WorkerEvent & { readonly data: { json(): unknown } | null }

export type WorkerClick = WorkerEvent & {
  readonly notification: { readonly data: { path?: string } | null; close(): void }
}

export type WorkerRenewal = WorkerEvent & {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

export type WorkerBuild = { id: string; files: readonly string[] }
