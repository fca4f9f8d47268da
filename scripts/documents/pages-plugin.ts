import { globSync } from 'node:fs'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin, ViteDevServer } from 'vite'

export type ModuleGraph = Map<string, { now: readonly string[]; later: readonly string[] }>

const hydrationModule = 'virtual:hydrate/'
const refreshModule = 'virtual:react-refresh'

export function listPageFiles(): string[] {
  return globSync('**/*.page.tsx', { cwd: 'src/web/pages' }).toSorted()
}

export function listIslandFiles(): string[] {
  return globSync('src/web/**/*.island.{ts,tsx}').toSorted()
}

export function createPagesPlugin(root: string, graph: ModuleGraph): Plugin {
  let isBuild = false
  return {
    name: 'porchlight-pages',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: {
      order: 'pre',
      async handler(id, importer) {
        // Pages have all stylesheets, and none comes twice: in the browser's build nothing stands for them.
        if (isBuild && this.environment.name === 'client' && id.endsWith('.css'))
          return `\0${(await this.resolve(id, importer, { skipSelf: true }))?.id}.js`
        return id.startsWith(hydrationModule) || id === refreshModule ? `\0${id}` : undefined
      },
    },
    load(id) {
      if (id.endsWith('.css.js')) return ''
      // What is fetched later needs no style and nothing ahead of it.
      if (id === '\0vite/preload-helper.js') return 'export const __vitePreload = (fetched) => fetched()'
      if (id === `\0${refreshModule}`) return react.preambleCode.replace('__BASE__', '/')
      return id.startsWith(`\0${hydrationModule}`)
        ? writeHydration(`/${id.slice(hydrationModule.length + 1)}`)
        : undefined
    },
    transform(code, id) {
      if (id.startsWith('\0') || !id.endsWith('.island.tsx')) return
      const file = relative(root, id)
      const name = /^export default function (\w+)/m.exec(code)?.[1]
      if (!name) throw new Error(`${file} has no "export default function".`)
      if (this.environment.name === 'ssr') return `${code}\n${name}.islandFile = ${JSON.stringify(file)}\n`
      if (!isBuild) return
      return `${code}\nimport { hydrateWith } from '/src/web/documents/hydrate-island.tsx'\nexport const hydrate = hydrateWith(${name})\n`
    },
    // A page changes on the server alone: whoever looks at it gets it anew. Islands and styles are exchanged in place.
    hotUpdate({ file, modules, server }) {
      const isOfPages = file.startsWith(`${root}/src/`) && !file.endsWith('.css')
      if (this.environment.name === 'ssr' && isOfPages && modules.length > 0 && !isInBrowser(server, file))
        server.environments.client.hot.send({ type: 'full-reload' })
    },
    buildEnd() {
      if (this.environment.name !== 'ssr') {
        const strays = [...this.getModuleIds()].filter(
          (id) => serverOnly.test(id) || (isContent(id) && !this.getModuleInfo(id)?.importers.every(mayHaveContent)),
        )
        if (strays.length > 0) throw new Error(`An island brings into the browser: ${strays.join(', ')}`)
      }
      for (const id of this.getModuleIds()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
        const [now, later] = [importedIds.map(simplifyId), dynamicallyImportedIds.map(simplifyId)]
        // The server's build comes first; what only the browser has of a module, it has later.
        const known = graph.get(simplifyId(id))
        graph.set(simplifyId(id), known ? { ...known, later: [...known.later, ...now, ...later] } : { now, later })
      }
    },
  }
}

/** An island must not import what renders on the server. */
const serverOnly = /react-dom[\\/](cjs[\\/]react-dom-)?server|src[\\/]web[\\/]plumbing[\\/]island\.tsx/

/** Texts come as props; only pages of the desk import their own. */
const isContent = (id: string) => /src[\\/]content[\\/]/.test(id)
const mayHaveContent = (id: string) => isContent(id) || id.endsWith('-screen.island.tsx')

const isInBrowser = (server: ViteDevServer, file: string) =>
  (server.environments.client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0

const simplifyId = (id: string) => id.replace(/^\0(.*\.css)\.js$/, '$1').replace(/\?.*$/, '')

const writeHydration = (address: string) =>
  `import { hydrateWith } from '/src/web/documents/hydrate-island.tsx'\nimport Part from '${address}'\nexport const hydrate = hydrateWith(Part)`
