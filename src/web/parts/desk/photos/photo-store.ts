import type { QueuedPhoto } from './queued-photo.ts'

export type PhotoStore = {
  list(): Promise<QueuedPhoto[]>
  put(photo: QueuedPhoto): Promise<boolean>
  delete(photoId: string): Promise<void>
}

const [database, table] = ['pl-photos', 'photos']

export function createPhotoStore(person: string): PhotoStore {
  let opening: Promise<IDBDatabase> | null = null
  async function runWithin<Read>(
    mode: IDBTransactionMode,
    ask: (of: IDBObjectStore) => IDBRequest<Read>,
  ): Promise<Read> {
    opening ??= openDatabase().catch((error: unknown) => {
      opening = null
      throw error
    })
    const transaction = (await opening).transaction(table, mode)
    const request = ask(transaction.objectStore(table))
    // A full device may say so only at the end.
    await waitForEnd(transaction)
    return request.result
  }
  return {
    list: () => runWithin<QueuedPhoto[]>('readonly', (of) => of.index('person').getAll(person)).catch(() => []),
    put: (photo) =>
      runWithin('readwrite', (of) => of.put(photo)).then(
        () => true,
        () => false,
      ),
    delete: (photoId) =>
      runWithin('readwrite', (of) => of.delete(photoId)).then(
        () => {},
        () => {},
      ),
  }
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  return new Promise((resolve, reject) => {
    request.onupgradeneeded = () =>
      request.result.createObjectStore(table, { keyPath: 'photoId' }).createIndex('person', 'person')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('Another tab holds the photos.'))
  })
}

function waitForEnd(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}
