import type { VerifyWords } from '#content/certification/verify/verify.en.ts'
import { buildVerifyPath } from '#domain/language/language.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { InputField } from '#web/ui/form/filled-field.tsx'
import { Card } from '#web/ui/text/card.tsx'
import { Seal } from './seal.tsx'

export function NumberForm({ asked, words }: { asked: string; words: VerifyWords }) {
  return (
    <form
      action={buildVerifyPath(null, words.language)}
      method="get"
      role="search"
      className="stack stack-fill gap-3 ink"
    >
      <InputField label={words.field} name="number" required maxLength={100} autoComplete="off" defaultValue={asked} />
      <Button type="submit" variant="primary" icon="search">
        {asked === '' ? words.check : words.again}
      </Button>
    </form>
  )
}

export function NotOurs({ asked, near, words }: { asked: string; near: readonly string[]; words: VerifyWords }) {
  const { notOurs } = words
  const tell = `/contact?${new URLSearchParams({ topic: 'complaint', facility: asked })}#send`
  return (
    <Card className="alarming stack stack-fill gap-4">
      <div className="marked align-center gap-4">
        <Seal look="unknown" state="" id="unknown" />
        <div>
          <h1>{notOurs.title}</h1>
          <p className="small ink-3 mt-1 break">
            {notOurs.words} <b>{asked}</b>
          </p>
        </div>
      </div>
      <p className="ink">{notOurs.look}</p>
      {near.length > 0 && (
        <p className="row gap-3 tight ink">
          {notOurs.near}
          {near.map((number) => (
            <SiteLink key={number} className="tap bold" to={buildVerifyPath(number, words.language)}>
              {number}
            </SiteLink>
          ))}
        </p>
      )}
      <NumberForm asked={asked} words={words} />
      <p className="small ink-2">
        {notOurs.paper} <SiteLink to={tell}>{notOurs.tell}</SiteLink>. {notOurs.anonymous}
      </p>
    </Card>
  )
}
