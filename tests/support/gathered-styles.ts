import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'

const web = resolve(import.meta.dirname, '../../src/web')

/** The stylesheets that a module and everything it imports bring along. */
function stylesheetsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  if (file.endsWith('.css')) return seen
  for (const [, named = ''] of readFileSync(file, 'utf8').matchAll(/^import\s(?:[^'";]*\sfrom\s)?'([^'?]+)'/gm)) {
    if (named.startsWith('#web/')) stylesheetsOf(resolve(web, named.slice('#web/'.length)), seen)
    if (named.startsWith('.')) stylesheetsOf(resolve(dirname(file), named), seen)
  }
  return seen
}

/** What `module` needs of stylesheets, and which of them `gathering`, a sheet of nothing but imports, does not name. */
export function gatheredStyles(module: string, gathering: string): { needed: string[]; missing: string[] } {
  const below = (file: string) => relative(web, file)
  const needed = [...stylesheetsOf(module)].filter((file) => file.endsWith('.css') && file !== gathering)
  const imports = readFileSync(gathering, 'utf8').matchAll(/@import "([^"]+)"/g)
  const named = new Set([...imports].map(([, path = '']) => resolve(dirname(gathering), path)))
  return { needed: needed.map(below), missing: needed.filter((file) => !named.has(file)).map(below) }
}
