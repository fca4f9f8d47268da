import { toOwnPath } from '#domain/links/own-path.ts'
import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { findRefusalCode, toFailure } from '#web/plumbing/api/failure.ts'
import { passkeyNeedsScript } from '#web/plumbing/api/passkey.ts'
import { Refusal } from '#web/plumbing/api/refusal.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { addReturn } from './return-ways.ts'

export const withoutScript = `${passkeyNeedsScript} Sign in with your password. If you forgot it, we email you a link.`

/** A wrong password is a form error, not an expired session. */
export async function actOnSignIn({ fetch }: Visit, { values }: Form): Promise<Response> {
  if (values.do === 'passkey') throw new Refusal('invalid_input', withoutScript)
  try {
    const { returnTo } = await callApiByForm('POST /api/auth/sign-in', values, { fetch })
    return redirectTo(returnTo)
  } catch (error) {
    if (findRefusalCode(error) !== 'signed_out') throw error
    throw new Refusal('invalid_input', toFailure(error).message)
  }
}

export async function actOnCode({ fetch }: Visit, { values: { code = '', returnTo = '' } }: Form): Promise<Response> {
  try {
    const signedIn = await callApi('POST /api/auth/sign-in/code', { body: { code, returnTo } }, { fetch })
    return redirectTo(signedIn.returnTo)
  } catch (error) {
    if (findRefusalCode(error) !== 'signed_out') throw error
    return redirectTo(`/sign-in?${new URLSearchParams({ error: '1', returnTo: toOwnPath(returnTo) })}`)
  }
}

export async function actOnSignUp({ path, fetch }: Visit, { values }: Form): Promise<Response> {
  if (values.do === 'again' || values.do === 'change') {
    const body = values.do === 'change' ? { email: values.email ?? '' } : {}
    await callApi('POST /api/auth/sent-sign-up', { body }, { fetch })
    return redirectTo(`${path}?sent=${values.do}`)
  }
  await callApiByForm('POST /api/auth/sign-up', values, { fetch })
  return redirectTo(`${path}?sent=1`)
}

export async function actOnConfirmSignUp({ fetch }: Visit, { values }: Form): Promise<Response> {
  try {
    const { next } = await callApiByForm('POST /api/auth/waiting-sign-up', values, { fetch })
    return redirectTo(next)
  } catch (error) {
    if (findRefusalCode(error) !== 'bad_request') throw error
    return redirectTo(`${addReturn('/sign-in', toOwnPath(values.returnTo))}${values.returnTo ? '&' : '?'}error=link`)
  }
}

export async function actOnForgotPassword({ path, fetch }: Visit, { values: { email = '' } }: Form): Promise<Response> {
  await callApi('POST /api/auth/forgot-password', { body: { email } }, { fetch })
  return redirectTo(`${path}?sent=1`)
}

export async function actOnResetPassword({ path, fetch }: Visit, { values }: Form): Promise<Response> {
  const { token = '', password = '', removePasskeys } = values
  const body = { token, password, removePasskeys: removePasskeys === 'on' }
  try {
    await callApi('POST /api/auth/reset-password', { body }, { fetch })
    return redirectTo('/sign-in?reset=1')
  } catch (error) {
    if (findRefusalCode(error) !== 'bad_request') throw error
    return redirectTo(`${path}?error=link`)
  }
}
