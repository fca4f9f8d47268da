import { stopRemindersWords as words } from '#content/desk/stop-reminders.ts'
import type { ReminderStop } from '#contract/desk/reminders.ts'
import { ApiError, callApi } from '#web/plumbing/api-client.ts'
import { headTags, metaTag } from '#web/plumbing/head/page-head.ts'
import { definePage, Loaded, type PageProps } from '#web/plumbing/page.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { actOnStop } from './stop-reminders-act.query.ts'

type Answer = ReminderStop | { kind: 'unknown' } | { kind: 'failed' }

export default definePage<Answer>({
  async load({ params, fetch }) {
    const found = await read(params.secret ?? '', fetch)
    return new Loaded(found, { status: 'kind' in found ? (found.kind === 'unknown' ? 404 : 503) : 200 })
  },
  head: ({ visit }) => [
    ...headTags({ title: words.title, description: words.description, path: null }, visit.site),
    // No referrer: whoever has this address can stop the emails.
    metaTag('referrer', 'no-referrer'),
  ],
  act: actOnStop,
  show: StopReminders,
})

async function read(secret: string, fetch: typeof globalThis.fetch): Promise<Answer> {
  try {
    return await callApi('GET /api/stop-reminders/:secret', { params: { secret } }, { fetch })
  } catch (error) {
    return { kind: error instanceof ApiError && error.status === 404 ? 'unknown' : 'failed' }
  }
}

/** Opening the page stops nothing: programs that look through mail open links too. */
function StopReminders({ data, visit: { path, refused } }: PageProps<Answer>) {
  return (
    <div className="wrap section-tight stack stack-fill gap-5 w-40">
      {'kind' in data ? (
        <Nothing kind={data.kind} again={path} />
      ) : (
        <>
          <h1>{data.isOn ? words.on.title(data.organization) : words.off.title}</h1>
          <p className="lead">{data.isOn ? words.on.text : words.off.text(data.organization)}</p>
          {refused?.message && <Notice tone="danger" title={refused.message} announced />}
          {data.isOn ? (
            <Form action={path} hidden={{ act: 'stop' }}>
              <Button type="submit" variant="primary" wide className="t-name">
                {words.on.button}
              </Button>
            </Form>
          ) : (
            <p>
              <ButtonLink to="/workspace/reminders" variant="primary">
                {words.choose}
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </div>
  )
}

function Nothing({ kind, again }: { kind: 'unknown' | 'failed'; again: string }) {
  const { title, text } = words[kind]
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p className="row">
        {kind === 'failed' && (
          <ButtonLink to={again} variant="primary">
            {words.again}
          </ButtonLink>
        )}
        <ButtonLink to="/contact">{words.contact}</ButtonLink>
      </p>
    </>
  )
}
