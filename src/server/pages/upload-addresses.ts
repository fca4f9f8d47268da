import type { IncomingMessage } from 'node:http'
import { type Call, isOtherBody } from '#contract/calls/call.ts'
import { calls as callTable } from '#contract/calls/call-table.ts'
import { isMultipart } from '#server/plumbing/calls/posted-form.ts'
import type { Pages } from '#server/ssr.ts'

export function uploadsTo(forms: Pages['forms']): (request: IncomingMessage) => boolean {
  const calls = pathsOfCalls().map(buildPattern)
  const pages = forms.map((form) => ({ form, pattern: buildPattern(form.path) }))
  return ({ method, url = '', headers }) => {
    if (method !== 'POST' || !isMultipart(headers['content-type'])) return false
    const [path = ''] = url.split('?', 1)
    if (calls.some((pattern) => pattern.test(path))) return true
    return pages.some(({ form, pattern }) => form.takesFiles !== null && pattern.test(path))
  }
}

const buildPattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)

function pathsOfCalls(): string[] {
  return Object.entries<Call>(callTable).flatMap(([name, { body }]) =>
    body && isOtherBody(body) && body.type === 'multipart/form-data' ? [name.replace('POST ', '')] : [],
  )
}
