import { stopWords as words } from '#content/desk/notices.ts'
import type { QuestionStop } from '#contract/inquiries/question-notices.ts'
import { ApiError, callApi } from '#web/plumbing/api-client.ts'
import { headTags, metaTag } from '#web/plumbing/head/page-head.ts'
import { definePage, Loaded, type PageProps } from '#web/plumbing/page.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { actOnStop } from './stop-questions-act.query.ts'

type Answer = QuestionStop | { kind: 'unknown' } | { kind: 'failed' }

export default definePage<Answer>({
  async load({ params, fetch }) {
    const found = await read(params.secret ?? '', fetch)
    return new Loaded(found, { status: 'kind' in found ? (found.kind === 'unknown' ? 404 : 503) : 200 })
  },
  head: ({ visit }) => [
    ...headTags({ title: words.title, description: words.description, path: null }, visit.site),
    // No referrer: whoever has this address can turn the emails off.
    metaTag('referrer', 'no-referrer'),
  ],
  act: actOnStop,
  show: StopQuestions,
})

async function read(secret: string, fetch: typeof globalThis.fetch): Promise<Answer> {
  try {
    return await callApi('GET /api/stop-questions/:secret', { params: { secret } }, { fetch })
  } catch (error) {
    return { kind: error instanceof ApiError && error.status === 404 ? 'unknown' : 'failed' }
  }
}

function StopQuestions({ data, visit: { path, refused } }: PageProps<Answer>) {
  return (
    <div className="wrap section-tight stack stack-fill gap-5 w-40">
      {'kind' in data ? (
        <Nothing kind={data.kind} again={path} />
      ) : (
        <Stop stop={data} action={path} trouble={refused?.message || null} />
      )}
    </div>
  )
}

type StopProps = { stop: QuestionStop; action: string; trouble: string | null }

function Stop({ stop: { organization, isOn }, action, trouble }: StopProps) {
  return (
    <>
      <h1>{isOn ? words.on.title(organization) : words.off.title}</h1>
      <p className="lead">{isOn ? words.on.text : words.off.text(organization)}</p>
      {trouble && <Notice tone="danger" title={trouble} announced />}
      <Form action={action} hidden={{ act: isOn ? 'off' : 'on' }}>
        <Button type="submit" variant={isOn ? 'primary' : 'line'} wide className="t-name">
          {isOn ? words.on.button : words.off.button}
        </Button>
      </Form>
      <p>
        <ButtonLink to="/workspace/notices">{words.choose}</ButtonLink>
      </p>
    </>
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
