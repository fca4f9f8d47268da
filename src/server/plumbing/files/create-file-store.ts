import path from 'node:path'
import type { Env } from '#server/plumbing/start/env.ts'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import { createS3Store } from './s3-store.ts'

export function createFileStore({ dataDir, filesS3 }: Pick<Env, 'dataDir' | 'filesS3'>): FileStore {
  return filesS3 ? createS3Store(filesS3) : createFolderStore(path.join(dataDir, 'files'))
}
