import { randomUUID } from 'node:crypto'

// A key leads to a path and to an address: nothing else may be in it.
const shape = /^[0-9a-f]{2}[0-9a-f-]{34}\.[0-9a-f]{32}$/

export const isFileKey = (key: string): boolean => shape.test(key)

/** New at each call, so that what is under a key never changes. */
export function createFileKey(id: string): string {
  return requireFileKey(`${id}.${randomUUID().replaceAll('-', '')}`)
}

export function requireFileKey(key: string): string {
  if (isFileKey(key)) return key
  throw new Error('This is no key of the file store.')
}
