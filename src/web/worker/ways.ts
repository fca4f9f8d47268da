import {
  boardReadPath,
  isBoardPage,
  isVisitPath,
  storedBoardPaths,
  storedListPaths,
} from '#web/plumbing/stored/stored-board.ts'

/** `pass`: left alone, as if there were no worker. */
export type RequestKind = 'file' | 'document' | 'read' | 'page' | 'sign-out' | 'pass'

export const boardReads = [
  '/api/my-residences',
  '/api/auth/user',
  '/api/directory/stats',
  '/api/desk/progress',
] as const

const isListed = (list: readonly string[], path: string) => list.includes(path)

type WorkerRequest = { method: string; mode: string; url: string }

export function chooseWay({ method, mode, url }: WorkerRequest, origin: string): RequestKind {
  const address = new URL(url)
  const { pathname, search, origin: asked } = address
  if (asked !== origin) return 'pass'
  if (pathname === '/api/logout') return 'sign-out'
  if (method !== 'GET') return 'pass'
  if (/^\/(assets|fonts)\//.test(pathname)) return 'file'
  if (mode === 'navigate') {
    if (pathname.startsWith('/api/')) return 'pass'
    if (isListed(storedListPaths, pathname) || isVisitPath(pathname)) return 'document'
    if (isBoardPage(address)) return 'document'
    return search === '' && isListed(storedBoardPaths, pathname) ? 'document' : 'page'
  }
  return pathname === boardReadPath || isListed(boardReads, pathname) ? 'read' : 'pass'
}
