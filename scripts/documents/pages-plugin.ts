import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin, ViteDevServer } from 'vite'
import { type SitePage, siteMap } from '../../src/web/site-map.ts'

/** The modules of the pages and, for each module, what it imports in order and what it fetches later: a page's style is made of theirs. */
export type ModuleGraph = Map<string, { now: readonly string[]; later: readonly string[] }>

const pagesModule = 'virtual:pages'
/** While developing, an island is woken from outside its file, so that its file can be exchanged in place. */
const wakingModule = 'virtual:wake/'
/** What has to be in the browser before any island while developing, so that they can be exchanged in place. */
const refreshModule = 'virtual:react-refresh'
/** What stands for a stylesheet in the browser's build: pages have them all, and none comes twice. */
const noStyle = '\0no-style:'

/** The page files of the site map, each once. */
export function pageFiles(): string[] {
  const rows: readonly SitePage[] = siteMap
  const files = rows.flatMap(({ page, signedInPage = page }) => [page, signedInPage])
  return [...new Set(files)]
}

export function islandFiles(): string[] {
  return globSync('src/web/**/*.island.{ts,tsx}').toSorted()
}

/**
 * Gives the server all pages in one module, tells every island its own file, and makes each island's script: its
 * component and what wakes it.
 */
export function pagesPlugin(root: string, graph: ModuleGraph): Plugin {
  let isBuild = false
  return {
    name: 'porchlight-pages',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: {
      order: 'pre',
      async handler(id, importer) {
        if (isBuild && this.environment.name !== 'ssr' && id.endsWith('.css')) {
          const sheet = await this.resolve(id, importer, { skipSelf: true })
          return sheet && `${noStyle}${sheet.id}.js`
        }
        return id.startsWith(wakingModule) || id === pagesModule || id === refreshModule ? `\0${id}` : undefined
      },
    },
    load(id) {
      if (id.startsWith(noStyle)) return ''
      if (id === `\0${refreshModule}`) return react.preambleCode.replace('__BASE__', '/')
      if (id.startsWith(`\0${wakingModule}`)) return wakeLines(`/${id.slice(wakingModule.length + 1)}`)
      if (id !== `\0${pagesModule}`) return
      const files = pageFiles()
      const imports = files.map((file, index) => `import page${index} from '/src/web/pages/${file}'`)
      const entries = files.map((file, index) => `${JSON.stringify(file)}: page${index}`)
      return `${imports.join('\n')}\nexport const pages = { ${entries.join(', ')} }`
    },
    transform(code, id) {
      if (id.startsWith('\0') || !id.endsWith('.island.tsx')) return
      const file = relative(root, id)
      const name = nameOfIsland(id)
      if (this.environment.name === 'ssr') return `${code}\n${name}.islandFile = ${JSON.stringify(file)}\n`
      if (!isBuild) return
      return `${code}\nimport { wakeWith } from '/src/web/documents/wake-island.tsx'\nexport const wake = wakeWith(${name})\n`
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
        const [now, later] = [importedIds.map(plainId), dynamicallyImportedIds.map(plainId)]
        // The server's build comes first; what only the browser has of a module, it has later.
        const known = graph.get(plainId(id))
        graph.set(plainId(id), known ? { ...known, later: [...known.later, ...now, ...later] } : { now, later })
      }
    },
  }
}

/** What renders on the server is no part of an island: a part that holds islands cannot stand inside one. */
const serverOnly = /react-dom[\\/](cjs[\\/]react-dom-)?server|src[\\/]web[\\/]plumbing[\\/]island\.tsx/

/** Words come as props; only rooms of the desk bring their own. */
const isContent = (id: string) => /src[\\/]content[\\/]/.test(id)
const mayHaveContent = (id: string) => isContent(id) || id.endsWith('-room.island.tsx')

const isInBrowser = (server: ViteDevServer, file: string) =>
  (server.environments.client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0

const plainId = (id: string) =>
  id.startsWith(noStyle) ? id.slice(noStyle.length, -'.js'.length) : id.replace(/\?.*$/, '')

const wakeLines = (address: string) =>
  `import { wakeWith } from '/src/web/documents/wake-island.tsx'\nimport Part from '${address}'\nexport const wake = wakeWith(Part)`

function nameOfIsland(id: string): string {
  const name = /^export default function (\w+)/m.exec(readFileSync(id, 'utf8'))?.[1]
  if (!name) throw new Error(`${id} has no "export default function".`)
  return name
}
