import type { IncomingMessage, ServerResponse } from 'node:http'

export type Development = {
  /** The pages as they are on disk now. */
  load: () => Promise<unknown>
  /** Vite's own files and reload channel; calls `next` for everything else. */
  serve: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  stop: () => Promise<void>
}

/** Runs Vite inside the server, for `npm run dev` only: it is imported nowhere else, so production never loads it. */
export async function startDevelopment(): Promise<Development> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true } })
  return {
    load: () => vite.ssrLoadModule('virtual:react-router/server-build'),
    serve: (request, response, next) => vite.middlewares(request, response, next),
    stop: () => vite.close(),
  }
}
