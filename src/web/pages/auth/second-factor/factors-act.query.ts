import { toOwnPath } from '#domain/links/own-path.ts'
import { findRefusalCode } from '#web/plumbing/api/failure.ts'
import { passkeyNeedsScript } from '#web/plumbing/api/passkey.ts'
import { Refusal } from '#web/plumbing/api/refusal.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export const exportAddress = '/api/export.zip'

export const chooseProofReturn = (asked: string | null | undefined) =>
  asked === exportAddress ? exportAddress : toOwnPath(asked)

const withoutScript = `${passkeyNeedsScript} Turn it on, load the page again, or confirm in another way.`

export async function actOnConfirm({ fetch }: Visit, { values }: Form): Promise<Response> {
  const { password, code, returnTo } = values
  if (values.do === 'passkey') throw new Refusal('invalid_input', withoutScript)
  const body = { ...(password !== undefined && { password }), ...(code !== undefined && { code }) }
  await callApi('POST /api/auth/confirm', { body }, { fetch })
  return redirectTo(chooseProofReturn(returnTo))
}

export async function actOnSecondFactor({ path, fetch }: Visit, { values }: Form): Promise<Response | Form['values']> {
  const { do: act, returnTo } = values
  const to = (page: string) =>
    returnTo ? `${page}?${new URLSearchParams({ returnTo: chooseProofReturn(returnTo) })}` : page
  try {
    const codes = await change(act, values, fetch)
    // Shown once: the codes are in no address and are stored nowhere.
    return codes ? { codes: codes.join(' '), ...(returnTo && { returnTo }) } : redirectTo(to(path))
  } catch (error) {
    if (findRefusalCode(error) !== 'prove_again') throw error
    // No typed text could be lost, so the person confirms on a separate page and comes back.
    return redirectTo(`/account/confirm?${new URLSearchParams({ returnTo: to(path) })}`)
  }
}

async function change(act: string | undefined, { code = '' }: Form['values'], inside: typeof fetch) {
  const how = { fetch: inside }
  switch (act) {
    case 'begin':
    case 'stop':
    case 'end':
      await callApi(`POST /api/auth/second-factor/${act}`, {}, how)
      return null
    case 'finish':
      return (await callApi('POST /api/auth/second-factor/finish', { body: { code } }, how)).recoveryCodes
    case 'new-codes':
      return (await callApi('POST /api/auth/second-factor/recovery-codes', {}, how)).recoveryCodes
    default:
      throw new Refusal('bad_request', 'This form does nothing here.')
  }
}
