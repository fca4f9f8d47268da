import type { TeamChange } from '#contract/team/team.ts'
import { isNotSent, parseAddresses } from '#domain/people/typed-addresses.ts'
import { Refusal } from '#web/plumbing/api/refusal.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

const describeNotSent = (count: number) =>
  count === 1
    ? 'One line was not sent. Correct it and send again: nobody is invited twice.'
    : `${count} lines were not sent. Correct them and send again: nobody is invited twice.`

export async function actOnTeam({ fetch }: Visit, { values }: Form): Promise<Response | Form['values']> {
  // A form may hold anything: the server says what makes no sense.
  const body = toChange(values) as TeamChange
  const { done, lines = [] } = await callApi('POST /api/desk/team/changes', { body }, { fetch })
  if (done === 'leave') return redirectTo('/account?done=left')
  if (done === 'invite_several') {
    const answers = lines.map(({ outcome, typed }) => `${outcome} ${typed}`).join('\n')
    const notSent = lines.filter(({ outcome }) => isNotSent(outcome))
    if (notSent.length === 0) return { do: 'invite_several', lines: answers }
    // The server has one list: its first lines were typed in the field of one address.
    const single = parseAddresses(values.email ?? '')
    const ofList = notSent.filter(({ typed }) => !single.some((one) => one.startsWith(typed))).length
    const fields = {
      ...(ofList < notSent.length && { email: 'This was not sent. Correct it and send again.' }),
      ...(ofList > 0 && { emails: describeNotSent(ofList) }),
    }
    throw new Refusal('invalid_input', describeNotSent(notSent.length), {
      fields: { ...fields, lines: answers },
    })
  }
  const part = done === 'train' || done === 'untrain' ? '#training' : ''
  return redirectTo(`/workspace/team?done=${done}${part}`)
}

function toChange(values: Form['values']): object {
  const { listed, all, email, emails = '', ...rest } = values
  const chosen = Object.keys(rest).flatMap((name) => /^house\.(.+)$/.exec(name)?.[1] ?? [])
  const fields = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('house.')))
  const place = listed === undefined ? fields : { ...fields, houses: all === undefined ? chosen : null }
  if (email === undefined) return place
  const typed = `${email}\n${emails}`
  const [first = '', ...more] = parseAddresses(typed)
  return { ...place, ...(more.length > 0 ? { do: 'invite_several', emails: typed } : { email: first }) }
}
