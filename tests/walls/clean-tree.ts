import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Files by their path in a project. */
export type Tree = Record<string, string>

function npmPackage(name: string, ...entries: string[]): Tree {
  const exports = Object.fromEntries(entries.map((entry) => [`.${entry}`, `.${entry}/index.js`]))
  const manifest = { [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', exports }) }
  const files = entries.map((entry): [string, string] => [`node_modules/${name}${entry}/index.js`, 'exports.any = 1'])
  return { ...manifest, ...Object.fromEntries(files) }
}

const room = (name: string) => [`#${name}/*`, `./src/${name}/*`]

const outside: Tree = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: Object.fromEntries(['domain', 'contract', 'content', 'web', 'server'].map(room)),
    dependencies: { zod: '1.0.0', react: '1.0.0', hono: '1.0.0', kysely: '1.0.0' },
    devDependencies: { vite: '1.0.0' },
  }),
  ...npmPackage('zod', '', '/mini'),
  ...npmPackage('react', ''),
  ...npmPackage('hono', ''),
  ...npmPackage('kysely', ''),
  ...npmPackage('vite', ''),
  'tests/support/factories.ts': 'export const build = 1\n',
  'scripts/seed.ts': 'export const seed = 1\n',
}

/** A small house that uses every arrow ARCHITECTURE.md allows: the walls must find nothing in it. */
export const cleanTree: Tree = {
  ...outside,
  'src/domain/bed.ts': "import { day } from './day.ts'\nexport type Bed = { open: boolean }\nexport const bed = day\n",
  'src/domain/day.ts': 'export const day = 1\n',
  'src/domain/bed.test.ts': "import { build } from '../../tests/support/factories.ts'\nimport './bed.ts'\nbuild\n",
  'src/contract/beds.ts':
    "import * as z from 'zod/mini'\nimport { bed } from '#domain/bed.ts'\nexport const beds = [z, bed]\n",
  'src/contract/calls/call-table.ts': "import { beds } from '#contract/beds.ts'\nexport const calls = { beds }\n",
  'src/content/site/faq.ts': "import { bed } from '#domain/bed.ts'\nexport const faq = bed\n",
  'src/web/site-map.ts': "import { faq } from '#content/site/faq.ts'\nexport const siteMap = [faq]\n",
  'src/web/ui/card.tsx':
    "import { any } from 'react'\nimport { tone } from './tone.ts'\nexport const Card = [any, tone]\n",
  'src/web/ui/tone.ts': 'export const tone = 1\n',
  'src/web/plumbing/api-client.ts':
    "import type { calls } from '#contract/calls/call-table.ts'\nexport const call = (name: keyof typeof calls) => name\n",
  'src/web/plumbing/page-context.ts': "import { any } from 'react'\nexport const context = any\n",
  'src/web/documents/render-page.tsx':
    "import { faq } from '#content/site/faq.ts'\nimport { context } from '#web/plumbing/page-context.ts'\nexport const render = [faq, context]\n",
  'src/web/documents/respond.tsx': "import { render } from './render-page.tsx'\nexport const respond = render\n",
  'src/web/documents/entry.ts': "import { respond } from './respond.tsx'\nexport const entry = respond\n",
  'src/web/browser/page-script.ts': "import { bed } from '#domain/bed.ts'\nbed\n",
  'src/web/pages/site/about/day.island.tsx':
    "import { Card } from '#web/ui/card.tsx'\nexport default function Day() {\n  return Card\n}\n",
  'src/web/parts/bed-light.tsx':
    "import type { faq } from '#content/site/faq.ts'\nimport type { Bed } from '#domain/bed.ts'\nimport { Card } from '#web/ui/card.tsx'\nexport const Light = (bed: Bed, words: typeof faq) => [Card, bed, words]\n",
  'src/web/pages/desk/board/board.page.tsx':
    "import { faq } from '#content/site/faq.ts'\nimport { Light } from '#web/parts/bed-light.tsx'\nimport { rows } from './board.query.ts'\nexport default [faq, Light, rows]\n",
  'src/web/pages/desk/board/board.query.ts':
    "import { call } from '#web/plumbing/api-client.ts'\nexport const rows = call\n",
  'src/web/pages/site/about/about.page.tsx': "import Day from './day.island.tsx'\nexport default [Day]\n",
  'src/server/main.ts': "import { app } from './app.ts'\napp\n",
  'src/server/app.ts':
    "import { bedsRoutes } from '#server/modules/beds/beds.routes.ts'\nimport { pages } from './ssr.ts'\nexport const app = [bedsRoutes, pages]\n",
  'src/server/ssr.ts': "import type { entry } from '#web/documents/entry.ts'\nexport const pages: typeof entry = []\n",
  'src/server/plumbing/db.ts': "import { any } from 'kysely'\nexport const db = any\n",
  'src/server/plumbing/transactions.ts': "import { db } from './db.ts'\nexport const transactions = db\n",
  'src/server/plumbing/http.ts': "import { any } from 'hono'\nexport const http = any\n",
  'src/server/modules/beds/beds.routes.ts':
    "import { beds } from '#contract/beds.ts'\nimport { http } from '#server/plumbing/http.ts'\nimport { mayEdit } from './beds.policy.ts'\nimport { service } from './beds.service.ts'\nexport const bedsRoutes = [beds, http, mayEdit, service]\n",
  'src/server/modules/beds/bed.rules.ts':
    "import type { rows } from './beds.store.ts'\nexport const openBeds = (list: typeof rows) => list\n",
  'src/server/modules/beds/beds.service.ts':
    "import { states } from '#server/modules/states/states.service.ts'\nimport { transactions } from '#server/plumbing/transactions.ts'\nimport { openBeds } from './bed.rules.ts'\nimport { rows } from './beds.store.ts'\nexport const service = [states, transactions, openBeds(rows)]\n",
  'src/server/modules/beds/beds.policy.ts':
    "import type { Bed } from '#domain/bed.ts'\nexport const mayEdit = (bed: Bed) => bed.open\n",
  'src/server/modules/beds/beds.store.ts':
    "import { any } from 'kysely'\nimport { db } from '#server/plumbing/db.ts'\nexport const rows = [any, db]\n",
  'src/server/modules/states/states.service.ts':
    "import { randomUUID } from 'node:crypto'\nexport const states = randomUUID\n",
}

/** Writes a tree into a temporary folder for as long as `work` takes. */
export async function planted<T>(tree: Tree, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-walls-'))
  try {
    for (const [file, text] of Object.entries(tree)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
      await writeFile(path.join(folder, file), text)
    }
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
