import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { signedIn, stranger } from '#tests/support/browser/visitor.ts'
import { siteMap } from '#web/site-map.ts'

type Island = { file: string; when: string }
/** What a page asks for by itself, as its HTML and the built files say. */
type Loaded = { files: Set<string>; islands: Island[]; html: string }

const known = new Map<string, { kilobytes: number; imports: string[] }>()

/** A built file with what it imports at once. What is fetched later stands in `import()`. */
function builtFile(address: string) {
  const found = known.get(address)
  if (found) return found
  const code = readFileSync(`build/client${address}`)
  const imports = address.endsWith('.js')
    ? [...code.toString('latin1').matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, name]) => `/assets/${name}`)
    : []
  const file = { kilobytes: brotliCompressSync(code).length / 1000, imports }
  known.set(address, file)
  return file
}

function withImports(address: string, found = new Set<string>()): Set<string> {
  if (found.has(address)) return found
  found.add(address)
  for (const next of builtFile(address).imports) withImports(next, found)
  return found
}

const isScript = (file: string) => file.endsWith('.js')
const measureWeight = (files: Iterable<string>) =>
  [...files].filter(isScript).reduce((sum, file) => sum + builtFile(file).kilobytes, 0)
const hasReact = (files: Iterable<string>) => [...files].some((file) => file.startsWith('/assets/react-'))

function read(html: string): Loaded {
  const named = [
    // The page's own script is named by the document, and asked for once it is painted.
    ...html.matchAll(
      /<(?:html|script|link)[^>]*? (?:data-script|src|href)="(\/(?:assets|fonts)\/[^"]+\.(?:js|css|woff2))"/g,
    ),
  ]
  const islands = [...html.matchAll(/<porch-island[^>]*? src="([^" ]+)[^>]*? hydrate="(\w+)"/g)]
  return {
    files: new Set(named.map(([, file = '']) => file)),
    islands: islands.map(([, file = '', when = '']) => ({ file, when })),
    html,
  }
}

/** The files of a page before somebody touches it. */
function untouched({ files, islands }: Loaded): Set<string> {
  const hydrations = islands.filter(({ when }) => when !== 'touched').flatMap(({ file }) => [...withImports(file)])
  return new Set([...files, ...hydrations])
}

const addresses = siteMap.flatMap((row) => {
  if (row.rendering !== 'prerendered' && row.rendering !== 'each-minute') return []
  return row.each?.map((value) => row.path.replace(/:\w+/, value)) ?? [row.path]
})
const isState = (path: string) => path.startsWith('/directory/')

describe('a page that is the same for everyone', () => {
  it('has no React before a touch, and no more script and files than are allowed', async () => {
    expect(addresses.length).toBeGreaterThan(65)
    for (const path of addresses) {
      const { status, text } = await stranger().ask(path)
      expect(status, path).toBe(200)
      const page = read(text)
      const files = untouched(page)
      expect(
        [...files].some((file) => file.startsWith('/assets/page-script-')),
        path,
      ).toBe(true)
      expect(hasReact(files), path).toBe(false)
      expect(measureWeight(files), `script of ${path}`).toBeLessThan(isState(path) ? 20 : 12)
      // Itself, two fonts, and the events of its state.
      const others = isState(path) ? 4 : 3
      expect(files.size + others, `requests of ${path}`).toBeLessThanOrEqual(isState(path) ? 14 : 8)
    }
  })

  it('of the directory stays light once it is touched', async () => {
    const page = read((await stranger().ask('/directory')).text)
    const files = new Set([...page.files, ...page.islands.flatMap(({ file }) => [...withImports(file)])])
    expect(hasReact(files)).toBe(true)
    expect(measureWeight(files)).toBeLessThan(85)
  })
})

const rooms = [
  ['operator', '/'],
  ['operator', '/workspace'],
  ['operator', '/workspace/beds'],
  ['operator', '/workspace/claims'],
  ['operator', '/workspace/messages'],
  ['operator', '/workspace/residences'],
  ['operator', '/workspace/team'],
  ['operator', '/workspace/history'],
  ['operator', '/workspace/reminders'],
  ['affiliate', '/'],
  ['affiliate', '/affiliate'],
  ['affiliate', '/affiliate/homes'],
  ['affiliate', '/workspace/claims'],
  ['staff', '/staff/inbox'],
  ['staff', '/staff/mail'],
  ['staff', '/staff/security'],
  ['staff', '/staff/health'],
] as const

describe('a room of the desk', () => {
  it.each(rooms)(
    'of the %s at %s asks for at most 14 things, and brings at most 120 KB of script',
    async (who, path) => {
      const { status, text } = await (await signedIn(who)).ask(path)
      expect(status).toBe(200)
      const page = read(text)
      expect(page.islands.length).toBeGreaterThan(0)
      const files = untouched(page)
      expect(hasReact(files)).toBe(true)
      expect(measureWeight(files)).toBeLessThan(120)
      // Itself, two fonts, and the events of the desk.
      expect(files.size + 4).toBeLessThanOrEqual(14)
      // What it would ask for as soon as it is hydrated has come with it.
      expect(text).toMatch(/heardTo`:`[\w-]+/)
    },
  )

  it('of 9 houses and more brings no more than one of few', async () => {
    const { text } = await (await signedIn('operator')).ask('/workspace/beds')
    const page = read(text)
    const few = page.islands.find(({ file }) => /\/beds-screen/.test(file))?.file ?? ''
    const rest = [...untouched(page)].filter((file) => !withImports(few).has(file))
    const built = Object.values<{ file: string }>(
      JSON.parse(readFileSync('build/client/documents-manifest.json', 'utf8')),
    )
    for (const screen of ['many-beds-screen', 'many-board-screen']) {
      const { file = '' } = built.find((one) => one.file.includes(screen)) ?? {}
      expect(measureWeight([...rest, ...withImports(`/${file}`)]), screen).toBeLessThan(120)
    }
  })

  it('brings no schemas of the contract into a browser', () => {
    for (const [file] of known) {
      if (isScript(file)) expect(readFileSync(`build/client${file}`, 'latin1'), file).not.toContain('ZodMini')
    }
  })
})
