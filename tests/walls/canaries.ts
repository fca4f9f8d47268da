import type { Tree } from './clean-tree.ts'

/** A breach planted into the clean tree, and the rule that must catch it, alone. */
export type Canary = { rule: string; file: string; text: string; beside?: Tree }

function breach(rule: string, file: string, ...imports: string[]): Canary {
  return { rule, file: `src/${file}`, text: imports.map((one) => `import '${one}'\n`).join('') }
}

/** At least one for every rule of .dependency-cruiser.cjs, and one for every way to write an import. */
export const canaries: Canary[] = [
  breach('no-cycles', 'domain/day.ts', './bed.ts'),
  { rule: 'no-orphans', file: 'src/domain/night.ts', text: 'export const night = 1\n' },
  breach('no-barrels', 'domain/index.ts', './bed.ts'),
  { ...breach('no-barrels', 'domain/index.ts'), text: "export * from './bed.ts'\n" },
  drawer('domain/shared/night.ts'),
  drawer('domain/types.ts'),
  drawer('domain/bed/utils.ts'),
  breach('every-import-resolves', 'web/parts/night.ts', './gone.ts'),
  breach('every-import-resolves', 'server/plumbing/night.ts', 'no-such-package'),
  breach('product-never-imports-tests', 'server/plumbing/night.ts', '../../../tests/support/factories.ts'),
  breach('product-never-imports-scripts', 'server/plumbing/night.ts', '../../../scripts/seed.ts'),
  breach('product-needs-no-tools', 'server/plumbing/night.ts', 'vite'),

  breach('domain-stands-alone', 'domain/night.ts', '#contract/beds.ts'),
  breach('domain-stands-alone', 'domain/night.ts', 'react'),
  breach('contract-is-schemas', 'contract/night.ts', '#content/site/faq.ts'),
  breach('contract-is-schemas', 'contract/night.ts', 'hono'),
  breach('content-is-data', 'content/night.ts', '#contract/beds.ts'),
  breach('browsers-get-small-zod', 'contract/night.ts', 'zod'),
  breach('browsers-get-small-zod', 'web/plumbing/night.ts', 'zod'),

  breach('web-never-server', 'web/plumbing/night.ts', '#server/plumbing/http.ts'),
  breach('web-runs-in-a-browser', 'web/parts/night.ts', 'node:fs'),
  breach('browsers-get-no-call-table', 'web/plumbing/night.ts', '#contract/calls/call-table.ts'),
  breach('ui-knows-no-product', 'web/ui/night.ts', '#domain/day.ts'),
  breach('ui-knows-no-product', 'web/ui/night.ts', '#web/parts/bed-light.tsx'),
  breach('web-flows-down', 'web/parts/night.ts', '#web/pages/site/about/about.page.tsx'),
  breach('web-flows-down', 'web/plumbing/night.ts', '#web/site-map.ts'),
  breach('documents-show-pages', 'web/parts/night.ts', '#web/documents/respond.tsx'),
  breach('islands-get-props', 'web/pages/site/about/night.island.tsx', '#web/plumbing/page-context.ts'),
  breach('islands-get-props', 'web/pages/site/about/night.island.tsx', './day.island.tsx'),
  breach('the-page-script-is-small', 'web/browser/night.ts', 'react'),
  breach('the-page-script-is-small', 'web/browser/night.ts', '#web/parts/bed-light.tsx'),
  breach('web-plumbing-draws-nothing', 'web/plumbing/night.ts', '#web/ui/card.tsx'),
  breach('pages-are-strangers', 'web/pages/site/about/night.ts', '#web/pages/desk/board/board.page.tsx'),
  breach('content-enters-at-the-page', 'web/parts/night.ts', '#content/site/faq.ts'),
  breach('content-enters-at-the-page', 'web/pages/site/about/about.query.ts', '#content/site/faq.ts'),
  breach('api-enters-at-the-page', 'web/parts/night.ts', '#web/plumbing/api-client.ts'),
  breach('api-enters-at-the-page', 'web/pages/site/about/night.ts', '#web/plumbing/api-client.ts'),

  breach('server-meets-web-in-ssr', 'server/night.ts', '#web/documents/entry.ts'),
  breach('server-reads-no-content', 'server/night.ts', '#content/site/faq.ts'),
  breach('server-plumbing-knows-no-module', 'server/plumbing/night.ts', '#server/modules/states/states.service.ts'),
  breach('server-plumbing-knows-no-module', 'server/plumbing/night.ts', '#server/ssr.ts'),
  breach('one-file-knows-all-modules', 'server/night.ts', '#server/modules/states/states.service.ts'),
  breach('modules-know-no-server', 'server/modules/beds/night.ts', '#server/ssr.ts'),
  breach('modules-meet-at-the-service', 'server/modules/states/night.ts', '#server/modules/beds/beds.policy.ts'),

  breach('routes-speak-http-only', 'server/modules/beds/night.routes.ts', '#domain/bed.ts'),
  breach('routes-speak-http-only', 'server/modules/beds/night.routes.ts', 'react'),
  breach('routes-speak-http-only', 'server/modules/beds/night.routes.ts', '#server/modules/states/states.service.ts'),
  breach('routes-go-through-the-service', 'server/modules/beds/night.routes.ts', './beds.store.ts'),
  breach('rules-ignore-http', 'server/modules/states/night.service.ts', '#server/plumbing/http.ts'),
  breach('rules-ignore-http', 'server/modules/states/night.service.ts', 'hono'),
  breach('policy-is-pure', 'server/modules/states/night.policy.ts', '#server/plumbing/transactions.ts'),
  breach('policy-is-pure', 'server/modules/states/night.policy.ts', 'node:crypto'),
  breach('rules-are-pure', 'server/modules/beds/night.rules.ts', './beds.store.ts'),
  breach('rules-are-pure', 'server/modules/beds/night.rules.ts', '#server/plumbing/transactions.ts'),
  breach('only-stores-touch-the-database', 'server/modules/beds/night.service.ts', '#server/plumbing/db.ts'),
  breach('only-stores-touch-the-database', 'server/modules/beds/night.service.ts', 'kysely'),
  breach('stores-hold-sql-only', 'server/modules/beds/night.store.ts', './beds.policy.ts'),
  breach('stores-hold-sql-only', 'server/modules/beds/night.store.ts', 'react'),

  line("import type { db } from '#server/plumbing/db.ts'"),
  line("import { type db } from '#server/plumbing/db.ts'"),
  line("export { db } from '#server/plumbing/db.ts'"),
  line("export type { db } from '#server/plumbing/db.ts'"),
  line("export * from '#server/plumbing/db.ts'"),
  line("export const later = () => import('#server/plumbing/db.ts')"),
  line("export const kept: import('#server/plumbing/db.ts').db = 1"),
  {
    ...line("import './beds.store.ts'\nexport type Hidden = Pick<import('#server/plumbing/db.ts').Db, 'any'>"),
    rule: 'nothing-unseen',
  },
]

function drawer(name: string): Canary {
  return {
    ...breach('names-say-the-idea', 'domain/day.ts', `#${name}`),
    beside: { [`src/${name}`]: 'export const a = 1\n' },
  }
}

/** The same breach in another spelling. */
function line(text: string): Canary {
  return { rule: 'only-stores-touch-the-database', file: 'src/server/modules/beds/night.ts', text: `${text}\n` }
}
