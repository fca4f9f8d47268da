import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnReminders({ path, fetch }: Visit, { values }: Form): Promise<Response | Form['values']> {
  if (values.act === 'suggested') {
    const answer = values.answer === 'on' ? 'on' : 'off'
    await callApi('POST /api/reminders/suggestion', { body: { answer } }, { fetch })
    return redirectTo(answer === 'on' ? `${path}?sent=on` : '/')
  }
  if (values.act === 'warnings') {
    const wanted = values.wanted === 'no' ? 'no' : 'yes'
    await callApi('POST /api/reminders/warnings', { body: { wanted } }, { fetch })
    return redirectTo(`${path}?sent=warnings-${wanted}`)
  }
  if (values.act !== 'send') {
    await callApiByForm('POST /api/reminders', values, { fetch })
    return redirectTo(`${path}?saved=1`)
  }
  const { sent } = await callApi('POST /api/reminders/one', {}, { fetch })
  // The button sends the plan along as it was typed, and gets it back: it is not saved by this.
  return values.hour === undefined ? redirectTo(`${path}?sent=${sent}`) : { ...values, sent }
}
