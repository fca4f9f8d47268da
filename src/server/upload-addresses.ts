import type { IncomingMessage } from 'node:http'
import { type Call, isOtherBody } from '#contract/calls/call.ts'
import { calls } from '#contract/calls/call-table.ts'
import { isMultipart } from '#server/plumbing/posted-form.ts'
import type { Pages } from '#server/ssr.ts'

/** Knows a request that sends files to a call or a page that takes them. */
export function uploadsTo(forms: Pages['forms']): (request: IncomingMessage) => boolean {
  const paths = [...pathsOfCalls(), ...forms.flatMap(({ path, takesFiles }) => (takesFiles ? [path] : []))]
  const patterns = paths.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`))
  return ({ method, url = '', headers }) => {
    if (method !== 'POST' || !isMultipart(headers['content-type'])) return false
    const [path = ''] = url.split('?', 1)
    return patterns.some((pattern) => pattern.test(path))
  }
}

function pathsOfCalls(): string[] {
  return Object.entries<Call>(calls).flatMap(([name, { body }]) =>
    body && isOtherBody(body) && body.type === 'multipart/form-data' ? [name.replace('POST ', '')] : [],
  )
}
