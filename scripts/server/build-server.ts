import path from 'node:path'
import { build, type Plugin } from 'vite'
import { resolveInRoot, root } from '#scripts/toolchain/places.mjs'
import { createAsciiPlugin } from './ascii-output.ts'

const folder = resolveInRoot('build', 'server')

/** They read files of their own folder, are built for this machine, or are needed in development alone. */
const readFromPackages = ['@electric-sql/pglite', 'nodemailer', 'pg', 'sharp', 'vite']

/**
 * One file loads faster and takes less memory than a thousand. Only `npm start` uses it; its child processes and
 * threads run from the sources.
 */
export async function buildServer(): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [createOwnPlaces(), createAsciiPlugin()],
    ssr: { noExternal: true, external: readFromPackages },
    build: {
      ssr: true,
      target: 'node24',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: resolveInRoot('src', 'server', 'main.ts'),
        // All in one folder: their places among the sources are told from there.
        output: { chunkFileNames: '[name]-[hash].js', comments: false },
      },
    },
  })
}

function createOwnPlaces(): Plugin {
  return {
    name: 'own-places',
    transform(code, id) {
      if (!id.startsWith(resolveInRoot('src')) || !code.includes('import.meta.')) return null
      const writeUrl = (place: string) => `new URL('${path.relative(folder, place)}', import.meta.url)`
      return code
        .replaceAll(/(?<=\bimport\.meta\.)url\b/g, 'own')
        .replaceAll('import.meta.dirname', `decodeURI(${writeUrl(path.dirname(id))}.pathname)`)
        .replaceAll('import.meta.own', `${writeUrl(id)}.href`)
    },
  }
}
