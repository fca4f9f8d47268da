import { createHash } from 'node:crypto'

export function computeInlineHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

/** Any other site may frame the pages under this path, and no others. */
export const madeToBeFramed = '/embed/'

type PageOptions = {
  https: boolean
  frameHosts: string[]
  framedByAll?: boolean
  styleHashes?: readonly string[]
}

export function buildPageHeaders(scriptHashes: readonly string[], options: PageOptions): Record<string, string> {
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
    ...buildBaseHeaders(options),
    ...(framedByAll && openToEverySite),
    'Content-Security-Policy': policy.join('; '),
  }
}

/**
 * For what is public and the same for everyone. A page in a sandboxed frame has no origin, so even our own files come
 * to it from another site.
 */
export const openToEverySite = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

/** For every answer that is not a page: opened as a document or in a frame, it can do nothing. */
export const dataHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const

export const pictureHeaders = {
  'Content-Security-Policy': `${dataHeaders['Content-Security-Policy']}; style-src 'unsafe-inline'`,
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const

export function buildBaseHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    ...buildSafeHeaders({ https }),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

export function buildWorkerHeaders({ https }: { https: boolean }): Record<string, string> {
  const policy = "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  return { 'Cache-Control': 'no-cache', ...buildBaseHeaders({ https }), 'Content-Security-Policy': policy }
}

export function buildFileHeaders({ https }: { https: boolean }): Record<string, string> {
  return { ...buildSafeHeaders({ https }), ...openToEverySite }
}

function buildSafeHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    ...dataHeaders,
    ...(https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  }
}
