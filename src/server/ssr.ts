import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type * as Entry from '#web/entry.server.tsx'
import type { RequestFacts } from '#web/plumbing/request-context.ts'
import type { SitePage } from '#web/site-map.ts'

export type { FormAnswer, RequestFacts } from '#web/plumbing/request-context.ts'

/** The built pages: the only door from the server to the web room. */
export type Pages = {
  /** Renders one request; `nonce` is undefined for bytes that many visitors will get. */
  render(request: Request, facts: RequestFacts): Promise<Response>
  /** The whole site map's paths; one for many pages holds a colon (`/directory/:state`). */
  paths: string[]
  /** Every address that the site map knows by itself: its paths, and one for each value of a path for many pages. */
  addresses: string[]
  /** Addresses whose bytes are the same for everyone. */
  prerendered: string[]
  /** Addresses whose bytes are the same for everyone for a minute. */
  eachMinute: string[]
  /** Our own inline scripts, the same on every page. */
  inlineScripts: readonly string[]
}

type Build = ServerBuild & { entry: { module: typeof Entry } }

export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/**
 * Loads the pages that `npm run build` made. Throws when there is no build.
 * `development`: a function giving the pages as they are on disk now, asked anew for every request.
 */
export async function loadPages(buildDir: string, development?: () => Promise<unknown>): Promise<Pages> {
  const load = development ?? (() => import(pathToFileURL(join(buildDir, 'server/index.js')).href))
  const first = asBuild(await load())
  const { siteMap } = first.entry.module
  const production = development ? null : first.entry.module.createRequestHandler(first, 'production')
  return {
    async render(request, facts) {
      const build = production ? first : asBuild(await load())
      const handle = production ?? build.entry.module.createRequestHandler(build, 'development')
      return handle(request, build.entry.module.contextFor(facts))
    },
    inlineScripts: first.entry.module.inlineScripts,
    ...addressesIn(siteMap),
  }
}

function addressesIn(siteMap: readonly SitePage[]) {
  const addresses = ({ path, each }: SitePage) => each?.map((value) => path.replace(/:\w+/, value)) ?? [path]
  const rendered = (rendering: SitePage['rendering']) =>
    siteMap.filter((page) => page.rendering === rendering).flatMap(addresses)
  return {
    paths: siteMap.map(({ path }) => path),
    addresses: siteMap.flatMap(addresses).filter((address) => !address.includes(':')),
    prerendered: rendered('prerendered'),
    eachMinute: rendered('each-minute'),
  }
}

function asBuild(loaded: unknown): Build {
  if (typeof loaded !== 'object' || loaded === null || !('entry' in loaded)) {
    throw new Error('The build folder does not hold the built pages. Run "npm run build".')
  }
  return loaded as Build
}
