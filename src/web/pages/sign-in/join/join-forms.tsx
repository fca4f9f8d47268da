import type { joinWords } from '#content/desk/team/team.ts'
import { Island } from '#web/plumbing/island.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import NewAccount, { type NewAccountProps } from './new-account.island.tsx'

export function OneButton({ action, deed, words }: { action: string; deed: 'join' | 'switch'; words: string }) {
  return (
    <Form action={action} hidden={{ do: deed }} className="stack stack-fill">
      <Button type="submit" variant="primary">
        {words}
      </Button>
    </Form>
  )
}

type NewcomerProps = Omit<NewAccountProps, 'button'> & { words: Pick<typeof joinWords, 'fresh' | 'known'> }

export function Newcomer({ action, email, words: { fresh, known }, answered }: NewcomerProps) {
  return (
    <>
      <section aria-labelledby="known" className="stack stack-fill gap-2">
        <h2 id="known" className="side-h">
          {known.title}
        </h2>
        <ButtonLink to={`/sign-in?${new URLSearchParams({ returnTo: action })}`}>{known.button}</ButtonLink>
      </section>
      <section aria-labelledby="fresh" className="stack stack-fill gap-4">
        <div>
          <h2 id="fresh" className="side-h">
            {fresh.title}
          </h2>
          <p className="small ink-2">{fresh.lead}</p>
        </div>
        <Island
          of={NewAccount}
          hydrate={answered ? 'idle' : 'touched'}
          props={{ action, email, button: fresh.button, answered }}
        />
      </section>
    </>
  )
}
