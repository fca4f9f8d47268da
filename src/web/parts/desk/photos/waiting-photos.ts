/** How many wait and of which application the first one is, where every page can read it at once. */
const buildKey = (person: string) => `pl-photos/${person}`

export type WaitingPhotos = { count: number; applicationId: string }

export function readWaitingPhotos(person: string): WaitingPhotos {
  try {
    const [count = '', applicationId = ''] = (localStorage.getItem(buildKey(person)) ?? '').split(' ')
    return { count: Number(count), applicationId }
  } catch {
    return { count: 0, applicationId: '' }
  }
}

export function writeWaitingPhotos(person: string, { count, applicationId }: WaitingPhotos): void {
  try {
    if (count === 0) localStorage.removeItem(buildKey(person))
    else localStorage.setItem(buildKey(person), `${count} ${applicationId}`)
  } catch {
    // A device that stores nothing has no photos that wait for another page.
  }
}

export function watchOtherPhotos(person: string, heard: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || key === buildKey(person)) heard()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
