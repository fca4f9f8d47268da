// The layers of ARCHITECTURE.md, as rules. For each rule tests/walls has an import that breaks it and must be reported.
// Paths are regular expressions; in `to`, $1 is what the first group of `from.path` matched.

const tests = '\\.test\\.tsx?$'
/** Subjects whose pages stand in folders of their own, by page or by reader. The pages of any other subject are one folder. */
const divided = '(?:auth|certification|desk|grievances|reminders|residence|site|states)'
const pagesOfOneSubject = `${divided}/[^/]+|(?!${divided}/)[^/]+`
const npm = (...names) => `^node_modules/(${names.join('|')})/`

/** `from` never reaches `to`; tests are free unless `from` is given as an object. */
function wall(name, comment, from, to) {
  return {
    name,
    comment,
    severity: 'error',
    from: typeof from === 'string' ? { path: from, pathNot: tests } : from,
    to,
  }
}

const everywhere = [
  wall('no-cycles', 'Two files that need each other are one idea or three.', {}, { circular: true }),
  wall(
    'no-orphans',
    'Nothing uses this file: wire it in or delete it.',
    {
      orphan: true,
      pathNot: [
        tests,
        '\\.d\\.ts$',
        '\\.page\\.tsx$',
        '^src/server/main\\.ts$',
        // The build starts from these.
        '^src/web/documents/(entry\\.ts|hydrate-island\\.tsx)$',
        '^src/web/browser/(page-script|framed/list-script)\\.ts$',
      ],
    },
    {},
  ),
  wall('no-barrels', 'Import the file itself; an index hides who needs what.', { path: '/index\\.tsx?$' }, {}),
  wall(
    'names-say-the-idea',
    'A drawer called utils, shared or types collects strangers: name the idea.',
    {},
    {
      path: [
        '/(utils?|helpers?|libs?|common|misc|shared|core|managers?|types)/',
        '/(utils?|helpers?|libs?|common|misc|shared|core|managers?|types)\\.[^/]+$',
      ],
      pathNot: '^node_modules/',
    },
  ),
  wall(
    'every-import-resolves',
    'A line that leads nowhere escapes every other wall.',
    { path: '^src/' },
    { couldNotResolve: true },
  ),
  wall('product-never-imports-tests', 'The product must start without its tests.', '^src/', {
    path: `^tests/|${tests}`,
  }),
  wall(
    'product-never-imports-scripts',
    'Scripts use the product, never the other way; only tests and a start with demo data ask for them.',
    { path: '^src/', pathNot: [tests, '^src/server/demo\\.ts$'] },
    { path: '^scripts/' },
  ),
  wall(
    'product-needs-no-tools',
    'What runs in production is a dependency, not a devDependency.',
    { path: '^src/', pathNot: [tests, '^src/server/development\\.ts$'] },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
]

const pureRooms = [
  wall('domain-stands-alone', 'What is true needs nothing but itself.', '^src/domain/', { pathNot: '^src/domain/' }),
  wall('contract-is-schemas', 'The contract reads domain words and zod, nothing else.', '^src/contract/', {
    pathNot: ['^src/(contract|domain)/', npm('zod')],
  }),
  wall('content-is-data', 'What the pages say is data in domain words.', '^src/content/', {
    pathNot: '^src/(content|domain)/',
  }),
  wall(
    'browsers-get-small-zod',
    'The browser reads these rooms: zod/mini there (3.7 KB instead of 18.9), full zod on the server only.',
    '^src/(domain|contract|content|web)/',
    { path: npm('zod'), pathNot: '^node_modules/zod/mini/' },
  ),
]

const web = [
  wall(
    'web-never-server',
    'Pages reach data through the API only, types included.',
    { path: '^src/web/' },
    {
      path: '^src/server/',
    },
  ),
  wall(
    'web-runs-in-a-browser',
    'No Node built-ins in rooms a browser loads.',
    { path: '^src/(web|domain|contract|content)/', pathNot: tests },
    { dependencyTypes: ['core'] },
  ),
  wall(
    'browsers-get-no-call-table',
    'The web asks by the type of the table of calls: its schemas stay on the server.',
    '^src/web/',
    { path: '^src/contract/calls/', pathNot: '/(errors|refusal-words)\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  wall('ui-knows-no-product', 'A primitive imports other primitives and npm.', '^src/web/ui/', {
    path: '^src/',
    pathNot: '^src/web/ui/',
  }),
  wall(
    'web-flows-down',
    'Pages use parts, parts use ui and plumbing; nothing points back up.',
    '^src/web/(plumbing|parts)/',
    {
      path: '^src/web/(pages/|site-map)',
    },
  ),
  wall(
    'documents-show-pages',
    'What renders a request knows the pages; no page, part or script knows it.',
    { path: '^src/web/(plumbing|ui|parts|pages|browser)/', pathNot: tests },
    { path: '^src/web/documents/' },
  ),
  wall(
    'islands-get-props',
    'An island gets words and data as JSON props: no page around it, no island inside it.',
    { path: '\\.island\\.tsx?$' },
    { path: ['\\.(page|island)\\.tsx?$', '^src/web/plumbing/(page|page-context|island)\\.tsx?$'] },
  ),
  wall(
    'the-page-script-is-small',
    'The script of every page knows no React and no part of a page.',
    { path: '^src/web/browser/', pathNot: tests },
    {
      path: ['^src/(content|contract)/', '^src/web/(ui|parts|pages|documents)/', npm('react', 'react-dom', 'radix-ui')],
      // A type weighs nothing.
      dependencyTypesNot: ['type-only'],
    },
  ),
  wall('web-plumbing-draws-nothing', 'Plumbing has no components.', '^src/web/plumbing/', {
    path: '^src/web/(ui|parts)/',
  }),
  wall(
    'pages-are-strangers',
    'What two pages share is a part.',
    { path: `^src/web/pages/(${pagesOfOneSubject})/`, pathNot: tests },
    { path: '^src/web/pages/', pathNot: '^src/web/pages/$1/' },
  ),
  wall(
    'content-enters-at-the-page',
    'A page reads content and hands it down as props, as does a screen of the desk; the site map knows the addresses of the states. The types of words are free.',
    {
      path: '^src/web/',
      pathNot: [
        '\\.page\\.tsx$',
        '-screen\\.island\\.tsx$',
        '^src/web/documents/render-page\\.tsx$',
        '^src/web/site-map\\.ts$',
        tests,
      ],
    },
    { path: '^src/content/', dependencyTypesNot: ['type-only'] },
  ),
  wall(
    'api-enters-at-the-page',
    'Only a page or a query file calls the API.',
    { path: '^src/web/(ui|parts|pages)/', pathNot: ['\\.page\\.tsx$', '\\.query\\.ts$', tests] },
    { path: '^src/web/plumbing/api-client\\.ts$' },
  ),
]

const server = [
  wall(
    'server-meets-web-in-ssr',
    'src/server/ssr.ts is the only door from the server to the pages; tests let a page use the calls of a module.',
    { path: '^src/server/', pathNot: ['^src/server/ssr\\.ts$', tests] },
    { path: '^src/web/' },
  ),
  wall('server-reads-no-content', 'Fixed records reach the server through the seed.', '^src/server/', {
    path: '^src/content/',
  }),
  wall(
    'server-plumbing-knows-no-module',
    'Plumbing serves every module and knows none.',
    { path: '^src/server/plumbing/', pathNot: tests },
    { path: '^src/server/', pathNot: '^src/server/plumbing/' },
  ),
  wall(
    'one-file-knows-all-modules',
    'src/server/app.ts puts the modules together; no other file knows them all.',
    { path: '^src/server/(pages/)?[^/]+\\.ts$', pathNot: ['^src/server/app\\.ts$', tests] },
    { path: '^src/server/modules/' },
  ),
  wall(
    'modules-know-no-server',
    'A module uses plumbing; what surrounds it is handed in.',
    { path: '^src/server/modules/', pathNot: tests },
    { path: '^src/server/(pages/)?[^/]+\\.ts$' },
  ),
  wall(
    'modules-meet-at-the-service',
    "Another module's service is its only door.",
    { path: '^src/server/modules/([^/]+)/', pathNot: tests },
    { path: '^src/server/modules/', pathNot: ['^src/server/modules/$1/', '\\.service\\.ts$'] },
  ),
]

const suffixes = [
  wall(
    'routes-speak-http-only',
    'Routes parse with the contract and call their own service and policy.',
    { path: '^src/server/modules/([^/]+)/.*\\.routes\\.ts$' },
    {
      path: '^src/|^node_modules/',
      pathNot: ['^src/server/modules/$1/', '^src/(contract|server/plumbing)/', npm('zod', 'hono')],
    },
  ),
  wall('routes-go-through-the-service', 'Routes hold no SQL.', '\\.routes\\.ts$', { path: '\\.store\\.ts$' }),
  wall('rules-ignore-http', 'Rules and SQL know nothing of requests.', '\\.(service|store|policy)\\.ts$', {
    path: ['\\.routes\\.ts$', '^src/server/plumbing/http\\.ts$', npm('hono', '@hono/[^/]+')],
  }),
  wall('policy-is-pure', 'Who may do what is decided from domain and contract values alone.', '\\.policy\\.ts$', {
    pathNot: '^src/(domain|contract)/',
  }),
  wall(
    'rules-are-pure',
    'A rule works out its answer from what it is given: it reads no database, sends nothing and starts nothing.',
    '\\.rules\\.ts$',
    {
      path: ['\\.(module|routes|service|store|jobs|mails|worker)\\.ts$', '^src/server/plumbing/', npm('hono')],
      pathNot: '^src/server/plumbing/(calls/errors|sealing/signed-bytes|visitors/client-network)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  wall(
    'only-stores-touch-the-database',
    'SQL and the database handle live in *.store.ts; services pass the open transaction on.',
    { path: '^src/server/modules/', pathNot: ['\\.store\\.ts$', tests] },
    { path: ['^src/server/plumbing/(db\\.ts$|database/)', npm('kysely', 'pg', '@electric-sql/[^/]+')] },
  ),
  wall(
    'stores-hold-sql-only',
    'A store knows its tables, the transaction and the words of domain and contract; a large one is several files.',
    { path: '^src/server/modules/([^/]+)/.*\\.store\\.ts$' },
    {
      path: '^src/|^node_modules/',
      pathNot: [
        '^src/(domain|contract)/',
        '^src/server/modules/$1/.*\\.store\\.ts$',
        '^src/server/plumbing/(db|members|transactions|calls/page-cursor|history/noted-(change|lines|residences|beds)|database/(desk-residences|listing/[^/]+|prepared-statements|save-changes))\\.ts$',
        npm('kysely'),
      ],
    },
  ),
]

module.exports = {
  forbidden: [...everywhere, ...pureRooms, ...web, ...server, ...suffixes],
  options: {
    // TypeScript 7 has no compiler API; swc reads the sources and keeps type-only imports visible.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
