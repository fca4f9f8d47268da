import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Manifest = Readonly<Record<string, Chunk>>
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] }

export function readManifest(clientDir: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDir, 'documents-manifest.json'), 'utf8'))
  const styled = Object.keys(manifest).filter((name) => name.endsWith('.css') || manifest[name]?.css)
  if (styled.length > 0) throw new Error(`Scripts bring style that pages have already: ${styled.join(', ')}`)
  return manifest
}

/** The address of a script, and of what it imports by way of others: its own imports the browser finds in it, at once. */
export function listScripts(manifest: Manifest, name: string): string[] {
  const own = manifest[name]?.imports ?? []
  const seen = new Set(own)
  // What is added meanwhile is gone through as well.
  for (const one of seen) for (const next of manifest[one]?.imports ?? []) seen.add(next)
  // Scripts without React come when the browser is idle: nobody waits for them.
  const others = name.endsWith('.tsx') ? [...seen].filter((one) => !own.includes(one)) : []
  return [name, ...others].map((one) => `/${manifest[one]?.file}`)
}
