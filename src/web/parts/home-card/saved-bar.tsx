import type { ReactNode } from 'react'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { useSavedHomes } from './saved-homes.ts'
import './saved-bar.css'

type SavedBarProps = {
  /** Where the saved homes stand, fragment and all. */
  to: string
  /** The path of the search, under which lists are shared. */
  path: string
  words: HomeWords['save']
  /** Further ways on, such as the homes side by side. */
  children?: ReactNode
}

/** The way to what was saved, at the foot of the window: a bar of its own, so that nothing lies under it. */
export function SavedBar({ to, path, words, children }: SavedBarProps) {
  const homes = useSavedHomes()
  const { length } = homes
  if (length === 0 && !children) return null
  return (
    <aside className="savedbar" aria-label={words.bar}>
      {length > 0 && (
        <>
          <form method="post" action={`${path}/shared/new`}>
            <input type="hidden" name="homes" value={homes.map(({ slug }) => slug).join(',')} />
            <Button type="submit" look="text" small icon="share">
              {words.share}
            </Button>
          </form>
          <ButtonLink to={to} small icon="heart">
            {words.see(length)}
          </ButtonLink>
        </>
      )}
      {children}
    </aside>
  )
}
