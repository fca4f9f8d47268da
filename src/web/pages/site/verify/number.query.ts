import type { VerifyAnswer } from '#contract/affiliates/verified.ts'
import { buildVerifyPath, type Language } from '#domain/language/language.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { Loaded, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function loadNumber({ params, fetch }: Visit, language: Language) {
  const number = params.number ?? ''
  const asked = { params: { number: number.slice(0, 100) } }
  const found = await callApi('GET /api/verify/:number', asked, { fetch }).catch(() => null)
  const own = found?.certificates[0]?.number
  if (own !== undefined && own !== number && found?.certificates.length === 1)
    return redirectTo(buildVerifyPath(own, language), 308)
  const status = found === null ? 503 : found.certificates.length === 0 ? 404 : 200
  return new Loaded<VerifyAnswer | null>(found, { status, headers: { 'Cache-Control': 'no-store' } })
}
