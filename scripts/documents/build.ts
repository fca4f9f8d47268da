import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { createBuilder } from 'vite'
import { buildServer } from '#scripts/server/build-server.ts'
import { createDocumentsConfig } from './config.ts'
import { listIslandFiles } from './pages-plugin.ts'
import { writeStyles } from './styles.ts'
import { listBoardFiles } from './worker/board-files.ts'
import { listScripts, readManifest } from './worker/manifest.ts'
import { writeWorker } from './worker/write-worker.ts'

for (const folder of ['client', 'documents']) rmSync(`build/${folder}`, { recursive: true, force: true })
cpSync('public', 'build/client', { recursive: true })
const { config, graph } = createDocumentsConfig()
const builder = await createBuilder({ ...config, configFile: false, logLevel: 'error' })
const scripts = { site: await buildFile('site'), bare: await buildFile('bare') }
await buildFile('ssr')
await buildFile('client')
const manifest = readManifest('build/client')

const files = {
  scripts,
  islands: Object.fromEntries(listIslandFiles().map((file) => [file, listScripts(manifest, file).join(' ')])),
  styles: await writeStyles(graph, 'build/client'),
}
writeFileSync('build/documents/files.json', JSON.stringify(files))
await writeWorker('build/client', listBoardFiles('build/client', files, manifest))
await buildServer()

async function buildFile(name: string): Promise<string> {
  const environment = builder.environments[name]
  const [output] = environment ? [await builder.build(environment)].flat() : []
  if (!output || !('output' in output)) throw new Error(`${name} made no file.`)
  return `/${output.output[0].fileName}`
}
