import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BuiltFiles, PagesOnDisk } from './ssr.ts'

export type Development = PagesOnDisk & {
  serve: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  stop: () => Promise<void>
}

const reloading = ['/@vite/client', '/@id/__x00__virtual:react-refresh']

const pageScripts = { site: '/src/web/browser/page-script.ts', bare: '/src/web/browser/framed/list-script.ts' }

export async function startDevelopment(): Promise<Development> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true } })
  const { moduleGraph } = vite.environments.ssr

  function listSheets(files: readonly string[]): string[] {
    const seen = new Set<string>()
    const sheets: string[] = []
    const visit = (id: string) => {
      if (seen.has(id)) return
      seen.add(id)
      if (id.endsWith('.css')) sheets.push(id.slice(vite.config.root.length))
      for (const imported of moduleGraph.getModuleById(id)?.importedModules ?? []) if (imported.id) visit(imported.id)
    }
    for (const file of files) visit(`${vite.config.root}/${file}`)
    return sheets
  }

  return {
    async load() {
      const entry = await vite.ssrLoadModule('/src/web/documents/entry.ts')
      const files: BuiltFiles = {
        scripts: pageScripts,
        reloading,
        islandAt: (file) => (file.endsWith('.tsx') ? `/@id/__x00__virtual:hydrate/${file}` : `/${file}`),
        styleIn: () => undefined,
        stylesOf: (page) =>
          listSheets([
            'src/web/documents/document.tsx',
            'src/web/parts/frame/shell/site-frame.tsx',
            `src/web/pages/${page}`,
          ]),
      }
      return { entry, files }
    },
    serve: (request, response, next) => vite.middlewares(request, response, next),
    stop: () => vite.close(),
  }
}
