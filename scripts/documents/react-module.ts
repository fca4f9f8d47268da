import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const parts = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']
const prefix = '\0react-module:'
const isReact = /react-module:|node_modules\/(react|react-dom|scheduler)\//

/**
 * React is CommonJS, for which every importing file would need the bundler's runtime. In browsers each part becomes
 * one ES module.
 */
export function createReactPlugin(): Plugin {
  return {
    name: 'porchlight-react-module',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      handler: (id, importer = '') => (parts.includes(id) && !isReact.test(importer) ? `${prefix}${id}` : undefined),
    },
    load(id) {
      if (!id.startsWith(prefix)) return
      const part = id.slice(prefix.length)
      const names = Object.keys(require(part)).filter((name) => /^[a-zA-Z]\w*$/.test(name))
      return `import whole from '${part}'\nexport default whole\nexport const { ${names.join(', ')} } = whole\n`
    },
  }
}
