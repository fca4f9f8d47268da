import { resolve } from 'node:path'
import { prepareDataFolder } from './plumbing/start/data-folder/data-folder.ts'
import { makeFilesPrivate } from './plumbing/start/data-folder/private-files.ts'
import { readEnv, SettingError } from './plumbing/start/env.ts'
import { createLog } from './plumbing/start/log.ts'
import { StartError, tryToListen } from './plumbing/start/start-checks.ts'
import { startServer } from './server.ts'

makeFilesPrivate()
process.on('unhandledRejection', (error) => {
  createLog('error').error('unhandled rejection', { error })
  process.exitCode = 1
  process.kill(process.pid, 'SIGTERM')
})

try {
  const env = readEnv(process.env)
  const dataDir = resolve(env.dataDir)
  await prepareDataFolder(dataDir)
  // Before the database is made and filled: a taken port should cost nobody a minute.
  await tryToListen(env.host, env.port)
  const server = await startServer({ ...env, dataDir }, { buildDir: resolve('build'), log: createLog(env.logLevel) })
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    console.log(`\n${signal}: finishing what is running, then stopping.`)
    // Whatever hangs by then has had its time; what anybody was promised is in the database.
    setTimeout(() => process.exit(1), 9_500)
    await server.stop()
    process.exit()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
  console.log(server.banner)
} catch (error) {
  const expected = error instanceof SettingError || error instanceof StartError || isDatabaseSetupError(error)
  console.error(expected ? `Porchlight cannot start.\n${error.message}` : error)
  process.exit(1)
}

function isDatabaseSetupError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'DatabaseSetupError'
}
