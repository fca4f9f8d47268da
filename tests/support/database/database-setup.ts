import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { embeddedTemplate, postgresTemplate } from './database-template.ts'
import { findPostgres, startCluster } from './postgres-cluster.ts'
import { writeStatedRows } from './row-types/stated-rows.ts'

/**
 * Global setup of the tests that need a database: makes the template every test file copies, so that parallel workers
 * do not each make their own. With PORCHLIGHT_TEST_DB=postgres and no TEST_DATABASE_URL it starts a private PostgreSQL.
 */
export async function setup(): Promise<() => Promise<void>> {
  writeStatedRows()
  if (process.env.PORCHLIGHT_TEST_DB !== 'postgres') {
    await embeddedTemplate()
    const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-tests-'))
    process.env.PORCHLIGHT_TEST_FOLDER = folder
    return () => rm(folder, { recursive: true, force: true })
  }
  const cluster = process.env.TEST_DATABASE_URL ? undefined : await startPrivateCluster()
  if (cluster) {
    process.env.TEST_DATABASE_URL = cluster.url
    process.env.TEST_DATABASE_SUPERUSER_URL = cluster.superuserUrl
  }
  await postgresTemplate()
  return async () => cluster?.stop()
}

async function startPrivateCluster() {
  const programs = findPostgres()
  if (!programs) throw new Error('There is no PostgreSQL on this machine. Install one or set TEST_DATABASE_URL.')
  return startCluster(programs)
}
