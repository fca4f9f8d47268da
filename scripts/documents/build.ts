import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build, createBuilder } from 'vite'
import { buildServer } from '../server/build-server.ts'
import { boardFiles, type Manifest } from '../worker/board-files.ts'
import { writeWorker } from '../worker/write-worker.ts'
import { documentsConfig } from './config.ts'
import { islandFiles } from './pages-plugin.ts'
import { writeStyles } from './styles.ts'

/** Builds the pages (their script and islands into build/client, what renders them into build/documents, the worker of the board) and the server. */
for (const folder of ['client', 'documents']) rmSync(`build/${folder}`, { recursive: true, force: true })
cpSync('public', 'build/client', { recursive: true })
const { config, graph } = documentsConfig()
const builder = await createBuilder({ ...config, configFile: false, logLevel: 'error' })
const scripts = {
  site: await buildScript('src/web/browser/page-script.ts'),
  bare: await buildScript('src/web/browser/framed/list-script.ts'),
}
const client = builder.environments.client
const ssr = builder.environments.ssr
if (!client || !ssr) throw new Error('The configuration has no client or no ssr environment.')
await builder.build(ssr)
await builder.build(client)
const manifest: Manifest = JSON.parse(readFileSync('build/client/documents-manifest.json', 'utf8'))

const styled = Object.keys(manifest).filter((name) => name.endsWith('.css') || manifest[name]?.css)
if (styled.length > 0) throw new Error(`Scripts bring style that pages have already: ${styled.join(', ')}`)

const files = {
  scripts,
  islands: Object.fromEntries(islandFiles().map((file) => [file, `/${manifest[file]?.file}`])),
  styles: await writeStyles(graph, 'build/client'),
}
writeFileSync('build/documents/files.json', JSON.stringify(files))
await writeWorker('build/client', boardFiles('build/client', files, manifest))
await buildServer()

/** The script of a page is one file: what it shares with islands is not fetched beside it. */
async function buildScript(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      target: config.build?.target ?? false,
      outDir: 'build/client',
      emptyOutDir: false,
      rolldownOptions: { input, output: { entryFileNames: 'assets/[name]-[hash].js' } },
    },
  })
  const [output] = [built].flat()
  const file = output && 'output' in output ? output.output[0].fileName : undefined
  if (!file) throw new Error(`${input} made no file.`)
  return `/${file}`
}
