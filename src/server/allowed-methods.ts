import type { Http } from './plumbing/http.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

export function listAllowedMethods(http: Http, path: string): string[] {
  const allowed = methods.filter((method) =>
    http.router.match(method, path)[0].some(([[, route]]) => route.method === method && !route.path.endsWith('*')),
  )
  return allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}
