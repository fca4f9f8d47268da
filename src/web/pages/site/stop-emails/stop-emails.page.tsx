import { stopEmailsWords as words } from '#content/site/stop-emails.ts'
import type { MailStop } from '#contract/mail/mail-stop.ts'
import { UnreadLink } from '#web/parts/frame/unread-link.tsx'
import { nameUnread } from '#web/plumbing/api/failure.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { describePrivate } from '#web/plumbing/head/page-head.ts'
import { definePage, Loaded, type PageProps } from '#web/plumbing/page.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { actOnStop } from './stop-emails-act.query.ts'

type Answer = MailStop | { trouble: 'unknown' | 'failed' }

/** Opening the page stops nothing: programs that look through mail open links too. */
export default definePage<Answer>({
  async load({ params: { secret = '' }, fetch }) {
    const found = await callApi('GET /api/stop-emails/:secret', { params: { secret } }, { fetch }).catch((error) => ({
      trouble: nameUnread(error),
    }))
    return new Loaded(found, { status: 'trouble' in found ? (found.trouble === 'unknown' ? 404 : 503) : 200 })
  },
  // Whoever has this address can stop the emails.
  head: () => describePrivate(words),
  act: actOnStop,
  show: StopEmails,
})

function StopEmails({ data, visit: { path, refused } }: PageProps<Answer>) {
  return (
    <div className="wrap section-tight stack stack-fill gap-5 w-40">
      {'trouble' in data ? (
        <UnreadLink kind={data.trouble} again={path} words={words} />
      ) : (
        <Stop stop={data} action={path} refusal={refused?.message || null} />
      )}
    </div>
  )
}

type StopProps = { stop: MailStop; action: string; refusal: string | null }

function Stop({ stop: { kind, organization, email, isOn, canRestart }, action, refusal }: StopProps) {
  const { on, off, choose } = words.kinds[kind]
  return (
    <>
      <h1>{isOn ? on.title(organization) : words.stopped}</h1>
      <p className="lead">{isOn ? on.text : off(organization)}</p>
      {isOn && <p className="break">{words.address(email)}</p>}
      {refusal && <Notice tone="danger" title={refusal} announced />}
      {(isOn || canRestart) && (
        <Form action={action} hidden={{ act: isOn ? 'off' : 'on' }}>
          <Button type="submit" variant={isOn ? 'primary' : 'line'} wide className="t-name">
            {isOn ? words.stop : words.restart}
          </Button>
        </Form>
      )}
      <p>
        <ButtonLink to={choose.to}>{choose.label}</ButtonLink>
      </p>
    </>
  )
}
