import path from 'node:path'
import { build, type Plugin } from 'vite'
import { inRoot, root } from '../toolchain/places.mjs'
import { asciiOutput } from './ascii-output.ts'

const folder = inRoot('build', 'server')

/** They read files of their own folder, are made for this machine, or are read in development alone. */
const readFromPackages = ['@electric-sql/pglite', 'nodemailer', 'pg', 'sharp', 'vite']

/**
 * Builds the server into build/server: one file is read sooner, and takes less memory, than the thousand that it comes from. Only
 * `npm start` uses it; what the server runs beside itself is still read from its sources.
 */
export async function buildServer(): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [ownPlaces(), asciiOutput()],
    ssr: { noExternal: true, external: readFromPackages },
    build: {
      ssr: true,
      target: 'node24',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: inRoot('src', 'server', 'main.ts'),
        // All in one folder: their places among the sources are told from there.
        output: { chunkFileNames: '[name]-[hash].js', comments: false },
      },
    },
  })
}

/** A module that names a file beside it means its place among the sources, wherever it is run from. */
function ownPlaces(): Plugin {
  return {
    name: 'own-places',
    transform(code, id) {
      if (!id.startsWith(inRoot('src')) || !code.includes('import.meta.')) return null
      const from = (place: string) => `new URL('${path.relative(folder, place)}', import.meta.url)`
      return code
        .replaceAll(/(?<=\bimport\.meta\.)url\b/g, 'own')
        .replaceAll('import.meta.dirname', `decodeURI(${from(path.dirname(id))}.pathname)`)
        .replaceAll('import.meta.own', `${from(id)}.href`)
    },
  }
}
