/** `edits` switch it off in the text of its seam, which may be built from `source`; `asks` shows what it is for. */
export type Device = {
  name: string
  seam: string
  source?: string
  edits: readonly (readonly [from: string | RegExp, to: string])[]
  asks: { path: string; withNewHosts?: boolean } | 'start'
}

const search = '/residences?near=72201&open=1'
/** A new host each time: no page is kept for the next visitor, while the answers of the API are. */
const renderedSearch = { path: search, withNewHosts: true }

export const devices: readonly Device[] = [
  {
    name: 'pages that are the same for all visitors, kept for 10 s',
    seam: 'src/server/pages/page-cache.ts',
    edits: [['const maxAgeMs = 10_000', 'const maxAgeMs = 0']],
    asks: { path: search },
  },
  {
    name: 'answers kept: counts of the directory',
    seam: 'src/server/plumbing/answers/answer-cache.ts',
    edits: [['if (known && now.getTime() - known.at < ms)', 'if (known && ms < 0)']],
    asks: { path: '/api/directory/stats' },
  },
  {
    name: 'answers kept: a search',
    seam: 'src/server/plumbing/answers/answer-cache.ts',
    edits: [['if (known && now.getTime() - known.at < ms)', 'if (known && ms < 0)']],
    asks: { path: '/api/residences/answer?near=72201&open=1&limit=20' },
  },
  {
    name: 'pages with counts, rendered once a minute',
    seam: 'src/server/pages/minute-pages.ts',
    edits: [['const paths = new Set(parts.paths)', 'const paths = new Set<string>()']],
    asks: { path: '/' },
  },
  {
    name: 'the frame around a page, kept as text',
    seam: 'build/documents/entry.js',
    source: 'src/web/documents/render-page.tsx',
    edits: [[/(?<=\b(?:let|const) known\s?=\s?)cache\.get\(key\)/, 'undefined']],
    asks: renderedSearch,
  },
  {
    name: 'answers to pages as values, not as JSON',
    seam: 'src/server/pages/inside-calls.ts',
    edits: [['takeAnswer: (given) => taken.push(given), ', '']],
    asks: renderedSearch,
  },
  {
    name: 'Brotli within 256 KB',
    seam: 'src/server/plumbing/answers/compressed.ts',
    edits: [['[BROTLI_PARAM_LGWIN]: 18', '[BROTLI_PARAM_LGWIN]: 22']],
    asks: renderedSearch,
  },
  {
    name: 'usual headers named before the answer is made',
    seam: 'src/server/request-pipeline.ts',
    edits: [
      ['for (const [name, value] of everyAnswer) c.header(name, value)', ''],
      [
        "c.header('X-Request-Id', requestId)\n    await next()",
        "c.header('X-Request-Id', requestId)\n    await next(); for (const [name, value] of everyAnswer) c.header(name, value)",
      ],
    ],
    asks: { path: '/api/states' },
  },
  {
    name: "the library's own Response",
    seam: 'src/server/listen.ts',
    edits: [['overrideGlobalObjects: true', 'overrideGlobalObjects: false']],
    asks: { path: '/api/states' },
  },
  {
    name: 'small held files as text, not as bytes',
    seam: 'src/server/plumbing/answers/static-pages.ts',
    edits: [['const maxTextLength = 14_000', 'const maxTextLength = 0']],
    asks: { path: '/contact' },
  },
  {
    name: 'one header read, without all being made',
    seam: 'src/server/plumbing/answers/sent-header.ts',
    edits: [
      [
        "({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>, name: string): string | undefined {",
        '({ headers, rawHeaders }: IncomingMessage, name: string): string | undefined {\nif (headers) return headers[name] as string | undefined',
      ],
    ],
    asks: { path: '/contact' },
  },
  {
    name: 'compressed files stored on disk',
    seam: 'src/server/plumbing/answers/compressed.ts',
    edits: [['return await readFile(path)', 'throw await readFile(path)']],
    asks: 'start',
  },
]
