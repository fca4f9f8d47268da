import { createStoredList, hasTexts } from '#web/plumbing/stored/stored-list.ts'

type KeptUpload = { file: string; id: string; owner: string; place: string }

const kept = createStoredList<KeptUpload>('pl-saved-uploads', (value): value is KeptUpload =>
  hasTexts(value, ['file', 'id', 'owner', 'place']),
)
const most = 10

/** As much as a page may know of a file, so that the same one chosen again goes on. */
const buildFileKey = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

export function findUpload(file: File, owner: string | null): string | null {
  return kept.read().find((one) => one.file === buildFileKey(file) && one.owner === (owner ?? ''))?.id ?? null
}

/** The id of the last one that was sent from there and did not end there. */
export function findUploadFrom(place: string, owner: string | null): string | null {
  return kept.read().findLast((one) => one.place === place && one.owner === (owner ?? ''))?.id ?? null
}

export function keepUpload(file: File, owner: string | null, { id, place }: { id: string; place: string }): void {
  kept.write([...kept.read().slice(1 - most), { file: buildFileKey(file), owner: owner ?? '', id, place }])
}

export function forgetUpload(id: string): void {
  kept.write(kept.read().filter((one) => one.id !== id))
}
