import { createHash } from 'node:crypto'

/** SHA-256 source of one inline script or style, as the policy wants it. */
export function inlineHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

/** Where the pages lie that any other site may show in a frame; no other page may stand in one. */
export const madeToBeFramed = '/embed/'

type PageOptions = {
  https: boolean
  frameHosts: string[]
  /** The page is made to stand in a frame of any other site. */
  framedByAll?: boolean
  /** Those of the styles that stand in the page. */
  styleHashes?: readonly string[]
}

/** The headers of every HTML answer: nothing runs, loads or frames that the page itself did not bring. */
export function pageHeaders(scriptHashes: readonly string[], options: PageOptions): Record<string, string> {
  const { framedByAll = false, styleHashes = [] } = options
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ["frame-src 'self'", ...options.frameHosts].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedByAll ? '*' : "'none'"}`,
    // The one policy is in the page's first script (web/browser/trusted-types.ts).
    "require-trusted-types-for 'script'",
    'trusted-types default',
    ...(options.https ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    ...baseHeaders(options),
    ...(framedByAll && openToEverySite),
    'Content-Security-Policy': policy.join('; '),
  }
}

/**
 * For what is the same for everyone and known to everyone. A page in a sandboxed frame has no origin, so that even our
 * own script, our font and the next list come to it as from another site.
 */
export const openToEverySite = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

/**
 * For every answer that is no page: data, files, pictures, moves and refusals. Opened as a document, or brought into a
 * frame, it does nothing.
 */
export const dataHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const

/** A picture by itself: browsers lay it out with a style of their own, and a picture brings none. Any site may show it. */
export const pictureHeaders = {
  'Content-Security-Policy': `${dataHeaders['Content-Security-Policy']}; style-src 'unsafe-inline'`,
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

/** The headers of every answer, pages and data alike; a page brings a policy of its own. */
export function baseHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    ...safeHeaders({ https }),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** The headers of the board's worker: asked for anew each time, and it speaks to nobody but this site. */
export function workerHeaders({ https }: { https: boolean }): Record<string, string> {
  const policy = "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  return { 'Cache-Control': 'no-cache', ...baseHeaders({ https }), 'Content-Security-Policy': policy }
}

/** The headers of built files. */
export function fileHeaders({ https }: { https: boolean }): Record<string, string> {
  return { ...safeHeaders({ https }), ...openToEverySite }
}

function safeHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    ...dataHeaders,
    ...(https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}
