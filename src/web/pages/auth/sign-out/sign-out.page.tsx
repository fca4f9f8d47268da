import { signOutWords as words } from '#content/auth/account.ts'
import { isOfficer } from '#domain/people/desk-powers.ts'
import { findOwner } from '#web/parts/beds/bed-queue/queue-owner.ts'
import { NightSplit } from '#web/parts/beds/night-split/night-split.tsx'
import { Island } from '#web/plumbing/island.tsx'
import { definePage } from '#web/plumbing/page.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import UnsentChanges from './unsent-changes.island.tsx'
import UnsentFindings from './unsent-findings.island.tsx'

/** Asks first: no other site may sign anybody out (docs/specification.md, ruling 8). */
export default definePage({
  head: () => ({ title: words.title, description: words.description, path: null }),
  show: ({ visit: { user } }) => {
    const owner = user && findOwner(user)
    return (
      <NightSplit words={words.light}>
        <div>
          <h1>{words.question}</h1>
          <p className="ink-2 mt-2">{words.lead}</p>
        </div>
        {owner && <Island of={UnsentChanges} hydrate="idle" props={{ words: words.unsent, owner }} />}
        {user && isOfficer(user) && <Island of={UnsentFindings} hydrate="idle" props={{ person: user }} />}
        <form className="stack stack-fill" method="post" action="/api/logout">
          <Button type="submit" variant="primary">
            {words.title}
          </Button>
        </form>
        <ButtonLink to="/">{words.stay}</ButtonLink>
      </NightSplit>
    )
  },
})
