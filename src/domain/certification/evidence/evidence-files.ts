const mb = 1024 * 1024

/** In bytes. A chunk is what one request of an upload carries; the last one of a file is shorter. */
export const fileLimits = { bytes: 20 * mb, chunk: 512 * 1024, ofOrganization: 500 * mb } as const

/** An upload that is not whole by then is deleted, and so is what says that a file was refused. */
export const unfinishedHours = 24

export const fileKinds = ['pdf', 'jpg'] as const
export type FileKind = (typeof fileKinds)[number]

export const fileStates = ['receiving', 'checking', 'held', 'clean', 'refused'] as const

export const formatMegabytes = (bytes: number) => `${Math.round(bytes / mb)} MB`

export const formatFileSize = (bytes: number) =>
  bytes < mb ? `${Math.ceil(bytes / 1024)} KB` : `${(Math.ceil((bytes / mb) * 10) / 10).toFixed(1)} MB`

export function buildFileName(given: string, kind: FileKind): string {
  const stem = given.replace(/\.[^.]*$/, '').trim()
  return `${stem.slice(0, 110) || 'file'}.${kind}`
}
