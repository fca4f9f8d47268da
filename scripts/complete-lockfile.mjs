import { readFileSync, writeFileSync } from 'node:fs'
import { resolveInRoot } from './toolchain/places.mjs'

/*
 * npm leaves a package for another platform out of the lockfile when the registry at hand does not serve it, and `npm ci`
 * then refuses that lockfile (npm/cli issue 9846). This puts such entries in, by name and version and without a
 * checksum, so that one lockfile installs everywhere. Run it after `npm install`; with --check it changes nothing and only tells.
 */

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} Entry */

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64']

const file = resolveInRoot('package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
/** @type {Record<string, Entry>} */
const packages = lock.packages
const added = findMissing()
const names = added.map(([name]) => name).join(', ')
if (added.length > 0 && process.argv.includes('--check')) {
  console.error(`package-lock.json lacks ${names}.\nMend it with: node scripts/complete-lockfile.mjs`)
  process.exitCode = 1
} else if (added.length > 0) {
  for (const [name, entry] of added) packages[`node_modules/${name}`] = entry
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
  console.log(`package-lock.json: noted ${names}.`)
}

/** @returns {[string, Entry][]} */
function findMissing() {
  return Object.entries(packages).flatMap(([place, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`${place}/node_modules/${name}`] && !packages[`node_modules/${name}`])
      .map(
        ([name, version]) =>
          /** @type {[string, Entry]} */ ([
            name,
            { version, ...(dev && { dev }), optional: true, ...readPlatform(name) },
          ]),
      ),
  )
}

/** What such packages call themselves says where they run: @swc/core-linux-arm-gnueabihf. @param {string} name */
function readPlatform(name) {
  const words = name.split(/[-/]/)
  const os = words.filter((word) => systems.includes(word))
  const cpu = words.filter((word) => processors.includes(word))
  if (os.length === 0 || cpu.length === 0)
    throw new Error(`package-lock.json lacks ${name}, and its platform is not in its name.`)
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : []
  return { os, cpu, ...(libc.length > 0 && { libc }) }
}
