type Kind = 'localStorage' | 'sessionStorage'

/** Null also where storage is forbidden. */
export function readStored(kind: Kind, key: string): string | null {
  try {
    return globalThis[kind].getItem(key)
  } catch {
    return null
  }
}

export function readStoredJson(kind: Kind, key: string): unknown {
  try {
    return JSON.parse(readStored(kind, key) ?? 'null')
  } catch {
    return null
  }
}

/** Null deletes it. False where storage is forbidden or full: then nothing is kept. */
export function writeStored(kind: Kind, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[kind].removeItem(key)
    else globalThis[kind].setItem(key, text)
    return true
  } catch {
    return false
  }
}
