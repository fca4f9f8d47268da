import path from 'node:path'
import type { Env } from '#server/plumbing/start/env.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

export function createFileStore({ dataDir, filesS3 }: Pick<Env, 'dataDir' | 'filesS3'>): FileStore {
  return filesS3 ? s3Store(filesS3) : folderStore(path.join(dataDir, 'files'))
}
