import { verifyWords as words } from '#content/site/verify.ts'
import { verifyPath } from '#domain/certification/certificate/verified.ts'
import { headTags } from '#web/plumbing/head/page-head.ts'
import { definePage, redirectTo } from '#web/plumbing/page.ts'
import { NumberForm } from './number-form.tsx'

export default definePage({
  load({ query }) {
    const number = query.get('number')?.trim().slice(0, 100) ?? ''
    return number === '' ? undefined : redirectTo(verifyPath(number))
  },
  head: ({ visit }) => headTags({ ...words.head, path: '/verify' }, visit.site),
  show: () => (
    <div className="wrap section-tight stack stack-fill gap-5 w-40">
      <h1>{words.head.title}</h1>
      <p className="lead">{words.lead}</p>
      <NumberForm asked="" words={words} />
    </div>
  ),
})
