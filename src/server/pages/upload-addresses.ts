import type { IncomingMessage } from 'node:http'
import { type Call, isOtherBody, type OtherBody } from '#contract/calls/call.ts'
import { calls as callTable } from '#contract/calls/call-table.ts'
import { isMultipart } from '#server/plumbing/calls/posted-form.ts'
import { isBytes } from '#server/plumbing/calls/upload.ts'
import type { Pages } from '#server/ssr.ts'

export function createUploadCheck(forms: Pages['forms']): (request: IncomingMessage) => boolean {
  const calls = listCallPaths('POST', 'multipart/form-data').map(buildPattern)
  const ofBytes = listCallPaths('PUT', 'application/octet-stream').map(buildPattern)
  const pages = forms.map((form) => ({ form, pattern: buildPattern(form.path) }))
  return ({ method, url = '', headers }) => {
    const [path = ''] = url.split('?', 1)
    if (method === 'PUT') return isBytes(headers['content-type']) && ofBytes.some((pattern) => pattern.test(path))
    if (method !== 'POST' || !isMultipart(headers['content-type'])) return false
    if (calls.some((pattern) => pattern.test(path))) return true
    return pages.some(({ form, pattern }) => form.takesFiles !== null && pattern.test(path))
  }
}

const buildPattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)

function listCallPaths(method: string, type: OtherBody['type']): string[] {
  return Object.entries<Call>(callTable).flatMap(([name, { body }]) =>
    name.startsWith(`${method} `) && body && isOtherBody(body) && body.type === type
      ? [name.slice(method.length + 1)]
      : [],
  )
}
