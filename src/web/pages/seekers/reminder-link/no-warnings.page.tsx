import type { StopWarnings } from '#contract/desk/reminders.ts'
import { ApiError, callApi } from '#web/plumbing/api-client.ts'
import { headTags, metaTag } from '#web/plumbing/head/page-head.ts'
import { definePage, Loaded, type PageProps } from '#web/plumbing/page.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { actOnNoWarnings } from './no-warnings-act.query.ts'

/** Opening the link changes nothing: mail scanners follow links too. One button stops the mails. */
export default definePage<StopWarnings | null>({
  async load({ params, fetch }) {
    try {
      return await callApi('GET /api/no-warnings/:secret', { params: { secret: params.secret ?? '' } }, { fetch })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error
      return new Loaded(null, { status: 404 })
    }
  },
  head: ({ visit }) => [
    ...headTags({ title: 'Stop these emails?', description: 'About numbers that get old.', path: null }, visit.site),
    metaTag('referrer', 'no-referrer'),
  ],
  act: actOnNoWarnings,
  show: NoWarnings,
})

function NoWarnings({ data: link, visit: { path, refused } }: PageProps<StopWarnings | null>) {
  return (
    <div className="wrap section-tight stack stack-fill gap-5 w-40">
      {refused && <Notice tone="danger" title={refused.message} announced />}
      {link === null && (
        <>
          <h1>There is nothing at this link</h1>
          <p className="lead">Perhaps a part of it is missing, or you are not in that team any more.</p>
        </>
      )}
      {link?.isStopped === false && (
        <>
          <h1>Stop these emails?</h1>
          <p className="lead">
            The day before a number of {link.organization} gets too old to be shown, we write to {link.email}.
          </p>
          <Form action={path}>
            <Button type="submit" variant="primary" wide className="t-name">
              Stop them
            </Button>
          </Form>
        </>
      )}
      {link?.isStopped && (
        <>
          <h1>They are stopped</h1>
          <p className="lead">
            We do not write to {link.email} any more before a number of {link.organization} gets too old to be shown.
          </p>
        </>
      )}
      <p>
        <ButtonLink to="/workspace/reminders">Your reminders</ButtonLink>
      </p>
    </div>
  )
}
